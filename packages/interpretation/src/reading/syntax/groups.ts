import type { SymbolGroup } from '@chitta/symbols/types';
import type { Sign } from '../model.ts';

const nounGroups: ReadonlySet<SymbolGroup> = new Set([
  'person',
  'animal',
  'place',
  'building',
  'vehicle',
  'object',
  'clothing',
  'body',
  'food',
  'nature',
  'being',
  'time',
]);

/** Groups that can act: an aspect or a habit of the dreamer. */
export const actingGroups: ReadonlySet<SymbolGroup> = new Set(['person', 'animal', 'being']);

export function isNoun(sign: Sign): boolean {
  return nounGroups.has(sign.mention.group);
}
