import { lowerOwnPriority } from '#server/platform/threads/lower-own-priority.ts';
import { seeWholeJournal } from '../whole/see-whole-journal.ts';
import { countLonger, countMonths } from './count-periods.ts';

/** Nobody waits for figures as they do for a page. */
lowerOwnPriority(15);

const works = { countMonths, countLonger, seeWholeJournal };
export type CountingWorks = typeof works;

/** One work, by its name. */
export interface CountingTask<Name extends keyof CountingWorks = keyof CountingWorks> {
  readonly name: Name;
  readonly task: Parameters<CountingWorks[Name]>[0];
}

/** The entry of the thread. */
export function run({ name, task }: CountingTask): unknown {
  return (works[name] as (given: typeof task) => unknown)(task);
}
