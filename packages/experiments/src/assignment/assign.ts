import { hashOf } from './hash.ts';
import { armAt, rangesOf } from './ranges.ts';

export interface AssignmentRule {
  /** Of the experiment and its phase: other seeds mix people anew. */
  readonly seed: string;
  readonly version: number;
  /** The part of everybody that takes part, 0 to 1. */
  readonly coverage: number;
  /** One for each arm. */
  readonly weights: readonly number[];
}

export interface Assignment {
  /** Where the value falls in [0, 1), to four digits; null for a version of the hash that there is not. */
  readonly n: number | null;
  /** The place of the arm among the weights; -1 for whoever takes no part. */
  readonly arm: number;
}

/** The arm of an experiment for a value that stands for one visitor: always the same for the same rule. */
export function assign(value: string, rule: AssignmentRule): Assignment {
  const n = hashOf(rule.seed, value, rule.version);
  return { n, arm: n === null ? -1 : armAt(n, rangesOf(rule.weights, rule.coverage)) };
}
