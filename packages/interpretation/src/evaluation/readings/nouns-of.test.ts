import type { LexiconEntry } from '@chitta/symbols/types';
import { expect, it } from 'vitest';
import { nounsOf } from './nouns-of.ts';

const entry = (group: LexiconEntry['group'], ...variations: string[]): LexiconEntry => ({
  id: group,
  group,
  name: '',
  category: '',
  function: '',
  meaning: '',
  insight: '',
  deed: '',
  variations,
  common: true,
  vital: true,
});

it('takes single nouns of things, in lower case', () => {
  const entries = [entry('animal', 'Perro', 'perro lobo', 'ladrar/v', 'can/n'), entry('action', 'correr')];
  const nouns = nounsOf({ language: 'es', version: '', entries, combined: [], celebrities: [] });
  expect([...nouns]).toEqual(['perro', 'can']);
});
