import { expect, it } from 'vitest';
import { isMeant } from './is-meant.ts';

const everybody = { languages: [], trafficSources: [], keywords: [] };
const visitor = { language: 'es', trafficSource: 'search', searchKeywords: 'Sueño con una casa+grande' };

it('means everybody where nothing is said', () => {
  expect(isMeant(everybody, visitor)).toBe(true);
  expect(isMeant(everybody, { ...visitor, searchKeywords: null })).toBe(true);
});

it.each([
  [{ languages: ['es'] }, true],
  [{ languages: ['en'] }, false],
  [{ trafficSources: ['social', 'search'] }, true],
  [{ trafficSources: ['direct'] }, false],
  [{ keywords: ['CASA GRANDE', 'agua'] }, true],
  [{ keywords: ['cas'] }, false],
  [{ languages: ['es'], trafficSources: ['search'], keywords: ['sueño'] }, true],
  [{ languages: ['es'], trafficSources: ['direct'], keywords: ['sueño'] }, false],
])('%j: %s', (audience, isIn) => {
  expect(isMeant({ ...everybody, ...audience }, visitor)).toBe(isIn);
});

it('finds no words where nobody knows what was looked for', () => {
  expect(isMeant({ ...everybody, keywords: ['casa'] }, { ...visitor, searchKeywords: null })).toBe(false);
});
