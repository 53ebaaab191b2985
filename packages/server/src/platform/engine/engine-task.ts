import type { BeyondReading, Language, Reading } from '@chitta/contract';
import type {
  CareForText,
  Mention,
  PersonalEntry,
  ReadingContext,
  ReadingLevel,
  WordPlace,
} from '@chitta/interpretation';
import type { DetectedLanguage } from '@chitta/interpretation/language';
import type { RecognitionTrace } from '@chitta/interpretation/trace';
import type { AnswerToWrite, DreamPlan } from '@chitta/interpretation/written';
import type { StoredSymbol } from '#server/db/tables/journal/dreams.ts';
import type { DeskWork } from './desk-task.ts';
import type { OracleWork } from './oracle-task.ts';

/** A dream and the member's own symbols, which are recognised before those of the dictionary. */
export interface MarkTask {
  readonly content: string;
  /** The language of a dream that does not tell it; `en` where none is given. */
  readonly fallback?: Language | undefined;
  readonly personal: readonly PersonalEntry[];
  /** Whether its typical themes are to be found as well, where it is kept. */
  readonly areThemesWanted?: boolean;
}

/** What is recognised in a dream, as it is kept with it. Offsets are into the content as it was given. */
export interface Marks {
  /** The language it is read in. */
  readonly language: Language;
  /** In the order in which the dream first names them. */
  readonly recognizedSymbols: readonly StoredSymbol[];
  /** Words that have no entry of their own, as `<language>:<word>`. */
  readonly words: readonly string[];
  /** Those of them that the dictionary lacks: never a name. */
  readonly missing: readonly string[];
  /** Where those stand, told by the kinds of the words beside them. */
  readonly missingPlaces: readonly WordPlace[];
  /** Typical themes in the order in which the dream tells them, where they were wanted. */
  readonly themes?: readonly string[];
}

/** A dream to be read. What it is marked with is found anew: that costs less than sending it. */
export interface ReadTask extends MarkTask {
  /** What is known of the dreamer. */
  readonly context?: ReadingContext | undefined;
  readonly levels: readonly ReadingLevel[];
}

export interface DreamReading {
  readonly reading: Reading;
  readonly text: string;
}

/** The reading of a free member, with what a premium reading would add: told where both are made, and sent alone. */
export interface FreeReading extends DreamReading {
  readonly beyond?: BeyondReading | undefined;
}

/** A dream that somebody else is to read, with our own reading of it. */
export interface PlanTask extends MarkTask {
  readonly level: ReadingLevel;
  readonly own: Pick<Reading, 'sentences'>;
}

/** An answer of the Oracle that somebody else is to write, with the dreams that it speaks of. */
export interface PlanAnswerTask extends AnswerToWrite {
  readonly personal: readonly PersonalEntry[];
}

/** A text in a language that is known, without own symbols. */
export interface MentionsTask {
  readonly text: string;
  readonly language: Language;
}

/** A dream to be read step by step, to see how long each takes. */
export interface StagesTask {
  readonly content: string;
  readonly language?: Language | undefined;
  readonly level: ReadingLevel;
}

export interface StagedDream {
  readonly language: Language;
  readonly isLanguageCertain: boolean;
  readonly mentions: readonly Mention[];
  readonly unknown: readonly string[];
  readonly recognizedSymbols: readonly StoredSymbol[];
  readonly reading: Reading;
  /** Null where nobody else may read it. */
  readonly plan: DreamPlan | null;
  /** In milliseconds, in the order in which they were done. */
  readonly stages: readonly { readonly name: string; readonly ms: number }[];
}

/** A text whose recognition is told stage by stage. */
export interface TraceTask {
  readonly content: string;
  readonly fallback: Language;
}

export interface TracedDream {
  readonly detected: DetectedLanguage;
  readonly used: Language;
  readonly trace: RecognitionTrace;
  readonly unknown: readonly string[];
  readonly unknownMs: number;
}

/** Everything that threads do, by name: what they are given and what they answer. All of it is plain data. */
export interface EngineWork extends OracleWork, DeskWork {
  readonly mark: { readonly task: MarkTask; readonly answer: Marks };
  readonly read: { readonly task: ReadTask; readonly answer: readonly DreamReading[] };
  readonly readFree: { readonly task: Omit<ReadTask, 'levels'>; readonly answer: FreeReading };
  readonly plan: { readonly task: PlanTask; readonly answer: DreamPlan | null };
  readonly planAnswer: { readonly task: PlanAnswerTask; readonly answer: DreamPlan | null };
  readonly mentions: { readonly task: MentionsTask; readonly answer: readonly Mention[] };
  readonly care: { readonly task: MentionsTask; readonly answer: CareForText | null };
  readonly stages: { readonly task: StagesTask; readonly answer: StagedDream };
  readonly trace: { readonly task: TraceTask; readonly answer: TracedDream };
}
