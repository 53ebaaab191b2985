import type { ChartBody, Language, LifeField, OracleTone, ZodiacSign } from '@chitta/contract';
import type { OwnSymbol } from '@chitta/interpretation';
import type {
  AssessedPractice,
  ChartPlace,
  OracleAnswer,
  OracleDream,
  PracticedEntry,
  QuestionRead,
  RecentlySaid,
} from '@chitta/interpretation/oracle';

/** A question to the Oracle. */
export interface QuestionTask {
  readonly text: string;
  /** The language of a question that does not tell it. */
  readonly fallback?: Language | undefined;
  readonly own: readonly OwnSymbol[];
  /** Fields that the asker asks about most. */
  readonly asksAbout: readonly LifeField[];
}

/** A question that was read, with all that an answer is made of. */
export interface AnswerTask {
  readonly text: string;
  readonly read: QuestionRead;
  readonly dreams: readonly OracleDream[];
  readonly own: readonly OwnSymbol[];
  /** Given in the last consultations: not again. */
  readonly recentPractices: readonly string[];
  /** In the last consultations: not in the same words again. */
  readonly recentlySaid: readonly RecentlySaid[];
  readonly tone: OracleTone;
  readonly chart: readonly ChartPlace<ChartBody, ZodiacSign>[] | null;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** How a practice went. */
export interface AssessTask extends QuestionTask {
  /** Of the answer that gave the practice. */
  readonly language: Language;
  readonly from: string;
  readonly to: string;
  readonly entries: readonly PracticedEntry[];
  readonly dreams: readonly OracleDream[];
  readonly change?: string | undefined;
  readonly next: 'practice' | 'end';
}

/** What threads do for the Oracle. */
export interface OracleWork {
  readonly question: { readonly task: QuestionTask; readonly answer: QuestionRead };
  readonly answer: { readonly task: AnswerTask; readonly answer: OracleAnswer<ChartBody, ZodiacSign> };
  readonly assess: { readonly task: AssessTask; readonly answer: AssessedPractice };
}
