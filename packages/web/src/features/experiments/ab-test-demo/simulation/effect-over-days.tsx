import { useTranslation } from 'react-i18next';
import { inPercent } from '#web/lib/format/in-percent.ts';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';
import { type Interval, IntervalChart } from '#web/ui/charts/interval-chart.tsx';
import { leastEffect, type SimulatedDay } from './simulate.ts';

interface EffectOverDaysProps {
  readonly days: readonly SimulatedDay[];
  /** Of the experiment, for the file. */
  readonly name: string;
}

/** How the interval of the effect narrows as visitors come in. */
export function EffectOverDays({ days, name }: EffectOverDaysProps) {
  const { t } = useTranslation('ab-test-demo');
  const say = ({ day, effect }: SimulatedDay) =>
    effect === null
      ? t('chart.nothing', { day })
      : t('chart.day', {
          day,
          effect: inPercent(effect.estimate),
          low: inPercent(effect.low),
          high: inPercent(effect.high),
        });
  const intervals: Interval[] = days.map((each) => ({
    label: String(each.day),
    text: say(each),
    estimate: each.effect?.estimate ?? null,
    low: each.effect?.low ?? 0,
    high: each.effect?.high ?? 0,
  }));
  return (
    <ChartFigure
      finding={t('chart.finding')}
      unit={t('chart.unit')}
      file={`simulated-${name}`}
      table={{
        label: t('chart.table'),
        columns: ['day', 'visitors', 'control', 'treatment', 'low', 'effect', 'high', 'verdict'].map((each) =>
          t(`chart.columns.${each}`),
        ),
        rows: days.map((each) => [
          String(each.day),
          String(each.arms[0].visitors + each.arms[1].visitors),
          String(each.arms[0].conversions),
          String(each.arms[1].conversions),
          each.effect ? inPercent(each.effect.low) : '',
          each.effect ? inPercent(each.effect.estimate) : '',
          each.effect ? inPercent(each.effect.high) : '',
          t(`verdicts.${each.verdict}.title`),
        ]),
      }}
    >
      <IntervalChart
        label={t('chart.label')}
        intervals={intervals}
        least={leastEffect}
        format={(value) => inPercent(value, 1)}
      />
    </ChartFigure>
  );
}
