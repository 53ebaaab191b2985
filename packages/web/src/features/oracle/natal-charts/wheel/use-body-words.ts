import type { ChartTexts, NatalChart } from '@chitta/contract';
import type { ChartBody } from '@chitta/contract/limits';
import { useTranslation } from 'react-i18next';
import { arc, positionOf } from '../position.ts';

/** What is said of a body where it is pointed at: where it stands, and its line. */
export function useBodyWords(chart: NatalChart, texts: ChartTexts) {
  const { t } = useTranslation('natal-charts');
  const placeOf = (longitude: number) => {
    const position = positionOf(longitude);
    return t('place', { arc: arc(position), sign: texts.names.signs[position.sign] });
  };
  return (body: ChartBody) => {
    const found = chart.bodies.find((each) => each.body === body);
    const lines = texts.bodies.find((each) => each.body === body)?.lines ?? [];
    const { moonRange } = chart;
    const place =
      body === 'moon' && moonRange
        ? t('between', { from: placeOf(moonRange.from), to: placeOf(moonRange.to) })
        : placeOf(found?.longitude ?? 0);
    const facts = [
      `${texts.names.bodies[body]}, ${place}`,
      found?.house && t('inHouse', { house: found.house }),
      found?.isRetrograde && !body.endsWith('Node') && t('retrograde'),
    ];
    return { place, title: facts.filter(Boolean).join(', '), line: lines.join(' ') };
  };
}
