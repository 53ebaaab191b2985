import { type AdminExperiment, type ExperimentValues, limits } from '@chitta/contract';
import type { Transaction } from '#server/db/client.ts';
import type { Actor } from '#server/features/admin/audit-log/actor.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { columnsOf } from '../content-of.ts';
import { createLandingExperimentQueries } from '../landing-experiments.queries.ts';
import { type ActParts, doAct, keepingAct, lockAsSeen } from './experiment-act.ts';

/** Writes an experiment as a draft. Throws `experiments.key_taken`, `experiments.too_many`. */
export function writeExperiment(
  parts: ActParts,
  actor: Actor,
  values: ExperimentValues,
): Promise<AdminExperiment> {
  return keepingAct(parts, { actor, action: 'experiment.written' }, async (tx, now) => {
    const queries = createLandingExperimentQueries(tx);
    assertThat((await queries.count()) < limits.experiment.most, 'experiments.too_many');
    const { name, hypothesis, coverage } = values;
    const id = await queries.insert({ name, hypothesis, coverage, createdAt: now, updatedAt: now });
    await keepVariants(tx, id, values);
    return id;
  });
}

interface ChangeRequest extends ExperimentValues {
  readonly id: number;
  readonly version: number;
}

/**
 * Changes a draft that nobody has changed since. Throws `experiments.not_found`, `experiments.changed_meanwhile`,
 * `experiments.not_a_draft`, `experiments.key_taken`.
 */
export function changeExperiment(
  parts: ActParts,
  actor: Actor,
  { id, version, ...values }: ChangeRequest,
): Promise<AdminExperiment> {
  return keepingAct(parts, { actor, action: 'experiment.changed' }, async (tx, now) => {
    const { experiment } = await lockAsSeen(tx, { id, version });
    assertThat(experiment.status === 'draft', 'experiments.not_a_draft');
    const { name, hypothesis, coverage } = values;
    await createLandingExperimentQueries(tx).update(id, { name, hypothesis, coverage, updatedAt: now });
    await keepVariants(tx, id, values);
    return id;
  });
}

/**
 * Deletes a draft that nobody has changed since. What has run stays, since visitors were shown it. Throws
 * `experiments.not_found`, `experiments.changed_meanwhile`, `experiments.not_a_draft`.
 */
export async function deleteDraft(
  parts: ActParts,
  actor: Actor,
  seen: Pick<ChangeRequest, 'id' | 'version'>,
): Promise<void> {
  await doAct(parts, { actor, action: 'experiment.deleted' }, async (tx) => {
    const { experiment } = await lockAsSeen(tx, seen);
    assertThat(experiment.status === 'draft', 'experiments.not_a_draft');
    await createLandingExperimentQueries(tx).remove(seen.id);
    return { id: seen.id, result: null, details: { name: experiment.name } };
  });
}

function keepVariants(
  tx: Transaction,
  experimentId: number,
  { variants, targeting }: ExperimentValues,
): Promise<void> {
  const { languages, trafficSources, keywords } = targeting;
  const rows = variants.map(({ key, name, weight, content }, position) => ({
    experimentId,
    position,
    variantKey: key,
    name,
    weight,
    ...columnsOf(content),
    targetAudience: { languages },
    trafficSources,
    targetKeywords: keywords,
  }));
  return createLandingExperimentQueries(tx).replaceVariants(experimentId, rows);
}
