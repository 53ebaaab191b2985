export { type Assignment, type AssignmentRule, assign } from './assignment/assign.ts';
export type { ArmFigures, Proportion, Sums } from './effects/arm-figures.ts';
export type { Prior } from './effects/bayes.ts';
export type { Difference, Undetermined } from './effects/effect.ts';
export { type Comparison, type Evaluation, evaluate, type Method, methods } from './effects/evaluate.ts';
export { type Amounts, addAmounts, type DayFigures, foldDays, noFigures } from './results/fold-days.ts';
export { leastForVerdict, type Verdict, type VerdictArm, verdictOf } from './results/verdict-of.ts';
export { mismatchBelow, type SampleRatio, sampleRatioOf } from './sample-ratio.ts';
export { type Exclusion, exclusionOf, type RequestSigns } from './visitors/exclusion-of.ts';
export { type Audience, isMeant, type Visitor } from './visitors/is-meant.ts';
export {
  type Arrival,
  type TrafficSource,
  trafficSourceOf,
  trafficSources,
} from './visitors/traffic-source-of.ts';
