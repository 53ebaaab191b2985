import { afterEach, expect, it } from 'vitest';
import { localKeys, writeLocal } from '#web/lib/storage-keys.ts';
import { beginRun, nextRun } from './exercise-run.ts';
import { findRun, keepRun } from './kept-run.ts';

const run = nextRun(beginRun({ id: 'a-run', today: '2026-03-02', now: 1000 }), {
  act: 'remembered',
  now: 2000,
});

afterEach(() => localStorage.clear());

it('is there again for its member alone, resting', () => {
  keepRun(7, run);
  expect(findRun(7)).toEqual({ ...run, since: null });
  expect(findRun(8)).toBeNull();
});

it('is gone when it is let go of', () => {
  keepRun(7, run);
  keepRun(7, null);
  expect(findRun(7)).toBeNull();
});

it.each([
  '',
  '{',
  '{"memberId":7,"run":{"id":3}}',
  JSON.stringify({ memberId: 7, run: { ...run, steps: [{}] } }),
])('is none where something else stands: %s', (value) => {
  writeLocal(localKeys.memoryExercise, value);
  expect(findRun(7)).toBeNull();
});
