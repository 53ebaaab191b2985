import type { Language, LexiconCombined, LexiconEntry } from '@chitta/symbols/types';
import type { Evidence, Mention, ReadingSentence, Span } from '../types.ts';
import type { ReadingRule } from './rules.ts';

/** What composition needs of a dictionary. */
export interface ReadingLexicon {
  readonly language: Language;
  entry(id: string): LexiconEntry | undefined;
  /** Symbols that mean more together than apart. */
  readonly combined?: { readonly all: readonly LexiconCombined[] };
}

/** A mention together with its dictionary entry. */
export interface Sign {
  readonly mention: Mention;
  readonly entry: LexiconEntry;
  /** The same symbol again, elsewhere in the dream. */
  readonly repeats: Mention[];
}

/** A noun of the dream with everything that grammatically belongs to it. */
export interface Figure {
  readonly sign: Sign;
  /** In the second person, with article or possessive: "your brother", "la casa de tu abuela". */
  readonly phrase: string;
  /** The phrase with the preposition the dreamer used, when it says where: "in your old school". */
  readonly where: string | undefined;
  readonly plural: boolean;
  readonly feminine: boolean;
  /** Whose it is: "my grandmother's house". */
  readonly owner: Figure | undefined;
  /** Known to the dreamer in person: "my brother". */
  readonly known: boolean;
  readonly traits: readonly Trait[];
  readonly span: Span;
}

/** A condition or colour and the dreamer's words for it. */
export interface Trait {
  readonly sign: Sign;
  readonly words: string;
}

export type Actor =
  | { readonly by: 'dreamer' }
  | { readonly by: 'figure'; readonly figure: Figure; readonly on: 'dreamer' | 'other' }
  | { readonly by: 'someone'; readonly on: 'dreamer' }
  | { readonly by: 'unknown' };

interface PointBase {
  readonly weight: number;
  readonly start: number;
  /** The dreamer's exact words for it, when they can be quoted whole. */
  readonly quote: string | undefined;
  readonly quoteSpan: Span | undefined;
}

/** One thing a passage has to say. */
export type Point = PointBase &
  (
    | { readonly kind: 'place'; readonly figure: Figure }
    | { readonly kind: 'thing'; readonly figure: Figure }
    | {
        readonly kind: 'act';
        readonly sign: Sign;
        readonly actor: Actor;
        /** Verb with its complement in the second person: "open the door with your key". */
        readonly doing: string | undefined;
        readonly object: Figure | undefined;
      }
    | { readonly kind: 'trait'; readonly trait: Trait; readonly ofDreamer: boolean }
    | {
        readonly kind: 'feeling';
        readonly sign: Sign;
        readonly ofDreamer: boolean;
        /** Who feels it, where it is somebody else. */
        readonly holder?: Figure | undefined;
      }
    | { readonly kind: 'absence'; readonly sign: Sign }
    | { readonly kind: 'combined'; readonly sign: Sign }
    | { readonly kind: 'rest'; readonly figures: readonly Figure[] }
  );
export type PointOf<Kind extends Point['kind']> = Extract<Point, { kind: Kind }>;

export interface Scene extends Span {
  readonly points: readonly Point[];
}

/** A sentence skeleton: builds a sentence from its slots, or nothing when the slots do not suit it. */
export interface Skeleton<Slots> {
  readonly id: string;
  readonly say: (slots: Slots) => string | undefined;
}

/** A sentence with what ranking needs to know of it. */
export interface DraftSentence extends ReadingSentence {
  readonly weight: number;
  readonly scene: number;
  /** Where in the dream the stretch begins that it tells or reads. */
  readonly at?: number;
}

/** Evidence for a sign and its repetitions under one rule. */
export function evidenceOf(sign: Sign, rule: ReadingRule): Evidence[] {
  return [sign.mention, ...sign.repeats].map((mention) => placeOf(mention, rule));
}

/** A mention as evidence; one of the dreamer's own symbols names it. */
export function placeOf({ start, end, symbol, kind }: Mention, rule: ReadingRule): Evidence {
  if (kind !== 'personal') return { start, end, symbol, rule };
  return { start, end, symbol, rule, ref: symbol.replace(/^personal-/u, 'personal:') };
}
