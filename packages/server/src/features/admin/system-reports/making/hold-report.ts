import type { AppContext } from '#server/context.ts';
import { createSystemReportQueries, type HeldReport } from '../system-reports.queries.ts';

/** How long a report is one run's after each sign of it. A node that dies is replaced after this. */
export const leaseMs = 60_000;
const signEveryMs = 2_000;

/** The report was deleted, or another node took it over because this one gave no sign for too long. */
export class ReportLostError extends Error {
  override readonly name = 'ReportLostError';
}

/** A run's hold on the report that it makes. */
export interface ReportHold {
  /** Says how far the run is, from 0 to 1; it is written with the next sign. Throws where the report is lost. */
  tell(done: number): void;
  /** Gives no more signs. */
  stop(): Promise<void>;
}

/** Gives signs that a run goes on, each with how far it is, until it is stopped. */
export function holdReport(
  { db, clock, log }: Pick<AppContext, 'db' | 'clock' | 'log'>,
  held: HeldReport,
  everyMs = signEveryMs,
): ReportHold {
  let progress = 0;
  let isLost = false;
  let sign: Promise<void> | null = null;

  async function giveSign(): Promise<void> {
    try {
      const leaseUntil = new Date(clock.now().getTime() + leaseMs);
      isLost = !(await createSystemReportQueries(db).changeHeld(held, { progress, leaseUntil }));
    } catch (error) {
      // The next sign may arrive; where none does, another node takes over.
      log.warn({ err: error, report: held.id }, 'a report could not say how far it is');
    }
  }

  const timer = setInterval(() => {
    sign ??= giveSign().finally(() => {
      sign = null;
    });
  }, everyMs);
  return {
    tell(done) {
      if (isLost) throw new ReportLostError();
      // All of it is said by the report being ready.
      progress = Math.min(99, Math.floor(done * 100));
    },
    async stop() {
      clearInterval(timer);
      await sign;
    },
  };
}
