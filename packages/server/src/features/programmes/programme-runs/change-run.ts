import type { ChangeProgrammeRunRequest, ProgrammeRun } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { findCareIn, withCareIn } from './find-care-in.ts';
import type { OfMember } from './find-run.ts';
import { reviseRun } from './revise-run.ts';

export interface ChangeRunOptions extends OfMember {
  readonly request: ChangeProgrammeRunRequest;
}

/**
 * Changes what was written in a run, or ends it. What was written can be changed after the end as well; an ended run is
 * not taken up again, and ends in one way. Throws `programmes.run_not_found` and `programmes.ended`.
 */
export async function changeRun(
  context: Pick<AppContext, 'db' | 'clock' | 'engine' | 'log'>,
  { request: { question, writing, state }, ...run }: ChangeRunOptions,
): Promise<ProgrammeRun> {
  const written = { question, writing };
  const found = await findCareIn(context, run.member, written);
  return reviseRun(context, run, (before, today) => {
    assertThat(
      state === undefined || before.state === 'running' || before.state === state,
      'programmes.ended',
    );
    return {
      question: question ?? before.question,
      writing: writing ?? before.writing,
      careIn: withCareIn(before, written, found),
      ...(state !== undefined && before.state === 'running'
        ? { state, endedOn: later(today, before.startedOn) }
        : {}),
    };
  });
}

/** Somebody who has travelled west may be on a day before the first. */
const later = (a: string, b: string) => (a > b ? a : b);
