import type { ChartTexts, NatalChart } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { ChartNotes } from './chart-notes.tsx';
import { natalChartQuery } from './natal-charts.api.ts';
import { AspectsPart } from './parts/aspects-part.tsx';
import { BodiesPart } from './parts/bodies-part.tsx';
import { HousesPart } from './parts/houses-part.tsx';
import { MoonPart } from './parts/moon-part.tsx';
import { PositionsTable } from './parts/positions-table.tsx';
import { Wheel } from './wheel/wheel.tsx';
import './natal-charts.css';

/** The member's natal chart: a wheel, a table beside it, and what both say in plain lines. */
export function NatalChartPage() {
  const { t } = useTranslation('natal-charts');
  const query = useQuery(natalChartQuery(currentLanguage()));
  return (
    <>
      <header className="chart-head">
        <h1 className="page-title">{t('title')}</h1>
        <p className="chart-honest">{t('honest')}</p>
      </header>
      <QueryResult query={query} retry={t('retry')} placeholder="h-[40rem]">
        {({ chart, texts, calculatedAt, missing }) =>
          chart && texts ? (
            <Chart chart={chart} texts={texts} calculatedAt={calculatedAt} />
          ) : (
            <NoChart missing={missing} />
          )
        }
      </QueryResult>
    </>
  );
}

interface ChartProps {
  readonly chart: NatalChart;
  readonly texts: ChartTexts;
  readonly calculatedAt: string | null;
}

function Chart({ chart, texts, calculatedAt }: ChartProps) {
  return (
    <>
      <ChartNotes chart={chart} />
      <div className="chart-top">
        <Wheel chart={chart} texts={texts} />
        <PositionsTable chart={chart} texts={texts} />
      </div>
      <MoonPart chart={chart} texts={texts} />
      <BodiesPart chart={chart} texts={texts} />
      <AspectsPart chart={chart} texts={texts} />
      <HousesPart chart={chart} texts={texts} />
      <HowItIsMade chart={chart} calculatedAt={calculatedAt} />
    </>
  );
}

/** What a chart needs and is not known. */
function NoChart({ missing }: { readonly missing: readonly ('birthDate' | 'birthPlace' | 'birthTime')[] }) {
  const { t } = useTranslation('natal-charts');
  return (
    <div className="chart-none">
      <p>{t(missing.includes('birthTime') ? 'none.time' : 'none.text')}</p>
      <ul>
        {missing
          .filter((part) => part !== 'birthTime')
          .map((part) => (
            <li key={part}>{t(`none.${part}`)}</li>
          ))}
      </ul>
      <Link to={paths.oracleProfileSetup} className={buttonClass()}>
        {t('none.tell')}
      </Link>
    </div>
  );
}

/** How the chart came about, so that it can be checked. */
function HowItIsMade({ chart, calculatedAt }: Omit<ChartProps, 'texts'>) {
  const { t } = useTranslation('natal-charts');
  const at = (moment: string) =>
    new Intl.DateTimeFormat(currentLocale(), {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'UTC',
    }).format(new Date(moment));
  const houses = chart.angles && t(`how.${chart.angles.houses}`);
  return (
    <section className="chart-part chart-how" aria-labelledby="chart-how">
      <h2 id="chart-how">{t('how.title')}</h2>
      <p>{t('how.text')}</p>
      <p>
        {chart.angles
          ? t('how.moment', { moment: at(chart.moment), houses })
          : t('how.day', { moment: at(chart.moment) })}{' '}
        {calculatedAt && t('how.calculated', { moment: at(calculatedAt) })}
      </p>
      <p className="no-print">
        <Link to={paths.oracleProfileSetup} className="link">
          {t('change')}
        </Link>
      </p>
    </section>
  );
}
