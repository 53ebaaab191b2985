import type { ExerciseSession } from '@chitta/contract';
import { describe, expect, it } from 'vitest';
import { beginRun, type ExerciseRun, nextRun, type RunAct, sessionOf } from './exercise-run.ts';
import { isSameWay, runOfSession } from './run-of-session.ts';
import { isSessionId, newSessionId } from './session-id.ts';

const start = Date.UTC(2026, 2, 2, 9);
const remembered = { act: 'remembered' } as const;
const nothing = { act: 'nothing' } as const;
const rest = { act: 'rest' } as const;
const help = (day: string) => ({ help: { day, moments: [{ id: 'a'.repeat(22), cameBack: true }] } });

function run(...acts: readonly (Partial<RunAct> & Pick<RunAct, 'act'>)[]): ExerciseRun {
  return acts.reduce<ExerciseRun>(
    (state, act, index) => nextRun(state, { now: start + (index + 1) * 60_000, ...act } as RunAct),
    beginRun({ id: newSessionId(), today: '2026-03-02', now: start }),
  );
}

/** As the server gives it back. */
function kept(paused: ExerciseRun): ExerciseSession {
  const { id = '', days = [], ...rest } = sessionOf(paused, null);
  return {
    ...rest,
    id,
    days: days.map(({ moments = [], ...day }) => ({
      ...day,
      moments: moments.map((moment) => ({ ...moment, kind: null, hasPicture: false })),
    })),
    createdAt: '',
    updatedAt: '',
  };
}

describe('runOfSession', () => {
  it.each<[string, ExerciseRun]>([
    ['at its first day', run(rest)],
    ['from memory alone', run(remembered, remembered, rest)],
    ['where nothing came', run(remembered, nothing, rest)],
    ['where nothing came on the first day', run(nothing, rest)],
    ['with help', run(remembered, nothing, { ...remembered, ...help('2026-02-20') }, rest)],
    ['with help for the day that did not come', run(nothing, { ...nothing, ...help('2026-03-01') }, rest)],
  ])('goes on %s as if it had never rested', (_name, paused) => {
    expect(runOfSession(kept(paused))).toEqual({ ...paused, shared: 'same' });
  });

  it('has the words that were written here, and no others', () => {
    const written = run({ act: 'write', words: 'Rain.' }, remembered, rest);
    expect(runOfSession(kept(written)).steps[0]?.words).toBe('');
    expect(runOfSession(kept(written), written).steps[0]?.words).toBe('Rain.');
  });

  it('is told apart by its days', () => {
    const one = run(remembered, rest);
    expect(isSameWay(one, runOfSession(kept(one)))).toBe(true);
    expect(isSameWay(one, run(remembered, remembered, rest))).toBe(false);
    expect(isSameWay(one, run(remembered, nothing, rest))).toBe(false);
  });
});

it('is known to be another once a day was answered, not for having been looked at', () => {
  const shared: ExerciseRun = { ...run(remembered, rest), shared: 'same' };
  const looked = nextRun(nextRun(shared, { act: 'resume', now: start }), { act: 'write', words: 'R' });
  expect(looked.shared).toBe('same');
  expect(nextRun(looked, { ...remembered, now: start }).shared).toBe('changed');
  expect(nextRun(looked, { act: 'back', now: start }).shared).toBe('changed');
  expect(nextRun(run(), { ...remembered, now: start }).shared).toBeUndefined();
});

it('is named as the server names exercises', () => {
  const names = Array.from({ length: 50 }, newSessionId);
  expect(names.every(isSessionId)).toBe(true);
  expect(new Set(names).size).toBe(50);
  expect(isSessionId('1234-5678-9012-3456')).toBe(false);
});
