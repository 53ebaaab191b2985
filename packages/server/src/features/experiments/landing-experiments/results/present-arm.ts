import type { ExperimentArm, limits, VariantEvaluation } from '@chitta/contract';
import { type ArmFigures, addAmounts, type DayFigures, evaluate, noFigures } from '@chitta/experiments';
import type { VariantRow } from '#server/db/tables/experiments/landing-experiments.ts';
import type { Money } from './figures.queries.ts';

/** Adds days up to what they come to together. */
export function addUp(days: readonly DayFigures[]): DayFigures {
  const { revenue: _, ...counts } = noFigures;
  const total = { ...counts };
  let revenue = noFigures.revenue;
  for (const day of days) {
    for (const name of Object.keys(total) as (keyof typeof total)[]) total[name] += day[name];
    revenue = addAmounts(revenue, day.revenue);
  }
  return { ...total, revenue };
}

interface Totals {
  readonly total: DayFigures;
  readonly money: Money | undefined;
}

/** What a metric is a part of, and how many of them did it. All after the sign-up is known of followed visitors alone. */
export function figuresFor(
  metric: limits.ConversionType,
  { total, money }: Totals,
): { readonly visitors: number; readonly figures: ArmFigures } {
  if (metric === 'revenue') {
    const { n = 0, sum = 0, sumOfSquares = 0 } = money ?? {};
    return { visitors: n, figures: { n, sum, sumOfSquares } };
  }
  const visitors = metric === 'sign_up' ? total.visitors : total.followed;
  const done = {
    sign_up: total.signUps,
    verified: total.verified,
    first_reading: total.firstReadings,
    premium: total.premium,
  }[metric];
  return { visitors, figures: { visitors, conversions: Math.min(done, visitors) } };
}

export interface Arm {
  readonly variant: VariantRow;
  readonly weight: number;
  readonly total: DayFigures;
  readonly figures: ArmFigures;
}

export function presentArm({ variant, weight, total, figures }: Arm, control: Arm): ExperimentArm {
  const { visits, bounces, scroll, seconds, ...funnel } = total;
  const average = (sum: number) => (visits === 0 ? null : sum / visits);
  return {
    key: variant.variantKey,
    name: variant.name,
    isControl: variant.position === 0,
    weight,
    funnel,
    averageScrollDepth: average(scroll),
    averageSeconds: average(seconds),
    bounceRate: average(bounces),
    evaluation: variant.position === 0 ? null : evaluationOf(control.figures, figures),
  };
}

function evaluationOf(control: ArmFigures, treatment: ArmFigures): VariantEvaluation {
  const sequential = evaluate({ control, treatment, method: 'sequential' });
  const bayes = evaluate({ control, treatment, method: 'bayes' });
  const { effect, standardError, interval, undetermined = null } = sequential;
  return {
    effect,
    standardError,
    interval: [...interval],
    pValue: 'pValue' in sequential ? sequential.pValue : 1,
    chanceToWin: 'chanceToWin' in bayes ? bayes.chanceToWin : 0.5,
    risk: 'risk' in bayes ? [...bayes.risk] : [0, 0],
    undetermined,
  };
}
