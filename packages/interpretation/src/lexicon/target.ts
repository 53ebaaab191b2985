import type { SymbolGroup } from '@chitta/symbols/types';
import { type PartOfSpeech, partOfSpeechOf } from '../morphology/part-of-speech.ts';
import type { CombinedUses } from './combined-index.ts';

/** What a phrase of the lexicon leads to. */
export interface Target {
  readonly symbol: string;
  readonly group: SymbolGroup;
  /** The dictionary's word or phrase. */
  readonly variation: string;
  /** The variation as the tokeniser reads it: lower case, words apart by spaces. */
  readonly spelling: string;
  /** `spelling` without accents. */
  readonly folded: string;
  /** Part of speech of the word that bends. */
  readonly part: PartOfSpeech;
  /** Part of speech and group, as `Mention.sense`. */
  readonly sense: string;
  /** The words have the meaning of their class, none of their own. */
  readonly isClass: boolean;
  /** Place in the dictionary, which settles what nothing else does. */
  readonly order: number;
  /** Where the symbol is a part of combined symbols. */
  readonly uses: CombinedUses;
}

const partNames = { n: 'noun', v: 'verb', a: 'adjective', x: 'phrase' } as const;

/** What never bends has the part of speech of its group. */
export function senseOf(part: PartOfSpeech, group: SymbolGroup): string {
  return `${partNames[part === 'x' ? partOfSpeechOf(group) : part]}.${group}`;
}
