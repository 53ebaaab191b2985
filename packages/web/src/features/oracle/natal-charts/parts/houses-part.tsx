import type { ChartTexts, NatalChart } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { arc, positionOf } from '../position.ts';

interface PartProps {
  readonly chart: NatalChart;
  readonly texts: ChartTexts;
}

/** Where each house begins, and of which part of life it speaks; nothing without an hour of birth. */
export function HousesPart({ chart: { angles }, texts }: PartProps) {
  const { t } = useTranslation('natal-charts');
  if (!angles || !texts.houses) return null;
  const { houses: lines, names } = texts;
  return (
    <section className="chart-part" aria-labelledby="chart-houses">
      <h2 id="chart-houses">{t('houses.title')}</h2>
      <Disclosure title={t('houses.open')}>
        <ol className="chart-houses">
          {angles.cusps.map((cusp, index) => {
            const position = positionOf(cusp);
            const from = t('place', { arc: arc(position), sign: names.signs[position.sign] });
            return (
              <li key={lines[index]}>
                {lines[index]} <small>{t('houses.from', { from })}</small>
              </li>
            );
          })}
        </ol>
      </Disclosure>
    </section>
  );
}
