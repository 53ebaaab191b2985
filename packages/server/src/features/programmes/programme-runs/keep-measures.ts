import { limits, type ProgrammeMeasureValues, type ProgrammeRun } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { AppError, assertThat } from '#server/platform/errors/app-error.ts';
import { dayPlus } from '#server/platform/time/calendar-day.ts';
import { assertAnswersAll } from './assert-answers-all.ts';
import { lastOpenDay } from './days-of-run.ts';
import type { OfMember } from './find-run.ts';
import { putByDate } from './put-by-date.ts';
import { reviseRun } from './revise-run.ts';

export interface KeepMeasuresOptions extends OfMember {
  readonly date: string;
  readonly values: ProgrammeMeasureValues;
}

/**
 * Answers the questions of a programme on a day of its run, or in the weeks after its end. Throws `requests.invalid` for
 * answers that are not those of the programme and for a day that has not come or is before the first,
 * `programmes.run_not_found`, and `programmes.ended` where the end is too long ago.
 */
export function keepMeasures(
  context: Pick<AppContext, 'db' | 'clock'>,
  { date, values, ...of }: KeepMeasuresOptions,
): Promise<ProgrammeRun> {
  assertAnswersAll(of.name, values);
  return reviseRun(context, of, (run, today) => {
    if (date < run.startedOn || date > today) {
      throw new AppError('requests.invalid', { details: [{ path: 'date', message: 'Invalid input' }] });
    }
    const last =
      run.endedOn === null ? lastOpenDay(run) : dayPlus(run.endedOn, limits.programmeRun.extraDays);
    assertThat(date <= last, 'programmes.ended');
    return { measures: putByDate(run.measures, { date, values }) };
  });
}
