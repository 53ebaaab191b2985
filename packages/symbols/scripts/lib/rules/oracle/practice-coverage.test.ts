import { describe, expect, it } from 'vitest';
import {
  lifeFields,
  type PracticeEntry,
  practiceFamilies,
  practiceTimes,
  questionKinds,
} from '../../../../src/types.ts';
import { coverageFaults } from './practice-coverage.ts';

/** Sixty practices that go round all families and times, each for every field and kind. */
const all = Array.from({ length: 60 }, (_, at) => ({
  family: practiceFamilies[at % 10 === 0 ? 0 : at % practiceFamilies.length],
  time: practiceTimes[at % practiceTimes.length],
  fields: lifeFields,
  kinds: questionKinds,
})) as unknown as PracticeEntry[];
const changed = (change: (practice: PracticeEntry, at: number) => object) =>
  coverageFaults(all.map((practice, at) => ({ ...practice, ...change(practice, at) }))).join();

describe('coverageFaults', () => {
  it('finds nothing missing where all is served', () => {
    expect(coverageFaults(all)).toEqual([]);
  });

  it('names what too few practices serve', () => {
    expect(coverageFaults(all.slice(1))).toContain('59 of 60 practices in all');
    expect(changed((_, at) => (at < 3 ? {} : { fields: ['work'] }))).toContain(
      '3 of 4 practices for the field "money"',
    );
    expect(changed((_, at) => (at < 3 ? {} : { kinds: [] }))).toContain(
      '3 of 4 practices for the kind "fear"',
    );
    expect(changed(({ time }) => (time === 'night' ? { time: 'day' } : {}))).toContain(
      '0 of 5 practices for the time "night"',
    );
    expect(changed(({ family }) => (family === 'rescripting' ? { family: 'doing' } : {}))).toContain(
      '0 of 2 practices of the family "rescripting"',
    );
    expect(changed(({ family }, at) => (family === 'incubation' && at > 0 ? { family: 'doing' } : {}))).toBe(
      '1 of 6 practices of the family "incubation"',
    );
  });
});
