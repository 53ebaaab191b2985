export { type Assignment, type AssignmentRule, assign } from './assignment/assign.ts';
export type { ArmFigures, Proportion, Sums } from './effects/arm-figures.ts';
export type { Prior } from './effects/bayes.ts';
export type { Difference, Undetermined } from './effects/effect.ts';
export { type Comparison, type Evaluation, evaluate, type Method, methods } from './effects/evaluate.ts';
export { mismatchBelow, type SampleRatio, sampleRatioOf } from './sample-ratio.ts';
