import type { BaseContext } from '#server/context.ts';
import { type PollLoop, startPollLoop } from '#server/platform/concurrency/poll-loop.ts';
import { createSystemReportQueries } from '../system-reports.queries.ts';
import { makeReport } from './make-report.ts';

/** Reports whose node has gone are looked for this often. */
const lookEveryMs = 15_000;
/** Reports that are looked at in one round. */
const mostAtOnce = 10;

/** Makes reports as soon as they are asked for, one after the other on each node. */
export function startMakingReports(context: BaseContext): PollLoop {
  const loop = startPollLoop(context, {
    work: (stopping) => makeDueReports(context, stopping),
    lookEveryMs,
    failure: 'reports are made later',
  });
  context.reportNotifier.onNotify(loop.wake);
  return loop;
}

/** Makes every report that waits for somebody to make it. */
export async function makeDueReports(context: BaseContext, stopping?: AbortSignal): Promise<void> {
  const due = await createSystemReportQueries(context.db).listDue(context.clock.now(), mostAtOnce);
  for (const id of due) {
    if (stopping?.aborted) return;
    await makeReport(context, id, stopping);
  }
}
