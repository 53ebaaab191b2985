import type { SymbolGroup } from '@chitta/symbols/types';

/** noun, verb, adjective, never inflected */
export type PartOfSpeech = 'n' | 'v' | 'a' | 'x';

const partOfGroup: Readonly<Partial<Record<SymbolGroup, PartOfSpeech>>> = {
  action: 'v',
  condition: 'a',
  colour: 'a',
};

/** What a variation of the group is where it carries no suffix. */
export function partOfSpeechOf(group: SymbolGroup): PartOfSpeech {
  return partOfGroup[group] ?? 'n';
}
