import type { AdminExperiment } from '@chitta/contract';
import type { AuditAction } from '@chitta/contract/limits';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { AuditDetails } from '#server/db/tables/admin/audit-log.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { violatedConstraint } from '#server/db/violated-constraint.ts';
import type { Actor } from '#server/features/admin/audit-log/actor.ts';
import { recordAudit } from '#server/features/admin/audit-log/record-audit.ts';
import { AppError, assertThat } from '#server/platform/errors/app-error.ts';
import { createLandingExperimentQueries, type WholeExperiment } from '../landing-experiments.queries.ts';
import { showExperiment } from './list-experiments.ts';

export type ActParts = Pick<AppContext, 'db' | 'clock' | 'landingPages'>;

export interface ExperimentAct {
  readonly actor: Actor;
  readonly action: Extract<AuditAction, `experiment.${string}`>;
  readonly details?: AuditDetails;
}

/** What a constraint says that another has taken. */
const taken: Readonly<Record<string, 'experiments.key_taken' | 'experiments.another_runs'>> = {
  landing_page_variants_variant_key_key: 'experiments.key_taken',
  landing_experiments_running: 'experiments.another_runs',
};

interface Done<Result> {
  readonly id: number;
  readonly result: Result;
  /** What the log is to tell besides. */
  readonly details?: AuditDetails;
}

/** The experiment, as it is after what was done to it. */
export const keepingAct = (
  parts: ActParts,
  act: ExperimentAct,
  work: (tx: Transaction, now: Date) => Promise<number>,
): Promise<AdminExperiment> =>
  doAct(parts, act, async (tx, now) => {
    const id = await work(tx, now);
    return { id, result: await showExperiment(tx, id) };
  });

/**
 * Does something to an experiment, keeps the act in the audit log, and lets the first page know. `work` gives the number of
 * the experiment, and what is answered. Throws what `work` throws, and `experiments.key_taken`, `experiments.another_runs`.
 */
export async function doAct<Result>(
  { db, clock, landingPages }: ActParts,
  { actor, action, details = {} }: ExperimentAct,
  work: (tx: Transaction, now: Date) => Promise<Done<Result>>,
): Promise<Result> {
  const now = clock.now();
  try {
    return await inTransaction(db, async (tx) => {
      const { id, result, details: more } = await work(tx, now);
      const act = { userId: null, reason: null, details: { experiment: id, ...details, ...more }, now };
      await recordAudit(tx, { actor, action, ...act });
      return result;
    });
  } catch (error) {
    const reason = taken[violatedConstraint(error) ?? ''];
    throw reason ? new AppError(reason, { cause: error }) : error;
  } finally {
    landingPages.forget();
  }
}

/** The experiment, locked, as the administrator has seen it. Throws `experiments.not_found`, `experiments.changed_meanwhile`. */
export async function lockAsSeen(
  tx: Transaction,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<WholeExperiment> {
  const queries = createLandingExperimentQueries(tx);
  await queries.lock(id);
  const found = await queries.find(id);
  assertThat(found, 'experiments.not_found');
  assertThat(found.experiment.version === version, 'experiments.changed_meanwhile');
  return found;
}
