import type { ExperimentResults, limits } from '@chitta/contract';
import { leastForVerdict, verdictOf } from '@chitta/experiments';
import type { AppContext } from '#server/context.ts';
import type { Handle } from '#server/db/client.ts';
import type { PhaseRow } from '#server/db/tables/experiments/landing-experiments.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import { presentPhase } from '../admin/landing-experiments-admin.presenter.ts';
import { createLandingExperimentQueries, type WholeExperiment } from '../landing-experiments.queries.ts';
import { createFigureQueries, type VariantDay } from './figures.queries.ts';
import { addUp, figuresFor, presentArm } from './present-arm.ts';
import { splitOf } from './roll-up.ts';

const dayMs = 24 * 60 * 60_000;

export interface ResultsOf {
  readonly id: number;
  /** Its number; missing: the last one. */
  readonly phase?: number | undefined;
}

/** An experiment and one of its phases. Throws `experiments.not_found`, `experiments.no_such_phase`. */
export async function findPhase(
  handle: Handle,
  { id, phase: number }: ResultsOf,
): Promise<WholeExperiment & { readonly phase: PhaseRow }> {
  const found = await createLandingExperimentQueries(handle).find(id);
  assertThat(found, 'experiments.not_found');
  const phase =
    number === undefined ? found.phases.at(-1) : found.phases.find((each) => each.number === number);
  assertThat(phase, 'experiments.no_such_phase');
  return { ...found, phase };
}

/** Figures of a phase by day: counted anew, or as they were rolled up where its visits are no longer kept. */
export async function daysOf(handle: Handle, phaseId: number): Promise<readonly VariantDay[]> {
  const queries = createFigureQueries(handle);
  const counted = await queries.countDays(phaseId);
  if (counted.some(({ visits }) => visits > 0)) return counted;
  const kept = await queries.listMetrics(phaseId);
  return kept.map((row) => ({
    ...row,
    premium: row.premiumConversions,
    scroll: row.totalScrollDepth,
    seconds: row.totalTimeOnSite,
  }));
}

interface Asked extends ResultsOf {
  readonly metric: limits.ConversionType;
  /** In which revenue is compared; missing: the one that most have paid in. */
  readonly currency?: string | undefined;
}

/** What a phase has shown so far, and how surely. Throws `experiments.not_found`, `experiments.no_such_phase`. */
export async function showResults(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { metric, currency: wanted, ...of }: Asked,
): Promise<ExperimentResults> {
  const { experiment, variants, phase } = await findPhase(db, of);
  const queries = createFigureQueries(db);
  const days = await daysOf(db, phase.id);
  const currencies = await queries.listCurrencies(phase.id);
  const currency = currencies.find((each) => each === wanted) ?? currencies[0] ?? null;
  const money = await queries.sumMoney(phase.id, currency);
  const totals = variants.map((variant) => ({
    variant,
    total: addUp(days.filter(({ variantId }) => variantId === variant.id)),
    money: money.find(({ variantId }) => variantId === variant.id),
  }));
  const [control, ...treatments] = totals.map((each) => ({
    ...each,
    weight: phase.weights[String(each.variant.id)] ?? 0,
    ...figuresFor(metric, each),
  }));
  invariant(control, 'an experiment has a control');
  const split = splitOf(phase, days);
  const now = clock.now();
  const whole = Math.floor(((phase.endedAt ?? now).getTime() - phase.startedAt.getTime()) / dayMs);
  const toArm = ({ variant, visitors, figures }: typeof control) => ({
    key: variant.variantKey,
    visitors,
    figures,
  });
  const verdict = verdictOf({
    control: toArm(control),
    treatments: treatments.filter(({ weight }) => weight > 0).map(toArm),
    days: whole,
    isSplitHealthy: split.healthy,
  });
  return {
    experiment: { id: experiment.id, name: experiment.name, status: experiment.status },
    phase: presentPhase(phase, variants),
    metric,
    currency,
    currencies,
    computedAt: now.toISOString(),
    days: whole,
    arms: [control, ...treatments].map((arm) => presentArm(arm, control)),
    split,
    inSeveralVariants: await queries.countInSeveral(phase.id),
    verdict: { ...verdict, hindrances: [...verdict.hindrances], least: leastForVerdict },
    daily: days.map((day) => ({
      ...day,
      variant: variants.find(({ id }) => id === day.variantId)?.variantKey ?? '',
    })),
  };
}
