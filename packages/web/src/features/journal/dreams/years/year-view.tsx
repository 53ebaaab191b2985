import type { DreamYear, SessionUser } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { dayIn } from '#web/lib/format/day-in.ts';
import { paths } from '#web/lib/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { zoneOf } from '../journal/journal-days.ts';
import { YearSwitch } from './year-switch.tsx';
import { dreamYearQuery } from './years.api.ts';
import './years.css';

interface YearViewProps {
  readonly user: SessionUser;
  /** Missing: this year. */
  readonly year: number | undefined;
  readonly onYear: (year: number) => void;
  /** What stands above the invitation where nothing was written yet. */
  readonly first?: (today: string) => ReactNode;
  readonly children: (year: DreamYear, today: string) => ReactNode;
}

/** A year of the journal, with what leads to others, and what is said where it has nothing or does not come. */
export function YearView({ user, year: asked, onYear, first, children }: YearViewProps) {
  const { t } = useTranslation(['journal-views', 'dreams']);
  const today = dayIn(zoneOf(user), new Date());
  const thisYear = Number(today.slice(0, 4));
  const year = asked ?? thisYear;
  const { data, error, refetch } = useQuery(dreamYearQuery(year));
  if (error && !data) {
    return (
      <div className="journal-note" role="alert">
        <p>{errorMessage(error)}</p>
        <Button variant="quiet" onClick={() => void refetch()}>
          {t('dreams:journal.retry')}
        </Button>
      </div>
    );
  }
  if (data?.firstYear === null) {
    return (
      <div className="year-empty">
        {first?.(today)}
        <p>{t('emptyJournal')}</p>
        <Link to={paths.dreamInput} className={buttonClass('primary')}>
          {t('dreams:empty.write')}
        </Link>
      </div>
    );
  }
  return (
    <>
      <YearSwitch
        year={year}
        first={data?.firstYear ?? year}
        last={Math.max(thisYear, data?.lastYear ?? year)}
        onYear={onYear}
      />
      {data ? children(data, today) : <Skeleton className="year-skeleton" />}
    </>
  );
}
