import type { KeepProgrammeDayRequest, ProgrammeRun } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { programmeOf } from '#server/platform/dictionary/programmes.ts';
import { AppError, assertThat } from '#server/platform/errors/app-error.ts';
import { lastOpenDay } from './days-of-run.ts';
import { findCareIn, withCareIn } from './find-care-in.ts';
import type { OfMember } from './find-run.ts';
import { putByDate } from './put-by-date.ts';
import { reviseRun } from './revise-run.ts';

export interface KeepDayOptions extends OfMember {
  readonly date: string;
  readonly request: KeepProgrammeDayRequest;
}

/**
 * Says what was done on a day; a day of which nothing is said any more is taken out. Throws `requests.invalid` for a day
 * that is none of the run or has not come, and for a step that the programme has not, `programmes.run_not_found`, and
 * `programmes.ended` for a run that ended before that day.
 */
export async function keepDay(
  context: Pick<AppContext, 'db' | 'clock' | 'engine' | 'log'>,
  { date, request, ...of }: KeepDayOptions,
): Promise<ProgrammeRun> {
  const steps = programmeOf(of.name).steps.map(({ id }) => id);
  if (request.done.some((step) => !steps.includes(step))) throw invalid('done');
  const done = steps.filter((step) => request.done.includes(step));
  const written = { [date]: request.note };
  const found = await findCareIn(context, of.member, written);
  return reviseRun(context, of, (run, today) => {
    if (date < run.startedOn || date > today || date > lastOpenDay(run)) throw invalid('date');
    assertThat(run.endedOn === null || date <= run.endedOn, 'programmes.ended');
    return {
      days: putByDate(run.days, { date, ...request, done }, isEmpty),
      careIn: withCareIn(run, written, found),
    };
  });
}

const isEmpty = ({ done, minutes, minutesToSleep, answer, note }: KeepProgrammeDayRequest) =>
  done.length === 0 && minutes === null && minutesToSleep === null && answer === null && note === '';

const invalid = (path: string) =>
  new AppError('requests.invalid', { details: [{ path, message: 'Invalid input' }] });
