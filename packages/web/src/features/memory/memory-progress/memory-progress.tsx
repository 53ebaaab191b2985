import type { MemoryProgress as Progress } from '@chitta/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayWords } from '#web/lib/format/day-words.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { ComparisonChart } from './charts/comparison-chart.tsx';
import { KindsChart } from './charts/kinds-chart.tsx';
import { TrendChart } from './charts/trend-chart.tsx';
import { WeekStrip } from './charts/week-strip.tsx';
import { YearMap } from './charts/year-map.tsx';
import { PremiumOffer } from './premium-offer.tsx';
import './memory-progress.css';

type Premium = NonNullable<Progress['premium']>;

interface ReachProps {
  readonly reach: Premium['longestReach'];
  readonly today: string;
}

/** How far back it went at its furthest. */
function LongestReach({ reach, today }: ReachProps) {
  const { t } = useTranslation('memory-progress');
  if (!reach.unassisted && !reach.withHelp) return null;
  const furthest = Math.max(reach.unassisted?.days ?? 0, reach.withHelp?.days ?? 0);
  return (
    <section className="chart" aria-labelledby="longest-reach">
      <h2 id="longest-reach">{t('reach.finding', { days: t('days', { count: furthest }) })}</h2>
      <dl className="reach">
        {(['unassisted', 'withHelp'] as const).map((way) => {
          const found = reach[way];
          return (
            found && (
              <div key={way}>
                <dd>{t('days', { count: found.days })}</dd>
                <dt>{t(`reach.${way}`, { day: dayWords(found.date, today) })}</dt>
              </div>
            )
          );
        })}
      </dl>
    </section>
  );
}

/** Bytes as people read them. */
function megabytes(bytes: number): string {
  return new Intl.NumberFormat(currentLanguage(), {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: bytes < 10 * 1024 ** 2 ? 1 : 0,
  }).format(bytes / 1024 ** 2);
}

interface MemoryProgressProps {
  readonly progress: Progress;
  /** What has become of the recall of dreams, which the page puts together. */
  readonly recall: ReactNode;
  readonly kindIcon: Parameters<typeof KindsChart>[0]['icon'];
}

/** How memory has gone: the last seven days for everybody, with premium all the rest. */
export function MemoryProgress({ progress, recall, kindIcon }: MemoryProgressProps) {
  const { t } = useTranslation('memory-progress');
  const { premium, today, storage } = progress;
  return (
    <div className="progress">
      <WeekStrip progress={progress} />
      {recall}
      {premium ? (
        <>
          <TrendChart premium={premium} />
          <LongestReach reach={premium.longestReach} today={today} />
          {premium.comparisons.map((comparison) => (
            <ComparisonChart key={comparison.days} comparison={comparison} />
          ))}
          <YearMap year={premium.year} today={today} />
          <KindsChart premium={premium} icon={kindIcon} />
        </>
      ) : (
        <PremiumOffer progress={progress} />
      )}
      <p className="text-muted">
        {t('storage', { used: megabytes(storage.used), most: megabytes(storage.most) })}
      </p>
    </div>
  );
}
