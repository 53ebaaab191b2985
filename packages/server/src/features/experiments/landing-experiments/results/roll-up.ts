import { sampleRatioOf } from '@chitta/experiments';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { PhaseRow } from '#server/db/tables/experiments/landing-experiments.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { notifyAll } from '#server/features/messaging/notifications/notify.ts';
import { createConversionQueries } from '../conversions/conversions.queries.ts';
import { createFigureQueries, type VariantDay } from './figures.queries.ts';
import { createRollUpQueries } from './roll-up.queries.ts';

type Parts = Pick<AppContext, 'db' | 'clock'>;

/** How long after its end a phase is looked after: what its visitors do later is not counted. */
export const lookedAfterMs = 90 * 24 * 60 * 60_000;

/**
 * Derives what members have done since they signed up, and rolls up all phases that may have changed, each in one
 * transaction that puts everything in the place of what was there: cut off or run twice, it comes to the same.
 */
export async function rollUp(parts: Parts): Promise<void> {
  const now = parts.clock.now();
  await inTransaction(parts.db, (tx) => createConversionQueries(tx).derive(now));
  const since = new Date(now.getTime() - lookedAfterMs);
  const phases = await createRollUpQueries(parts.db).listPhases(since);
  for (const phase of phases) await inTransaction(parts.db, (tx) => rollUpPhase(parts, tx, phase));
}

/** Rolls up one phase, and tells administrators where its visitors are not split as they should be. */
export async function rollUpPhase(parts: Parts, tx: Transaction, phase: PhaseRow): Promise<void> {
  const queries = createRollUpQueries(tx);
  await queries.lockPhase(phase.id);
  const days = await createFigureQueries(tx).countDays(phase.id);
  await queries.replaceDays(phase.id, days, parts.clock.now());
  await queries.replacePeriods(phase.id);
  if (splitOf(phase, days).healthy) return;
  await notifyAll(parts, tx, await queries.listAdministrators(), {
    kind: 'experiment_split_off',
    fact: `experiment_phase:${phase.id}`,
    params: { phase: phase.number },
    path: `/admin/experiments/${phase.experimentId}`,
  });
}

/** Whether visitors are split as the weights of a phase say. */
export function splitOf(
  { weights }: Pick<PhaseRow, 'weights'>,
  days: readonly Pick<VariantDay, 'variantId' | 'visitors'>[],
) {
  const ids = Object.keys(weights).map(Number);
  const observed = ids.map((id) =>
    days.filter(({ variantId }) => variantId === id).reduce((sum, { visitors }) => sum + visitors, 0),
  );
  return sampleRatioOf(
    observed,
    ids.map((id) => weights[String(id)] ?? 0),
  );
}
