import type { InsightPeriod, Insights } from '@chitta/contract';
import { insightPeriods } from '@chitta/contract/limits';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { insightsPaths } from '#web/lib/addresses/insights-paths.ts';
import { stretchInWords } from './insight-days.ts';

interface PeriodNavProps {
  readonly period: InsightPeriod;
  /** Missing: not known yet. */
  readonly figures: Insights | undefined;
}

/** Which stretch of time is looked at, and the ways to those beside it. */
export function PeriodNav({ period, figures }: PeriodNavProps) {
  const { t } = useTranslation('insights');
  const ways = [
    { day: figures?.previous, label: t('earlier'), icon: <ChevronLeft size={20} aria-hidden /> },
    { day: figures?.next, label: t('later'), icon: <ChevronRight size={20} aria-hidden /> },
  ];
  const [earlier, later] = ways.map(({ day, label, icon }) =>
    day ? (
      <Link
        key={label}
        to={insightsPaths.insights}
        search={{ period, on: day }}
        resetScroll={false}
        className="icon-button"
        aria-label={label}
        title={label}
      >
        {icon}
      </Link>
    ) : (
      <span key={label} className="insights-no-way" />
    ),
  );
  return (
    <div className="insights-period">
      <nav className="insights-periods" aria-label={t('periods')}>
        {insightPeriods.map((each) => (
          <Link
            key={each}
            to={insightsPaths.insights}
            search={{ period: each }}
            resetScroll={false}
            className="insights-period-link"
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={each === period ? 'page' : undefined}
          >
            {t(`period.${each}`)}
          </Link>
        ))}
      </nav>
      {period !== 'all' && (
        <p className="insights-stretch">
          {earlier}
          <span aria-live="polite">{figures ? stretchInWords(figures) : ''}</span>
          {later}
        </p>
      )}
    </div>
  );
}
