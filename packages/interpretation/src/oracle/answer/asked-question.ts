import type { PracticeOfLanguage } from '@chitta/symbols/types';
import type { Dictionaries } from '../../dream/open-dictionary.ts';
import type { OwnSymbol } from '../../personal/personal-lexicon.ts';
import type { OracleBooks } from '../open-oracle.ts';
import type { OracleDream, QuestionRead } from '../types.ts';
import type { ChartPlace } from './oracle-answer.ts';
import type { RecentlySaid } from './recently-said.ts';

/** A question as it was asked. */
export interface AskedQuestion {
  readonly text: string;
  readonly read: QuestionRead;
}

export interface AnsweredQuestion<Body extends string = string, Sign extends string = string> {
  readonly question: AskedQuestion;
  /** Dreams that may touch it, as they stand in the journal. */
  readonly dreams: readonly OracleDream[];
  /** The asker's own symbols. */
  readonly own?: readonly OwnSymbol[] | undefined;
  /** Practices in the language of the question. */
  readonly practices: readonly PracticeOfLanguage[];
  /** Given in the last consultations: not again. */
  readonly recentPractices?: readonly string[] | undefined;
  /** What the last answers said: not in the same words again, nor of the same side where another fits about as well. */
  readonly recentlySaid?: readonly RecentlySaid[] | undefined;
  readonly tone: 'plain' | 'warm';
  /** Places of the natal chart; null where there is none or its light was not wanted. */
  readonly chart: readonly ChartPlace<Body, Sign>[] | null;
  /** The day of the question, `YYYY-MM-DD`. */
  readonly today: string;
  readonly dictionary: Dictionaries;
  readonly oracle: OracleBooks;
}
