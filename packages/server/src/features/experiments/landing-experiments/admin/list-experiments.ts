import type { AdminExperiment, AdminExperimentSummary } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Handle } from '#server/db/client.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { createLandingExperimentQueries } from '../landing-experiments.queries.ts';
import { createFigureQueries } from '../results/figures.queries.ts';
import { presentExperiment, presentSummary } from './landing-experiments-admin.presenter.ts';

/** All experiments, the newest first. */
export async function listExperiments({
  db,
}: Pick<AppContext, 'db'>): Promise<{ items: AdminExperimentSummary[] }> {
  const queries = createLandingExperimentQueries(db);
  const [experiments, variants, phases] = await Promise.all([
    queries.list(),
    queries.listAllVariants(),
    queries.listAllPhases(),
  ]);
  const figures = createFigureQueries(db);
  const visitors = new Map(await figures.countVisitors());
  // What was rolled up may be an hour old: one that has just begun would seem to have no visitors. One runs at most.
  for (const { id } of phases.filter(({ endedAt }) => endedAt === null))
    visitors.set(id, await figures.countVisitorsNow(id));
  const items = experiments.map((experiment) => {
    const own = phases.filter(({ experimentId }) => experimentId === experiment.id);
    const of = variants.filter(({ experimentId }) => experimentId === experiment.id);
    const count = visitors.get(own.at(-1)?.id ?? 0) ?? 0;
    return presentSummary({ experiment, variants: of, phases: own }, count);
  });
  return { items };
}

/** One with its variants and phases. Throws `experiments.not_found`. */
export async function showExperiment(handle: Handle, id: number): Promise<AdminExperiment> {
  const found = await createLandingExperimentQueries(handle).find(id);
  assertThat(found, 'experiments.not_found');
  return presentExperiment(found);
}
