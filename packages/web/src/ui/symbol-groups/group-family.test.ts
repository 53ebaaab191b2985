import { symbolGroups } from '@chitta/symbols/types';
import { expect, it } from 'vitest';
import { familyColour, groupFamilies, groupFamily } from './group-family.ts';

it('draws every group of the dictionary in one of the seven families', () => {
  expect(new Set(symbolGroups.map(groupFamily))).toEqual(new Set(groupFamilies));
});

it('draws a group it does not know as a thing', () => {
  expect(groupFamily('spell')).toBe('thing');
});

it('gives each family a colour of its own', () => {
  expect(new Set(Object.values(familyColour)).size).toBe(groupFamilies.length);
});
