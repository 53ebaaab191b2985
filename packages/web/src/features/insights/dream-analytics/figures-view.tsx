import type { Insights } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { CategoriesChart } from './charts/categories-chart.tsx';
import { DreamsChart } from './charts/dreams-chart.tsx';
import { FeelingOverTime } from './charts/feeling-over-time.tsx';
import { FeelingsChart } from './charts/feelings-chart.tsx';
import { HoursChart } from './charts/hours-chart.tsx';
import { RecallChart } from './charts/recall-chart.tsx';
import { SymbolsChart } from './charts/symbols-chart.tsx';
import { ThemesList } from './themes-list.tsx';
import './dream-analytics.css';

/** How much there was, beside the stretch of time before. */
function Totals({ figures }: { readonly figures: Insights }) {
  const { t } = useTranslation('insights');
  const { dreams, nights, lengthMedian, before, words } = figures;
  const number = new Intl.NumberFormat(currentLanguage());
  return (
    <dl className="insights-totals">
      <div>
        <dd>{number.format(dreams)}</dd>
        <dt>
          {t('totals.dreams', { count: dreams })}
          {before && (
            <span className="insights-before">
              {t('totals.before', { before: number.format(before.dreams) })}
            </span>
          )}
        </dt>
      </div>
      <div>
        <dd>{number.format(nights)}</dd>
        <dt>
          {t('totals.nights', { count: nights })}
          {before && (
            <span className="insights-before">
              {t('totals.before', { before: number.format(before.nights) })}
            </span>
          )}
        </dt>
      </div>
      {lengthMedian !== null && (
        <div>
          <dd>{number.format(lengthMedian)}</dd>
          <dt>
            {t('totals.median', { count: lengthMedian })}
            <span className="insights-before">
              {t('totals.words', { count: words, words: number.format(words) })}
            </span>
          </dt>
        </div>
      )}
    </dl>
  );
}

/** Nothing was written in this stretch of time. */
function Nothing({ figures }: { readonly figures: Insights }) {
  const { t } = useTranslation('insights');
  return (
    <div className="insights-nothing">
      <p>{t(figures.period === 'all' ? 'nothing.ever' : 'nothing.here')}</p>
      <p>
        <Link to={paths.dreamInput} className={buttonClass('quiet')}>
          {t('nothing.write')}
        </Link>
      </p>
    </div>
  );
}

/** The figures of a stretch of time, each as a chart under what it shows. */
export function FiguresView({ figures }: { readonly figures: Insights }) {
  const { t } = useTranslation('insights');
  if (figures.dreams === 0) return <Nothing figures={figures} />;
  return (
    <div className="insights-figures">
      <Totals figures={figures} />
      {figures.isPending && <p role="status">{t('pending')}</p>}
      <div className="insights-wide">
        <DreamsChart figures={figures} />
      </div>
      <SymbolsChart figures={figures} />
      <CategoriesChart figures={figures} />
      <FeelingsChart figures={figures} source="recognised" />
      <FeelingsChart figures={figures} source="chosen" />
      <FeelingOverTime figures={figures} source="recognised" />
      <FeelingOverTime figures={figures} source="chosen" />
      <HoursChart figures={figures} />
      <RecallChart figures={figures} />
      <ThemesList themes={figures.themes} />
    </div>
  );
}
