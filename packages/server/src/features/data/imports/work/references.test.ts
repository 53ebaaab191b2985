import type { ExportedDream } from '@chitta/contract';
import { expect, it } from 'vitest';
import { referencesOf, turnFollowUp, turnReading } from './references.ts';

const content = 'Rex ran through the house.';
const evidence = [
  { start: 0, end: 3, symbol: 'personal-4', rule: 'name', ref: 'personal:4' },
  { start: 20, end: 25, symbol: 'house', rule: 'word', ref: 'dream:7' },
  { start: 0, end: 3, symbol: 'personal-9', rule: 'name', ref: 'dream:99' },
];
const dream = {
  content,
  translation: 'A dog runs.',
  reading: {
    engineVersion: '1',
    language: 'en',
    sentences: [{ text: 'A dog runs.', part: 'passage', paragraph: 0, evidence }],
  },
  followUp: {
    answer: null,
    answeredAt: null,
    deed: null,
    deedAt: null,
    fit: {
      verdict: 'partly',
      change: '',
      misfits: ['personal-4'],
      symbols: ['house', 'personal-4', 'personal-9'],
    },
    dismissedDay: 0,
    settledAt: '2026-11-21T10:00:00.000Z',
  },
} as unknown as ExportedDream;
const numbers = { dreams: new Map([[7, 70]]), symbols: new Map([[4, 40]]) };

it('finds every number that a dream refers to', () => {
  expect(referencesOf(dream)).toEqual({ dreams: [7, 99], symbols: [4, 4, 9, 4, 9, 4] });
});

it('turns them, and leaves out what has not come along', () => {
  expect(turnReading(dream, numbers)?.sentences[0]?.evidence).toEqual([
    { start: 0, end: 3, symbol: 'personal-40', rule: 'name', ref: 'personal:40' },
    { start: 20, end: 25, symbol: 'house', rule: 'word', ref: 'dream:70' },
    { start: 0, end: 3, rule: 'name' },
  ]);
  expect(dream.followUp && turnFollowUp(dream.followUp, numbers)).toMatchObject({
    symbolIds: ['house', 'personal-40'],
    misfits: ['personal-40'],
    settledAt: new Date('2026-11-21T10:00:00Z'),
  });
});

it('drops a reading that is not of this dream', () => {
  expect(turnReading({ ...dream, translation: 'Something else.' }, numbers)).toBeNull();
  expect(turnReading({ ...dream, content: 'Rex.' }, numbers)).toBeNull();
});
