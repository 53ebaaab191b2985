import { exercise } from '@chitta/contract/limits';
import { describe, expect, it } from 'vitest';
import { beginRun, type ExerciseRun, nextRun, type RunAct, sessionOf } from './exercise-run.ts';

const today = '2026-03-02';
const start = Date.UTC(2026, 2, 2, 9);
const begin = () => beginRun({ id: 'a-run', today, now: start });
const seen = [{ id: 'a'.repeat(22), cameBack: true }];

/** Does one thing after the other, a minute apart. */
function run(...acts: readonly (Partial<RunAct> & Pick<RunAct, 'act'>)[]): ExerciseRun {
  return acts.reduce<ExerciseRun>(
    (state, act, index) => nextRun(state, { now: start + (index + 1) * 60_000, ...act } as RunAct),
    begin(),
  );
}
const remembered = { act: 'remembered' } as const;
const nothing = { act: 'nothing' } as const;
const back = { act: 'back' } as const;
const end = { act: 'end' } as const;
const helpAt = (day: string) => ({ help: { day, moments: seen } });

describe('an exercise', () => {
  it('asks for the days one by one, over the end of a month', () => {
    expect(begin().day).toBe('2026-03-01');
    const after = run(remembered, remembered);
    expect(after).toMatchObject({ phase: 'alone', day: '2026-02-27', stuckAt: null });
    expect(after.steps.map(({ day }) => day)).toEqual(['2026-03-01', '2026-02-28']);
  });

  it('goes on with help at the day that does not come, and passes by what has no moments', () => {
    const stuck = run(remembered, nothing);
    expect(stuck).toMatchObject({ phase: 'helped', day: '2026-02-28', stuckAt: '2026-02-28' });
    const helped = nextRun(stuck, { ...remembered, now: start + 180_000, ...helpAt('2026-02-20') });
    expect(helped).toMatchObject({ phase: 'helped', day: '2026-02-19' });
  });

  it('tells the server of each day how it came, and nothing of what was written', () => {
    const words = { act: 'write', words: ' The market. ' } as const;
    const done = run(
      words,
      remembered,
      nothing,
      { ...remembered, ...helpAt('2026-02-20') },
      { ...nothing, ...helpAt('2026-02-18') },
      end,
    );
    expect(done.steps[0]?.words).toBe('The market.');
    expect(sessionOf(done, start)).toEqual({
      date: today,
      duration: 360,
      unassistedDays: 1,
      assistedDays: 1,
      completedAt: '2026-03-02T09:00:00.000Z',
      days: [
        { date: '2026-03-01', recall: 'unassisted', moments: [] },
        { date: '2026-02-28', recall: 'missed', moments: [] },
        { date: '2026-02-20', recall: 'assisted', moments: seen },
        { date: '2026-02-18', recall: 'missed', moments: seen },
      ],
    });
  });

  it('counts the day that did not come alone once, where help brings it', () => {
    const done = run(nothing, { ...remembered, ...helpAt('2026-03-01') }, end);
    expect(sessionOf(done, start)).toMatchObject({
      unassistedDays: 0,
      assistedDays: 1,
      days: [{ date: '2026-03-01', recall: 'assisted' }],
    });
  });

  it('has ended where there are no moments to help', () => {
    expect(run(nothing, nothing)).toMatchObject({ phase: 'done', since: null });
  });

  it('takes answers back, each to its own way of asking', () => {
    const first = [{ act: 'write', words: 'Rain.' }, remembered] as const;
    const second = [...first, nothing, { ...remembered, ...helpAt('2026-02-20') }] as const;
    expect(run(...second, back)).toMatchObject({ phase: 'helped', day: '2026-02-20', stuckAt: '2026-02-28' });
    expect(run(...second, back, back)).toMatchObject({ phase: 'alone', day: '2026-02-28', stuckAt: null });
    expect(run(...second, back, back, back)).toMatchObject({ day: '2026-03-01', words: 'Rain.', steps: [] });
    expect(run(back)).toEqual(begin());
  });

  it('does not count the time while it rests', () => {
    const rested = nextRun(begin(), { act: 'rest', now: start + 30_000 });
    expect(nextRun(rested, { act: 'rest', now: start + 90_000 })).toEqual(rested);
    const resumed = nextRun(rested, { act: 'resume', now: start + 3_600_000 });
    const done = nextRun(resumed, { act: 'end', now: start + 3_612_000 });
    expect(sessionOf(done, start).duration).toBe(42);
    expect(nextRun(done, { act: 'resume', now: start + 4_000_000 })).toEqual(done);
  });

  it('ends with the earliest day that the server takes', () => {
    const done = run(...Array.from({ length: exercise.days }, () => remembered));
    expect(done.phase).toBe('done');
    const { days = [] } = sessionOf(done, start);
    expect(days.length).toBe(exercise.days - 1);
    expect(Date.parse(days.at(-1)?.date ?? '')).toBeGreaterThan(
      Date.parse(today) - exercise.days * 86_400_000,
    );
  });
});
