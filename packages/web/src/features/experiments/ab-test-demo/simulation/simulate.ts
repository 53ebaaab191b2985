import {
  type Assignment,
  assign,
  evaluate,
  sampleRatioOf,
  type Undetermined,
  verdictOf,
} from '@chitta/experiments';

/** How often the visitors of each arm open an account, in truth; what an experiment is to find out. */
export const scenarios = {
  none: [0.08, 0.08],
  better: [0.08, 0.12],
  worse: [0.08, 0.05],
  slight: [0.08, 0.085],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

export type Scenario = keyof typeof scenarios;
export const scenarioNames = Object.keys(scenarios) as Scenario[];

export const simulatedDays = 42;
/** Nobody can open an account less often than never; the interval is worked out without knowing that. */
export const leastEffect = -1;
const visitorsADay = 250;
const armNames = ['control', 'treatment'] as const;

export type Verdict = 'split_is_off' | 'too_early' | 'cannot_tell' | 'better' | 'worse';

interface Arm {
  readonly visitors: number;
  readonly conversions: number;
}

export interface SimulatedDay {
  /** From 1. */
  readonly day: number;
  readonly arms: readonly [Arm, Arm];
  /** Relative to the first arm; null where nothing follows from the figures. */
  readonly effect: { readonly estimate: number; readonly low: number; readonly high: number } | null;
  readonly undetermined: Undetermined | undefined;
  readonly chanceToWin: number;
  /** What is lost on average by staying with the first page, and by going with the second. */
  readonly risk: readonly [number, number];
  /** How likely a split at least this far off is by chance. */
  readonly splitChance: number;
  readonly verdict: Verdict;
}

/**
 * An experiment from its first day to its last. Nothing is drawn: who is in which arm, and who opens an account, follows
 * from the number of the visitor, so the same seed is the same experiment.
 */
export function simulate(scenario: Scenario, seed: number): readonly SimulatedDay[] {
  const rates = scenarios[scenario];
  const halves = { version: 2, coverage: 1, weights: [0.5, 0.5] };
  const placeOf = (visitor: string, what: string): Assignment =>
    assign(visitor, { ...halves, seed: `${what}-${seed}` });
  const none = { visitors: 0, conversions: 0 };
  const counts: [typeof none, typeof none] = [{ ...none }, { ...none }];
  return Array.from({ length: simulatedDays }, (_, index) => {
    for (let number = 0; number < visitorsADay; number++) {
      const visitor = `visitor-${index * visitorsADay + number}`;
      const arm = placeOf(visitor, 'arm').arm === 0 ? 0 : 1;
      counts[arm].visitors++;
      if ((placeOf(visitor, 'account').n ?? 1) < rates[arm]) counts[arm].conversions++;
    }
    return lookAt(index + 1, [{ ...counts[0] }, { ...counts[1] }]);
  });
}

/** What is to be said of the figures on a day, by the methods of real experiments. */
export function lookAt(day: number, arms: readonly [Arm, Arm]): SimulatedDay {
  const [control, treatment] = arms;
  const sequential = evaluate({ control, treatment, method: 'sequential' });
  const belief = evaluate({ control, treatment, method: 'bayes' });
  const split = sampleRatioOf(
    arms.map(({ visitors }) => visitors),
    [1, 1],
  );
  const [low, high] = sequential.interval;
  const { undetermined } = sequential;
  const effect =
    undetermined === undefined
      ? { estimate: sequential.effect, low: Math.max(low, leastEffect), high }
      : null;
  const { kind, hindrances } = verdictOf({
    control: { key: armNames[0], visitors: control.visitors, figures: control },
    treatments: [{ key: armNames[1], visitors: treatment.visitors, figures: treatment }],
    days: day,
    isSplitHealthy: split.healthy,
  });
  const isEarly = hindrances.some((each) => each === 'too_few_days' || each === 'too_few_visitors');
  return {
    day,
    arms,
    effect,
    undetermined,
    chanceToWin: 'chanceToWin' in belief ? belief.chanceToWin : 0.5,
    risk: 'risk' in belief ? belief.risk : [0, 0],
    splitChance: split.pValue,
    verdict: isEarly ? 'too_early' : verdicts[kind],
  };
}

const verdicts = {
  split_off: 'split_is_off',
  cannot_tell_yet: 'cannot_tell',
  better: 'better',
  control_better: 'worse',
} as const satisfies Record<string, Verdict>;
