import type { SymbolGroup } from '@chitta/symbols/types';

/** The eight families in which symbol groups are drawn: one colour and one shape each. */
export const groupFamilies = [
  'person',
  'place',
  'thing',
  'animal',
  'nature',
  'action',
  'feeling',
  'state',
] as const;
export type GroupFamily = (typeof groupFamilies)[number];

const familyOfGroup: Readonly<Record<SymbolGroup, GroupFamily>> = {
  person: 'person',
  being: 'person',
  body: 'person',
  place: 'place',
  building: 'place',
  vehicle: 'thing',
  object: 'thing',
  clothing: 'thing',
  food: 'thing',
  colour: 'thing',
  number: 'thing',
  time: 'thing',
  animal: 'animal',
  nature: 'nature',
  action: 'action',
  feeling: 'feeling',
  condition: 'state',
};

/** The family of a symbol group; unknown groups are drawn as things. */
export function groupFamily(group: string): GroupFamily {
  return familyOfGroup[group as SymbolGroup] ?? 'thing';
}

/** Text colour class of each family. Written out, so that the style sheet contains them. */
export const familyColour: Readonly<Record<GroupFamily, string>> = {
  person: 'text-person',
  place: 'text-place',
  thing: 'text-thing',
  animal: 'text-animal',
  nature: 'text-nature',
  action: 'text-action',
  feeling: 'text-feeling',
  state: 'text-state',
};
