import { randomUUID } from 'node:crypto';
import { type SystemReportFailure, systemReport } from '@chitta/contract/limits';
import type { AppContext, BaseContext } from '#server/context.ts';
import { isDiskFull } from '#server/db/is-disk-full.ts';
import type { SystemReportRow } from '#server/db/tables/admin/system-reports.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { isPassing } from '#server/platform/errors/is-passing.ts';
import { sourcesOf } from '../sources/sources-of.ts';
import { createSystemReportQueries, type HeldReport } from '../system-reports.queries.ts';
import { countFigures, writeRows } from './count-report.ts';
import { holdReport, leaseMs, type ReportHold, ReportLostError } from './hold-report.ts';
import { readSnapshot } from './read-snapshot.ts';
import { writeReportFile } from './write-report-file.ts';

/** Runs that may end without a word, as those of a node that is killed, before nobody tries again. */
export const mostAttempts = 3;
const dayMs = 24 * 60 * 60_000;

/** When a report that is finished now is deleted by itself. */
const expiryAfter = (now: Date) => new Date(now.getTime() + systemReport.keptDays * dayMs);

/**
 * Makes a report that was asked for, unless another node is at it. It is ready or failed afterwards; where `stopping` ends
 * the run, or the database is away, it is left to the next one. What a run has written that lost the report is deleted.
 */
export async function makeReport(context: BaseContext, id: number, stopping?: AbortSignal): Promise<void> {
  const { db, clock, log } = context;
  const held: HeldReport = { id, owner: randomUUID() };
  const queries = createSystemReportQueries(db);
  const now = clock.now();
  const until = new Date(now.getTime() + leaseMs);
  const row = await queries.claim(id, { owner: held.owner, now, until });
  if (row === undefined) return;
  if (row.attempts > mostAttempts) {
    await fail(context, held, 'interrupted');
    return;
  }
  const hold = holdReport(context, held);
  try {
    await countAndKeep(context, { row, held, hold, stopping });
  } catch (error) {
    if (error instanceof ReportLostError) {
      log.info({ report: id }, 'a report was deleted or taken over while it was made');
    } else if (stopping?.aborted) {
      await queries.changeHeld(held, { leaseOwner: null, leaseUntil: null, attempts: row.attempts - 1 });
    } else if (isPassing(error) && !isNoRoom(error)) {
      throw error;
    } else {
      log.error({ err: error, report: id }, 'a report could not be made');
      await fail(context, held, isNoRoom(error) ? 'no_room' : 'counting_failed');
    }
  } finally {
    await hold.stop();
  }
}

interface ReportRun {
  readonly row: SystemReportRow;
  readonly held: HeldReport;
  readonly hold: ReportHold;
  readonly stopping: AbortSignal | undefined;
}

async function countAndKeep(context: BaseContext, { row, held, hold, stopping }: ReportRun): Promise<void> {
  const period = { from: row.periodFrom, until: row.periodUntil };
  const sources = sourcesOf[row.type];
  const generatedAt = context.clock.now();
  const { figures, file } = await readSnapshot(context, async (snapshot) => ({
    figures: await countFigures(snapshot, sources, period),
    file: await writeReportFile(context, writeRows(snapshot, sources, period), (done) => {
      stopping?.throwIfAborted();
      hold.tell(done);
    }),
  }));
  const isKept = await createSystemReportQueries(context.db).changeHeld(held, {
    status: 'ready',
    progress: 100,
    generatedAt,
    filePath: file.path,
    size: file.size,
    metadata: { rows: file.rows, figures },
    expiresAt: expiryAfter(context.clock.now()),
    leaseOwner: null,
    leaseUntil: null,
  });
  if (isKept) return;
  await context.files.delete(file.path);
  throw new ReportLostError();
}

async function fail(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  held: HeldReport,
  failure: SystemReportFailure,
): Promise<void> {
  await createSystemReportQueries(db).changeHeld(held, {
    status: 'failed',
    failure,
    expiresAt: expiryAfter(clock.now()),
    leaseOwner: null,
    leaseUntil: null,
  });
}

function isNoRoom(error: unknown): boolean {
  return isDiskFull(error) || (error instanceof AppError && error.reason === 'server.disk_full');
}
