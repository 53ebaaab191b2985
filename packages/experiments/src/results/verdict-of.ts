import type { ArmFigures } from '../effects/arm-figures.ts';
import { evaluate } from '../effects/evaluate.ts';

/** Before an arm has this many visitors, and the phase this many days, nothing is said of who is better. */
export const leastForVerdict = { visitors: 150, days: 7 } as const;

export interface VerdictArm {
  readonly key: string;
  readonly visitors: number;
  readonly figures: ArmFigures;
}

export interface VerdictCase {
  readonly control: VerdictArm;
  readonly treatments: readonly VerdictArm[];
  /** Whole days since the phase began. */
  readonly days: number;
  /** Whether the visitors are split as the weights say. */
  readonly isSplitHealthy: boolean;
  /** Of being wrong about any of the treatments. */
  readonly alpha?: number;
}

export type Hindrance = 'too_few_visitors' | 'too_few_days' | 'undetermined' | 'interval_holds_zero';

export interface Verdict {
  readonly kind: 'cannot_tell_yet' | 'split_off' | 'better' | 'control_better';
  /** The arm that is better. */
  readonly variant: string | null;
  readonly hindrances: readonly Hindrance[];
}

/**
 * What may be said of an experiment. Nothing where its split is off, and nothing before there is enough of it; then by the
 * sequential interval, which may be looked at at any time, with α shared among the treatments (Bonferroni). The control is
 * better where all treatments are worse.
 */
export function verdictOf({ control, treatments, days, isSplitHealthy, alpha = 0.05 }: VerdictCase): Verdict {
  if (!isSplitHealthy) return { kind: 'split_off', variant: null, hindrances: [] };
  const hindrances: Hindrance[] = [];
  if ([control, ...treatments].some(({ visitors }) => visitors < leastForVerdict.visitors))
    hindrances.push('too_few_visitors');
  if (days < leastForVerdict.days) hindrances.push('too_few_days');
  if (hindrances.length > 0) return cannotTell(hindrances);
  const share = alpha / Math.max(1, treatments.length);
  const found = treatments.map(({ key, figures }) => ({
    key,
    ...evaluate({ control: control.figures, treatment: figures, method: 'sequential', alpha: share }),
  }));
  const [best] = found
    .filter(({ interval, undetermined }) => undetermined === undefined && interval[0] > 0)
    .sort((one, other) => other.effect - one.effect);
  if (best) return { kind: 'better', variant: best.key, hindrances: [] };
  if (found.some(({ undetermined }) => undetermined !== undefined)) return cannotTell(['undetermined']);
  if (found.length > 0 && found.every(({ interval }) => interval[1] < 0))
    return { kind: 'control_better', variant: control.key, hindrances: [] };
  return cannotTell(['interval_holds_zero']);
}

function cannotTell(hindrances: readonly Hindrance[]): Verdict {
  return { kind: 'cannot_tell_yet', variant: null, hindrances };
}
