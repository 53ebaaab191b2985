import type { ExperimentArm, ExperimentResults } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { currencyName } from '#web/lib/format/currency-name.ts';
import { chanceInPercent, inPercent } from '#web/lib/format/in-percent.ts';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';
import { type Interval, IntervalChart } from '#web/ui/charts/interval-chart.tsx';

/** How each variant compares with the control, with its interval, as a picture and in figures. */
export function EffectFigure({
  results: { arms, experiment, phase, metric, currency },
}: {
  readonly results: ExperimentResults;
}) {
  const { t } = useTranslation('experiments-admin');
  const control = arms.find(({ isControl }) => isControl)?.name ?? '';
  // Nobody can do a thing less often than never; money that is paid back can be more than what came in.
  const least = metric === 'revenue' ? Number.NEGATIVE_INFINITY : -1;
  const compared = arms.filter(({ evaluation }) => evaluation !== null).map((arm) => endedAt(arm, least));
  // Where nothing follows for any of them, words say so better than an empty picture.
  if (compared.every(({ evaluation }) => evaluation?.undetermined !== null))
    return compared.map((arm) => <p key={arm.key}>{wordsOf(arm, t)}</p>);
  const measured =
    metric === 'revenue' && currency !== null
      ? t('effect.revenueIn', { currency: currencyName(currency) })
      : t(`metrics.${metric}`);
  return (
    <ChartFigure
      finding={t('effect.finding', { control })}
      unit={t('effect.unit', { metric: measured })}
      file={`experiment-${experiment.id}-phase-${phase.number}-${metric}`}
      table={{
        label: t('effect.table'),
        columns: ['variant', 'low', 'effect', 'high', 'chance', 'riskControl', 'riskVariant'].map((each) =>
          t(`effect.columns.${each}`),
        ),
        rows: compared.map((arm) => [arm.name, ...figuresOf(arm)]),
      }}
    >
      <IntervalChart
        label={t('effect.label')}
        start={0}
        least={least}
        intervals={compared.map((arm) => ({ ...intervalOf(arm), text: wordsOf(arm, t) }))}
        format={(value) => inPercent(value, 1)}
      />
    </ChartFigure>
  );
}

/** The interval is worked out without knowing where differences end. */
function endedAt(arm: ExperimentArm, least: number): ExperimentArm {
  if (arm.evaluation === null) return arm;
  const [low, high] = arm.evaluation.interval;
  return { ...arm, evaluation: { ...arm.evaluation, interval: [Math.max(low, least), high] } };
}

type Words = (key: string, slots: Record<string, string>) => string;

function wordsOf({ name, evaluation }: ExperimentArm, t: Words): string {
  if (evaluation === null || evaluation.undetermined !== null)
    return t(`effect.undetermined.${evaluation?.undetermined ?? 'no_visitors'}`, { name });
  const [low, high] = evaluation.interval;
  return t('effect.text', {
    name,
    effect: inPercent(evaluation.effect, 1),
    low: inPercent(low, 1),
    high: inPercent(high, 1),
    chance: chanceInPercent(evaluation.chanceToWin),
  });
}

function intervalOf({ name, evaluation }: ExperimentArm): Omit<Interval, 'text'> {
  const isKnown = evaluation !== null && evaluation.undetermined === null;
  const [low, high] = evaluation?.interval ?? [0, 0];
  return { label: name, estimate: isKnown ? evaluation.effect : null, low, high };
}

function figuresOf({ evaluation }: ExperimentArm): string[] {
  if (evaluation === null || evaluation.undetermined !== null) return ['', '', '', '', '', ''];
  const { interval, effect, chanceToWin, risk } = evaluation;
  const [low, high] = interval.map((each) => inPercent(each, 2)) as [string, string];
  const lost = risk.map((each) => inPercent(each, 2));
  return [low, inPercent(effect, 2), high, chanceInPercent(chanceToWin), ...lost];
}
