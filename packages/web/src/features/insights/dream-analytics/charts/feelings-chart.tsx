import type { Insights } from '@chitta/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/lib/i18n.ts';
import { type Bar, BarList } from '#web/ui/charts/bar-list.tsx';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';
import { LineChart } from '#web/ui/charts/line-chart.tsx';
import { wilson } from '#web/ui/charts/wilson.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { shortWords } from '../insight-days.ts';

const mostBars = 8;

/** As a name stands at the beginning of a sentence. */
const capital = (name: string) =>
  name.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase(currentLanguage()));

/** Shares as people write them. */
function usePercent() {
  const format = new Intl.NumberFormat(currentLanguage(), { style: 'percent', maximumFractionDigits: 0 });
  return (share: number) => format.format(share);
}

/** Feelings that dreams tell of, and how many dreams tell of none. */
export function FeelingsChart({ figures }: { readonly figures: Insights }) {
  const { t } = useTranslation(['insights', 'charts']);
  const { recognised, dreams } = figures.feelings;
  const nameOf = new Map(figures.feelingNames.map(({ slug, name }) => [slug, name]));
  const told = recognised.feelings.slice(0, mostBars).map(({ slug, count }) => ({
    id: slug,
    name: nameOf.get(slug) ?? slug,
    count,
  }));
  const untold = dreams - recognised.told;
  const bars: readonly Bar[] = [
    ...told.map(({ id, name, count }) => ({ id, name, plainName: name, value: count, text: String(count) })),
    ...(untold > 0
      ? [
          {
            id: '-',
            name: t('feelings.none'),
            plainName: t('feelings.none'),
            value: untold,
            text: String(untold),
            isQuiet: true,
          },
        ]
      : []),
  ];
  const [first] = told;
  return (
    <ChartFigure
      finding={
        first
          ? t('feelings.finding', { feeling: first.name, dreams: t('dreams', { count: first.count }) })
          : t('feelings.nothing')
      }
      unit={t('feelings.unit', { told: recognised.told, dreams: t('dreams', { count: dreams }) })}
      file="feelings"
      table={{
        label: t('charts:table'),
        columns: [t('feelings.feeling'), t('calendar.dreams')],
        rows: bars.map(({ plainName, text }) => [plainName, text]),
      }}
    >
      <BarList bars={bars} />
    </ChartFigure>
  );
}

function useFeelingPoints(figures: Insights, chosen: string) {
  const { t } = useTranslation('insights');
  const percent = usePercent();
  const { step, points } = figures.feelingsOverTime;
  return points.map(({ from, dreams, recognised }) => {
    const count = recognised.feelings.find(({ slug }) => slug === chosen)?.count ?? 0;
    const found = wilson(count, dreams);
    return {
      day: from,
      count,
      dreams,
      label: shortWords(from, step),
      value: found?.share ?? null,
      ...(found && { low: found.low, high: found.high }),
      range: found ? t('over.range', { low: percent(found.low), high: percent(found.high) }) : '',
      text: t('over.at', {
        step: t(`over.step.${step}`, { day: shortWords(from, step) }),
        count,
        dreams: t('dreams', { count: dreams }),
        range: found ? t('over.range', { low: percent(found.low), high: percent(found.high) }) : '',
      }),
    };
  });
}

/** One feeling over time, with the range that so few dreams leave. */
export function FeelingOverTime({ figures }: { readonly figures: Insights }) {
  const { t } = useTranslation(['insights', 'charts']);
  const percent = usePercent();
  const names = figures.feelingNames.map(({ slug, name }) => [slug, name] as const);
  const [wanted, setWanted] = useState(figures.feelings.recognised.feelings[0]?.slug ?? '');
  const chosen = names.some(([slug]) => slug === wanted) ? wanted : (names[0]?.[0] ?? '');
  const name = names.find(([slug]) => slug === chosen)?.[1] ?? '';
  const points = useFeelingPoints(figures, chosen);
  if (points.length < 2 || chosen === '') return null;
  const known = points.filter(({ value }) => value !== null);
  const highest = known.reduce(
    (most, point) => ((point.value ?? 0) > (most?.value ?? 0) ? point : most),
    known[0],
  );
  return (
    <ChartFigure
      finding={t('over.finding', {
        feeling: capital(name),
        when: highest?.label,
        share: percent(highest?.value ?? 0),
      })}
      unit={t('over.unit')}
      file="feeling-over-time"
      table={{
        label: t('charts:table'),
        columns: [t('over.from'), t('over.with'), t('calendar.dreams'), t('over.rangeColumn')],
        rows: points.map((point) => [point.day, String(point.count), String(point.dreams), point.range]),
      }}
    >
      <SelectField
        label={t('over.choose')}
        value={chosen}
        onChange={(event) => setWanted(event.target.value)}
      >
        {names.map(([slug, each]) => (
          <option key={slug} value={slug}>
            {each}
          </option>
        ))}
      </SelectField>
      <LineChart label={t('over.label', { feeling: name })} points={points} top={1} format={percent} />
    </ChartFigure>
  );
}
