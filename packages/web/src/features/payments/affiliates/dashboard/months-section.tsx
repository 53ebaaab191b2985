import type { AffiliateMonth } from '@chitta/contract';
import { lazy, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/lib/format/format-money.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { sayMonth } from './say-month.ts';

const MonthsChart = lazy(async () => ({ default: (await import('./months-chart.tsx')).MonthsChart }));

interface MonthsProps {
  readonly months: readonly AffiliateMonth[];
  readonly currency: string;
}

/** Twelve months as a picture, and the same as a table, which is what screen readers are told. */
export function MonthsSection({ months, currency }: MonthsProps) {
  const { t } = useTranslation('affiliates');
  const titleId = useId();
  return (
    <section className="settings-section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('months.title')}</h2>
      <div className="affiliate-chart" aria-hidden>
        <Suspense fallback={<Skeleton className="h-full w-full" />}>
          <MonthsChart months={months} currency={currency} />
        </Suspense>
      </div>
      <details className="affiliate-table">
        <summary>{t('months.asTable')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('months.month')}</th>
              <th scope="col">{t('figures.clicks')}</th>
              <th scope="col">{t('figures.signUps')}</th>
              <th scope="col">{t('figures.conversions')}</th>
              <th scope="col">{t('months.earned')}</th>
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map(({ month, clicks, signUps, conversions, earned }) => (
              <tr key={month}>
                <th scope="row">{sayMonth(month, 'long')}</th>
                <td>{clicks}</td>
                <td>{signUps}</td>
                <td>{conversions}</td>
                <td>{formatMoney({ amount: earned, currency })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
