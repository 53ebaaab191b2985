import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { insightsQuery } from '#web/features/insights/dream-analytics/dream-analytics.api.ts';
import { FiguresView } from '#web/features/insights/dream-analytics/figures-view.tsx';
import { PeriodNav } from '#web/features/insights/dream-analytics/period-nav.tsx';
import { findingsQuery } from '#web/features/insights/findings/findings.api.ts';
import { FindingsView } from '#web/features/insights/findings/findings-view.tsx';
import { recurringDreamsQuery } from '#web/features/insights/recurring-dreams/recurring-dreams.api.ts';
import { RecurringDreamsView } from '#web/features/insights/recurring-dreams/recurring-dreams-view.tsx';
import { symbolSkyQuery } from '#web/features/insights/symbol-sky/symbol-sky.api.ts';
import { SymbolsSky } from '#web/features/insights/symbol-sky/symbols-sky.tsx';
import { insightsPaths } from '#web/lib/addresses/insights-paths.ts';
import { themePaths } from '#web/lib/addresses/theme-paths.ts';
import { useIsOnline } from '#web/lib/device/use-is-online.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import './insights.css';

/** What a member's dreams show when they are seen together: their sky, what is new, their figures, what returns. */
export function InsightsPage() {
  const { t } = useTranslation(['insights', 'symbol-sky']);
  const { period = 'year', on } = useSearch({ from: '/private/premium/insights' });
  const isOnline = useIsOnline();
  const sky = useQuery(symbolSkyQuery());
  const findings = useQuery(findingsQuery());
  const figures = useQuery(insightsQuery({ period, on }));
  const recurring = useQuery(recurringDreamsQuery());
  const retry = t('retry');
  return (
    <div className="insights-page">
      <header className="insights-head">
        <h1 className="page-title">{t('title')}</h1>
        <p className="insights-lead">{t('lead')}</p>
        <Link to={insightsPaths.letters} className="insights-onward">
          {t('toLetters')}
          <ChevronRight size={20} aria-hidden />
        </Link>
        <p role="status" className="insights-note" hidden={isOnline}>
          {!isOnline && t('offline')}
        </p>
      </header>
      <section aria-labelledby="insights-sky" className="insights-sky">
        <h2 id="insights-sky">{t('symbol-sky:title')}</h2>
        <QueryResult query={sky} retry={retry} placeholder="h-[34rem]">
          {(known) => (known.stars.length === 0 ? <p>{t('nothing.ever')}</p> : <SymbolsSky sky={known} />)}
        </QueryResult>
      </section>
      <QueryResult query={findings} retry={retry} placeholder="h-40">
        {(found) => <FindingsView found={found} />}
      </QueryResult>
      <section aria-labelledby="insights-figures" className="insights-figures-part">
        <h2 id="insights-figures">{t('figures')}</h2>
        <PeriodNav period={period} figures={figures.data} />
        <QueryResult query={figures} retry={retry}>
          {(known) => <FiguresView figures={known} />}
        </QueryResult>
      </section>
      <QueryResult query={recurring} retry={retry} placeholder="h-40">
        {({ items }) => <RecurringDreamsView items={items} />}
      </QueryResult>
      <p>
        <Link to={themePaths.list} className={buttonClass('quiet')}>
          {t('toThemes')}
        </Link>
      </p>
      <Disclosure title={t('notShown.title')}>
        <div className="insights-not-shown">
          <p>{t('notShown.codings')}</p>
          <p>{t('notShown.norms')}</p>
        </div>
      </Disclosure>
    </div>
  );
}
