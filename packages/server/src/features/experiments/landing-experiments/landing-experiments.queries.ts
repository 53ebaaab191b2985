import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import {
  type ExperimentRow,
  landingExperimentPhases,
  landingExperiments,
  landingPageVariants,
  type PhaseRow,
  type VariantRow,
} from '#server/db/tables/experiments/landing-experiments.ts';

/** An experiment with its variants, the control first, and its phases, the first one first. */
export interface WholeExperiment {
  readonly experiment: ExperimentRow;
  readonly variants: readonly VariantRow[];
  readonly phases: readonly PhaseRow[];
}

export function createLandingExperimentQueries(handle: Handle) {
  const listVariants = (experimentId: number): Promise<VariantRow[]> =>
    handle
      .select()
      .from(landingPageVariants)
      .where(eq(landingPageVariants.experimentId, experimentId))
      .orderBy(asc(landingPageVariants.position));
  const listPhases = (experimentId: number): Promise<PhaseRow[]> =>
    handle
      .select()
      .from(landingExperimentPhases)
      .where(eq(landingExperimentPhases.experimentId, experimentId))
      .orderBy(asc(landingExperimentPhases.number));
  const whole = async (experiment: ExperimentRow | undefined): Promise<WholeExperiment | undefined> =>
    experiment && {
      experiment,
      variants: await listVariants(experiment.id),
      phases: await listPhases(experiment.id),
    };

  return {
    listVariants,

    /** The newest first. */
    list: (): Promise<ExperimentRow[]> =>
      handle.select().from(landingExperiments).orderBy(desc(landingExperiments.id)),
    listAllVariants: (): Promise<VariantRow[]> =>
      handle.select().from(landingPageVariants).orderBy(asc(landingPageVariants.position)),
    listAllPhases: (): Promise<PhaseRow[]> =>
      handle.select().from(landingExperimentPhases).orderBy(asc(landingExperimentPhases.number)),
    count: (): Promise<number> => handle.$count(landingExperiments),

    async find(id: number): Promise<WholeExperiment | undefined> {
      const [row] = await handle.select().from(landingExperiments).where(eq(landingExperiments.id, id));
      return whole(row);
    },

    /** The one that has this status, of which there is one at most. */
    async findWith(status: 'running' | 'rolled_out'): Promise<WholeExperiment | undefined> {
      const [row] = await handle
        .select()
        .from(landingExperiments)
        .where(eq(landingExperiments.status, status));
      return whole(row);
    },

    async lock(id: number): Promise<ExperimentRow | undefined> {
      const [row] = await handle
        .select()
        .from(landingExperiments)
        .where(eq(landingExperiments.id, id))
        .for('update');
      return row;
    },

    async insert(values: typeof landingExperiments.$inferInsert): Promise<number> {
      const [row] = await handle
        .insert(landingExperiments)
        .values(values)
        .returning({ id: landingExperiments.id });
      return row?.id ?? 0;
    },

    async remove(id: number): Promise<void> {
      await handle.delete(landingExperiments).where(eq(landingExperiments.id, id));
    },

    async update(id: number, values: Partial<typeof landingExperiments.$inferInsert>): Promise<void> {
      await handle
        .update(landingExperiments)
        .set({ ...values, version: sql`${landingExperiments.version} + 1` })
        .where(eq(landingExperiments.id, id));
    },

    /** Puts these variants in the place of all that an experiment had. */
    async replaceVariants(
      experimentId: number,
      variants: readonly (typeof landingPageVariants.$inferInsert)[],
    ): Promise<void> {
      await handle.delete(landingPageVariants).where(eq(landingPageVariants.experimentId, experimentId));
      await handle.insert(landingPageVariants).values([...variants]);
    },

    /** Says which variants of an experiment are shown now: all that have a weight, one, or none. */
    async activate(experimentId: number, which: 'weighted' | 'none' | number): Promise<void> {
      const isActive =
        which === 'weighted'
          ? sql`${landingPageVariants.weight} > 0`
          : sql`${landingPageVariants.id} = ${which === 'none' ? 0 : which}`;
      await handle
        .update(landingPageVariants)
        .set({ isActive })
        .where(eq(landingPageVariants.experimentId, experimentId));
    },

    async weigh(id: number, weight: number): Promise<void> {
      await handle.update(landingPageVariants).set({ weight }).where(eq(landingPageVariants.id, id));
    },

    async beginPhase(values: typeof landingExperimentPhases.$inferInsert): Promise<void> {
      await handle.insert(landingExperimentPhases).values(values);
    },

    async endPhase(experimentId: number, endedAt: Date): Promise<void> {
      await handle
        .update(landingExperimentPhases)
        .set({ endedAt })
        .where(
          and(
            eq(landingExperimentPhases.experimentId, experimentId),
            isNull(landingExperimentPhases.endedAt),
          ),
        );
    },
  };
}
