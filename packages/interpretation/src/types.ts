import type { Language, SymbolGroup } from '@chitta/symbols/types';
import type { CareKind, CareStrength } from './care/care-kinds.ts';

/** Half-open place in the dream text, in UTF-16 code units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where two apply to one word, the later one wins. */
export const assertions = ['present', 'absent', 'unreal', 'simile', 'waking'] as const;

/**
 * Whether the dream says that the thing was there: it was, it is denied, it is only thought of (wished, feared, almost,
 * if), something is compared with it, or it belongs to waking life. Only `present` is read.
 */
export type Assertion = (typeof assertions)[number];

/**
 * What a mention is where it is no plain symbol of the dictionary: a word that has only the meaning of its class, a
 * private name, a famous person, several symbols that mean more together, or a symbol of the member's own.
 */
export type MentionKind = 'class' | 'name' | 'celebrity' | 'combined' | 'personal';

/** A place in the dream that belongs to a mention: its owner, its condition. */
export interface Attached extends Span {
  readonly text: string;
  /** The symbol at this place, where the dictionary has one. */
  readonly symbol?: string;
}

/** Who does an action; the place is that of the subject, or of the verb itself where only its form tells. */
export interface ActorOfMention extends Attached {
  readonly who: 'dreamer' | 'other';
}

/** One recognised place of a symbol in a dream. */
export interface Mention extends Span {
  readonly symbol: string;
  readonly group: SymbolGroup;
  readonly text: string;
  /** The dictionary's word or phrase that matched. */
  readonly variation: string;
  /** Why it was recognised, such as `word.exact`, `word.inflected`, `phrase.exact`. */
  readonly rule: string;
  /** Part of speech and group, such as `noun.animal`, `verb.action`. */
  readonly sense: string;
  readonly state: Assertion;
  /** Missing: a symbol of the dictionary. */
  readonly kind?: MentionKind;
  /** Who does it, for actions that show it. */
  readonly actor?: ActorOfMention;
  /** Whose it is: "my mother's car". */
  readonly owner?: Attached;
  /** What is said of it: "the broken window". */
  readonly condition?: Attached;
  /** An absent part of a body or a garment, which the dream tells as a condition: "without teeth". */
  readonly isLacking?: true;
}

export const readingPartNames = [
  'headline',
  'opening',
  'passage',
  'history',
  'feeling',
  'ending',
  'guidance',
  'care',
  'question',
  'deed',
] as const;
export type ReadingPart = (typeof readingPartNames)[number];

/** What a sentence rests on: a place in the dream, the symbol read there and the rule applied. */
export interface Evidence extends Span {
  readonly symbol?: string;
  readonly rule: string;
  /** What else was used: `dream:<id>` an earlier dream, `personal:<id>` a symbol of the dreamer's own. */
  readonly ref?: string;
}

export interface ReadingSentence {
  readonly text: string;
  readonly part: ReadingPart;
  readonly paragraph: number;
  readonly evidence: readonly Evidence[];
}

export type ReadingLevel = 'free' | 'premium' | 'plain';

/** A reading as structure; `readingText` turns it into readable text. */
export interface Reading {
  readonly engineVersion: string;
  readonly language: Language;
  /** The pattern that its thought was found by. */
  readonly arc?: string | undefined;
  readonly care?: { readonly kind: CareKind; readonly strength: CareStrength } | undefined;
  readonly sentences: readonly ReadingSentence[];
}

/** One earlier dream of the same dreamer in which a symbol was present. */
export interface PastOccurrence {
  /** The dream, as evidence refers to it. */
  readonly dreamId: string;
  /** Day on which it was written down, `YYYY-MM-DD` in the dreamer's time zone. */
  readonly date: string;
  /** The condition said of it, as a symbol of the dictionary and in the dreamer's words, with their language where it is known. */
  readonly condition?: { readonly symbol: string; readonly text: string; readonly language?: Language };
  /** Whether the dreamer or somebody else acted, for actions that showed it. */
  readonly actor?: 'dreamer' | 'other';
}

/** How often the dreamer said that readings which spoke of a symbol fitted. */
export interface SymbolFit {
  readonly fitted: number;
  readonly answered: number;
}

/** What is known of the dreamer beside this dream. Everything may be missing; the engine has no clock of its own. */
export interface ReadingContext {
  /** Day of this dream, `YYYY-MM-DD`. */
  readonly date?: string;
  /** Earlier occurrences per symbol, oldest first. */
  readonly past?: Readonly<Record<string, readonly PastOccurrence[]>>;
  readonly fits?: Readonly<Record<string, SymbolFit>>;
  /** Grammatical gender in which the dreamer wants to be addressed; missing: forms that need none. */
  readonly address?: 'feminine' | 'masculine';
}
