import type { Language, LifeField, QuestionKind } from '@chitta/symbols/types';
import type { CareKind } from '../care/care-kinds.ts';

/** Why a question is left to others. */
export type OutsideReason = 'law' | 'medicine' | 'stakes' | 'prophecy';

/** A place in the question: UTF-16 offsets. */
export interface QuestionPlace {
  readonly start: number;
  readonly end: number;
}

/** What a question asks, and by what the dreams that touch it can be looked for. */
export interface QuestionRead {
  readonly language: Language;
  readonly field: LifeField;
  readonly kind: QuestionKind;
  /** Set where the question is met with care alone or with care beside the answer. */
  readonly care:
    | ({ readonly kind: CareKind; readonly strength: 'strong' | 'gentle' } & {
        readonly places: readonly QuestionPlace[];
        /** A grief that answers have words for: after the words of care it is still answered. */
        readonly isMet?: boolean;
      })
    | null;
  readonly outside: OutsideReason | null;
  /** Words worth looking for, in dictionary form and as written, small, without those everybody uses. */
  readonly words: readonly (QuestionPlace & {
    readonly word: string;
    /** Written with a capital: it may be somebody's name. */
    readonly isCapital?: boolean;
  })[];
  /** Symbols of the dictionary and own symbols (`personal:<id>`) that the question names. */
  readonly symbols: readonly (QuestionPlace & { readonly id: string; readonly name: string })[];
  /** Those of them that are people. */
  readonly namedPeople: readonly string[];
  /** Symbols in which dreams speak of this field of life, weightiest first. */
  readonly fieldSymbols: readonly string[];
  readonly feelings: readonly string[];
  /** It speaks of somebody, by name or not: a brother, a dog. */
  readonly isOfSomebody: boolean;
  /** People whom the question may mean without naming them: "my partner" in a dream may be "my husband". */
  readonly people: readonly string[];
  /** What the question thinks of doing; null where it names nothing of the kind. */
  readonly act: {
    readonly id: string;
    /** Symbols of doing it, and of its other side, weightiest first. */
    readonly doing: readonly string[];
    readonly other: readonly string[];
  } | null;
  /** The matter that it is about, by its id; null where it is about none that answers have words for. */
  readonly matter: string | null;
  /** What dreams look like there is held up to nothing. */
  readonly isDelicate?: boolean;
  /** Symbols in which dreams speak of that matter, weightiest first. */
  readonly matterSymbols: readonly string[];
  /** How it is asked, whatever it is about ("whose is it"), by their ids, the surest first. */
  readonly shapes: readonly string[];
  /** How it is asked tells more than what it is about. */
  readonly isShapeSurer: boolean;
  /** By which words it was understood: `field.work`, `kind.decision`, `act.leave`, `outside.law`. */
  readonly cues: readonly { readonly id: string; readonly places: readonly QuestionPlace[] }[];
}

/** A dream that may touch a question, as the journal keeps it. */
export interface OracleDream {
  readonly id: number;
  readonly title: string;
  readonly content: string;
  /** `YYYY-MM-DD`. */
  readonly night: string;
  readonly language: Language;
  /** What the dreamer said to have felt. */
  readonly feelings: readonly string[];
  readonly category: string | null;
  readonly marks: readonly {
    readonly symbol: string;
    readonly name: string;
    readonly start: number;
    readonly end: number;
    readonly state: string;
    readonly isOwn: boolean;
  }[];
  /** The thought of its reading. */
  readonly thought: string | null;
}

/** Why a dream touches a question: what they share, as people say it. */
export interface MatchReason {
  readonly kind: 'own_symbol' | 'symbol' | 'word' | 'person' | 'feeling' | 'field' | 'thought' | 'returns';
  readonly text: string;
  readonly symbol?: string;
}

/** Words of a dream that touch a question. */
export interface TouchedPlace extends QuestionPlace {
  readonly symbol?: string;
  /** The dream says that it was so. */
  readonly isThere: boolean;
}

export interface TouchingDream {
  readonly dream: OracleDream;
  readonly score: number;
  /** The strongest first. */
  readonly reasons: readonly MatchReason[];
  readonly places: readonly TouchedPlace[];
  /** Symbols of things that another dream near the question has as well, and few besides. */
  readonly returning: readonly string[];
  /** Where such things stand that no list knows, by what the forms of their names have in common. */
  readonly threads?: readonly (QuestionPlace & { readonly stem: string })[];
}

/** The words of a question, ready to be looked for in other texts. */
export interface QuestionStems {
  readonly stem: (folded: string) => string;
  readonly words: ReadonlySet<string>;
  /** Those by which the question names things. */
  readonly things: ReadonlySet<string>;
  /** Names of people. */
  readonly people: ReadonlySet<string>;
}
