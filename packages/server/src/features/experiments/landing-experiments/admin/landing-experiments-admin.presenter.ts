import {
  type AdminExperiment,
  type AdminExperimentSummary,
  type ExperimentPhase,
  limits,
} from '@chitta/contract';
import type { PhaseRow, VariantRow } from '#server/db/tables/experiments/landing-experiments.ts';
import { contentOf, targetingOf } from '../content-of.ts';
import type { WholeExperiment } from '../landing-experiments.queries.ts';

export function presentExperiment({ experiment, variants, phases }: WholeExperiment): AdminExperiment {
  const { id, name, hypothesis, status, coverage, version } = experiment;
  const shown = variants.find(({ isActive }) => isActive);
  return {
    id,
    name,
    hypothesis,
    status,
    targeting: targetingOf(variants),
    coverage,
    variants: variants.map((variant) => ({
      key: variant.variantKey,
      name: variant.name,
      weight: variant.weight,
      isControl: variant.position === 0,
      content: contentOf(variant),
    })),
    phases: phases.map((phase) => presentPhase(phase, variants)),
    rolledOut: status === 'rolled_out' && shown ? shown.variantKey : null,
    transitions: [...limits.experimentTransitions[status]],
    version,
    createdAt: experiment.createdAt.toISOString(),
    updatedAt: experiment.updatedAt.toISOString(),
  };
}

export function presentPhase(phase: PhaseRow, variants: readonly VariantRow[]): ExperimentPhase {
  return {
    id: phase.id,
    number: phase.number,
    startedAt: phase.startedAt.toISOString(),
    endedAt: phase.endedAt?.toISOString() ?? null,
    coverage: phase.coverage,
    weights: Object.fromEntries(
      variants.map(({ id, variantKey }) => [variantKey, phase.weights[String(id)] ?? 0]),
    ),
  };
}

export function presentSummary(
  { experiment, variants, phases }: WholeExperiment,
  visitors: number,
): AdminExperimentSummary {
  const last = phases.at(-1);
  return {
    id: experiment.id,
    name: experiment.name,
    status: experiment.status,
    variants: variants.map(({ variantKey: key, name }) => ({ key, name })),
    startedAt: last?.startedAt.toISOString() ?? null,
    endedAt: last?.endedAt?.toISOString() ?? null,
    visitors,
    updatedAt: experiment.updatedAt.toISOString(),
  };
}
