import type { Insights } from '@chitta/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';
import { LineChart } from '#web/ui/charts/line-chart.tsx';
import { wilson } from '#web/ui/charts/wilson.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { monthInWords, shortWords } from '../insight-days.ts';
import { capital, percentWords } from '../insight-shares.ts';
import { countedBy, type FeelingSource, useFeelings } from './use-feelings.ts';

/** Dreams of a step that have to hold a feeling before the step is called the one with most of it. */
const leastAtPeak = 2;

interface StepOfFeeling {
  readonly day: string;
  /** Dreams with the feeling, and dreams that it is a share of. */
  readonly count: number;
  readonly of: number;
  readonly dreams: number;
}

type Step = Insights['feelingsOverTime']['step'];

const dayOfStep = (day: string, step: Step) => (step === 'month' ? monthInWords(day) : shortWords(day, step));

/** What the dream tells is a share of all dreams; what the member marked, of those in which they marked anything. */
function stepsOf(
  { feelingsOverTime }: Insights,
  source: FeelingSource,
  id: string,
): readonly StepOfFeeling[] {
  return feelingsOverTime.points.map(({ from, ...felt }) => ({
    day: from,
    count: countedBy(felt, source).find((each) => each.id === id)?.count ?? 0,
    of: source === 'chosen' ? felt.chosen.told : felt.dreams,
    dreams: felt.dreams,
  }));
}

/** The step in which the share is surely highest: one dream of one is no peak. */
function peakOf(steps: readonly StepOfFeeling[]): StepOfFeeling | null {
  const sureOf = ({ count, of }: StepOfFeeling) => wilson(count, of)?.low ?? 0;
  const [highest] = steps
    .filter(({ count }) => count >= leastAtPeak)
    .toSorted((one, other) => sureOf(other) - sureOf(one));
  return highest ?? null;
}

function useSteps(figures: Insights, source: FeelingSource, id: string) {
  const { t } = useTranslation('insights');
  const { step } = figures.feelingsOverTime;
  return stepsOf(figures, source, id).map((each) => {
    const { day, count, of } = each;
    const found = wilson(count, of);
    const when = capital(t(`over.step.${step}`, { day: dayOfStep(day, step) }));
    const range = found ? `${percentWords(found.low)} – ${percentWords(found.high)}` : '';
    return {
      ...each,
      range,
      label: shortWords(day, step),
      value: found?.share ?? null,
      ...(found && { low: found.low, high: found.high }),
      text: found
        ? t(`over.${source}.at`, {
            step: when,
            count,
            dreams: t('dreams', { count: of }),
            low: percentWords(found.low),
            high: percentWords(found.high),
          })
        : t('over.chosen.nothingAt', { step: when }),
    };
  });
}

function useFinding(figures: Insights, source: FeelingSource, name: string) {
  const { t } = useTranslation('insights');
  const { step } = figures.feelingsOverTime;
  return (steps: readonly StepOfFeeling[]) => {
    const peak = peakOf(steps);
    const sum = (value: (each: StepOfFeeling) => number) =>
      steps.reduce((total, each) => total + value(each), 0);
    const [count, of] = peak ? [peak.count, peak.of] : [sum((each) => each.count), sum((each) => each.of)];
    const slots = { feeling: capital(name), count, dreams: t('dreams', { count: of }) };
    if (!peak) return t(`over.${source}.inAll`, slots);
    return t(`over.${source}.finding`, {
      ...slots,
      when: t(`over.when.${step}`, { day: dayOfStep(peak.day, step) }),
    });
  };
}

interface FeelingOverTimeProps {
  readonly figures: Insights;
  readonly source: FeelingSource;
}

/** One feeling over time, with the range that so few dreams leave. */
export function FeelingOverTime({ figures, source }: FeelingOverTimeProps) {
  const { t } = useTranslation(['insights', 'charts']);
  const { counted, nameOf } = useFeelings(figures, source);
  const [wanted, setWanted] = useState('');
  const chosen = counted.find(({ id }) => id === wanted) ?? counted[0];
  const id = chosen?.id ?? '';
  const name = chosen ? nameOf(id) : '';
  const steps = useSteps(figures, source, id);
  const findingOf = useFinding(figures, source, name);
  // A night has a dream or two: no share can be told of it.
  const isTold =
    figures.feelingsOverTime.step !== 'night' && steps.filter(({ value }) => value !== null).length > 1;
  if (!chosen || !isTold) return null;
  return (
    <ChartFigure
      finding={findingOf(steps)}
      unit={t(`over.${source}.unit`)}
      file={`feeling-over-time-${source}`}
      table={{
        label: t('charts:table'),
        columns: [
          t('over.from'),
          t(`over.${source}.with`),
          ...(source === 'chosen' ? [t('over.chosen.of')] : []),
          t('calendar.dreams'),
          t('over.rangeColumn'),
        ],
        rows: steps.map(({ day, count, of, dreams, range }) => [
          day,
          String(count),
          ...(source === 'chosen' ? [String(of)] : []),
          String(dreams),
          range,
        ]),
      }}
    >
      <SelectField
        label={t(`over.${source}.choose`)}
        value={id}
        onChange={(event) => setWanted(event.target.value)}
      >
        {counted.map((each) => (
          <option key={each.id} value={each.id}>
            {nameOf(each.id)}
          </option>
        ))}
      </SelectField>
      <LineChart
        label={t(`over.${source}.label`, { feeling: name })}
        points={steps}
        top={1}
        format={percentWords}
      />
    </ChartFigure>
  );
}
