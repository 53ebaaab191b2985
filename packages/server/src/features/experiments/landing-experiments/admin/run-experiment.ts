import { type AdminExperiment, limits } from '@chitta/contract';
import type { Transaction } from '#server/db/client.ts';
import type { Actor } from '#server/features/admin/audit-log/actor.ts';
import { createRandomId } from '#server/platform/crypto/random-id.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { createLandingExperimentQueries, type WholeExperiment } from '../landing-experiments.queries.ts';
import { type ActParts, keepingAct, lockAsSeen } from './experiment-act.ts';

interface Seen {
  readonly id: number;
  readonly version: number;
}

/**
 * Lets an experiment run, in a phase of its own. Throws `experiments.not_found`, `experiments.changed_meanwhile`,
 * `experiments.no_such_transition`, `experiments.another_runs`.
 */
export function startExperiment(parts: ActParts, actor: Actor, seen: Seen): Promise<AdminExperiment> {
  return keepingAct(parts, { actor, action: 'experiment.started' }, async (tx, now) => {
    const found = await lockAsSeen(tx, seen);
    assertTransition(found, 'running');
    await createLandingExperimentQueries(tx).update(seen.id, { status: 'running', updatedAt: now });
    await beginPhase(tx, found, now);
    return seen.id;
  });
}

/**
 * Stops an experiment, or takes back what was rolled out. Throws `experiments.not_found`, `experiments.changed_meanwhile`,
 * `experiments.no_such_transition`.
 */
export function stopExperiment(parts: ActParts, actor: Actor, seen: Seen): Promise<AdminExperiment> {
  return keepingAct(parts, { actor, action: 'experiment.stopped' }, async (tx, now) => {
    const found = await lockAsSeen(tx, seen);
    assertTransition(found, 'stopped');
    const queries = createLandingExperimentQueries(tx);
    await queries.update(seen.id, { status: 'stopped', updatedAt: now });
    await queries.endPhase(seen.id, now);
    await queries.activate(seen.id, 'none');
    return seen.id;
  });
}

interface Change extends Seen {
  readonly coverage: number;
  /** By the key of each variant. */
  readonly weights: Readonly<Record<string, number>>;
}

/**
 * Ends the phase that runs and begins another with other weights. Throws `experiments.not_found`,
 * `experiments.changed_meanwhile`, `experiments.no_such_transition`, `experiments.no_such_variant`.
 */
export function beginAnotherPhase(
  parts: ActParts,
  actor: Actor,
  { coverage, weights, ...seen }: Change,
): Promise<AdminExperiment> {
  return keepingAct(parts, { actor, action: 'experiment.phase_begun' }, async (tx, now) => {
    const found = await lockAsSeen(tx, seen);
    assertThat(found.experiment.status === 'running', 'experiments.no_such_transition');
    const isWhole = Object.keys(weights).length === found.variants.length;
    assertThat(isWhole, 'experiments.no_such_variant');
    const variants = found.variants.map((variant) => {
      const weight = Object.hasOwn(weights, variant.variantKey) ? weights[variant.variantKey] : undefined;
      assertThat(weight !== undefined, 'experiments.no_such_variant');
      return { ...variant, weight };
    });
    assertThat(variants.filter(({ weight }) => weight > 0).length > 1, 'requests.invalid');
    const queries = createLandingExperimentQueries(tx);
    for (const { id, weight } of variants) await queries.weigh(id, weight);
    await queries.update(seen.id, { coverage, updatedAt: now });
    await queries.endPhase(seen.id, now);
    await beginPhase(tx, { ...found, experiment: { ...found.experiment, coverage }, variants }, now);
    return seen.id;
  });
}

interface RollOut extends Seen {
  readonly variant: string;
}

/**
 * Shows one variant of a stopped experiment to everybody. What was rolled out before is stopped. Throws
 * `experiments.not_found`, `experiments.changed_meanwhile`, `experiments.no_such_transition`, `experiments.no_such_variant`.
 */
export function rollOutVariant(
  parts: ActParts,
  actor: Actor,
  { variant: key, ...seen }: RollOut,
): Promise<AdminExperiment> {
  const act = { actor, action: 'experiment.rolled_out' as const, details: { variant: key } };
  return keepingAct(parts, act, async (tx, now) => {
    const queries = createLandingExperimentQueries(tx);
    const found = await lockAsSeen(tx, seen);
    const variant = found.variants.find(({ variantKey }) => variantKey === key);
    assertThat(variant, 'experiments.no_such_variant');
    assertTransition(found, 'rolled_out');
    const before = await queries.findWith('rolled_out');
    if (before) {
      await queries.update(before.experiment.id, { status: 'stopped', updatedAt: now });
      await queries.activate(before.experiment.id, 'none');
    }
    await queries.update(seen.id, { status: 'rolled_out', updatedAt: now });
    await queries.activate(seen.id, variant.id);
    return seen.id;
  });
}

function assertTransition({ experiment }: WholeExperiment, to: limits.ExperimentStatus): void {
  const possible: readonly limits.ExperimentStatus[] = limits.experimentTransitions[experiment.status];
  assertThat(possible.includes(to), 'experiments.no_such_transition');
}

async function beginPhase(
  tx: Transaction,
  { experiment, variants, phases }: WholeExperiment,
  now: Date,
): Promise<void> {
  const queries = createLandingExperimentQueries(tx);
  await queries.beginPhase({
    experimentId: experiment.id,
    number: phases.length + 1,
    seed: createRandomId(),
    coverage: experiment.coverage,
    weights: Object.fromEntries(variants.map(({ id, weight }) => [String(id), weight])),
    startedAt: now,
  });
  await queries.activate(experiment.id, 'weighted');
}
