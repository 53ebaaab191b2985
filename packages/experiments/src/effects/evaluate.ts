import { type ArmFigures, momentsOf } from './arm-figures.ts';
import { type BayesianResult, bayesianResult, type Prior } from './bayes.ts';
import { type Difference, effectOf, type Undetermined } from './effect.ts';
import { defaultTuning, sequentialResult } from './sequential.ts';
import { type TestResult, welchResult } from './welch.ts';

export const methods = ['bayes', 'welch', 'sequential'] as const;
export type Method = (typeof methods)[number];

export interface Comparison {
  readonly control: ArmFigures;
  readonly treatment: ArmFigures;
  readonly method: Method;
  /** Of the method `bayes` alone; without it every effect was as likely before. */
  readonly prior?: Prior | undefined;
  /** Of the method `sequential` alone: the number of visitors at which it is to be narrowest. */
  readonly tuning?: number | undefined;
  /** How often the interval may miss the effect. */
  readonly alpha?: number | undefined;
  readonly difference?: Difference | undefined;
}

/** Numbers that can be computed with, always; where `undetermined` is there, they say nothing. */
export type Evaluation = (BayesianResult | TestResult) & { readonly undetermined?: Undetermined };

type Evaluated = BayesianResult | TestResult;

/**
 * What a treatment does, by one of three methods. Where nothing follows from the figures it says why in `undetermined`,
 * beside numbers that take no side: effect 0, chance to win ½, p 1.
 */
export function evaluate(comparison: Comparison): Evaluation {
  const { control, treatment, method, prior, difference = 'relative' } = comparison;
  const { tuning = defaultTuning, alpha = 0.05 } = comparison;
  const before = momentsOf(control);
  const after = momentsOf(treatment);
  const effect = effectOf(before, after, difference);
  if (typeof effect === 'string') return { ...takesNoSide(method), undetermined: effect };
  const results: Record<Method, () => Evaluated> = {
    bayes: () => bayesianResult(effect, prior, alpha),
    welch: () => welchResult(effect, before, after, alpha),
    sequential: () => sequentialResult(effect, before.n + after.n, tuning, alpha),
  };
  const result = results[method]();
  return Object.values(result).flat().every(Number.isFinite)
    ? result
    : { ...takesNoSide(method), undetermined: 'out_of_range' };
}

function takesNoSide(method: Method): Evaluated {
  const nothing = { effect: 0, standardError: 0, interval: [0, 0] } as const;
  return method === 'bayes' ? { ...nothing, chanceToWin: 0.5, risk: [0, 0] } : { ...nothing, pValue: 1 };
}
