import type { AppContext } from '#server/context.ts';
import { beginProgramme } from '#server/features/programmes/programme-runs/begin-programme.ts';
import { changeRun } from '#server/features/programmes/programme-runs/change-run.ts';
import { keepDay } from '#server/features/programmes/programme-runs/keep-day.ts';
import { keepMeasures } from '#server/features/programmes/programme-runs/keep-measures.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { dayPlus } from '#server/platform/time/calendar-day.ts';
import { contextOf } from './context-of.ts';
import { type DemoRun, demoRuns } from './demo-programmes.ts';

/** The programmes of the demo member, through the operations that members use. */
export async function liveProgrammes(context: AppContext, member: Member): Promise<void> {
  for (const run of demoRuns) await take(context, member, run);
}

async function take(context: AppContext, member: Member, run: DemoRun): Promise<void> {
  const { name, before, writing, days, measures, endedOnDay } = run;
  const on = (day: number) => contextOf(context, run.daysAgo - day + 1);
  const { id, startedOn } = await beginProgramme(on(1), { member, name, request: { before, concerns: [] } });
  const of = { member, name, id };
  const dateOf = (day: number) => dayPlus(startedOn, day - 1);
  if (writing !== undefined) await changeRun(on(2), { ...of, request: { writing } });
  for (const { day, ...said } of days) {
    const request = { done: [], minutes: null, minutesToSleep: null, answer: null, note: '', ...said };
    await keepDay(on(day), { ...of, date: dateOf(day), request });
  }
  for (const { day, values } of measures) await keepMeasures(on(day), { ...of, date: dateOf(day), values });
  if (endedOnDay !== undefined) await changeRun(on(endedOnDay), { ...of, request: { state: 'completed' } });
}
