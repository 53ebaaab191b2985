import type { MemoryMonth } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { memoryPaths } from '#web/lib/addresses/memory-paths.ts';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { firstWeekday, weekdayLetters } from '#web/lib/format/weeks.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { monthQuery, pictureUrl } from '../moments.api.ts';
import { monthCells, shiftMonth } from './month-cells.ts';
import './month.css';

type MonthDay = MemoryMonth['days'][number];

interface DayCellProps {
  readonly day: string;
  readonly found: MonthDay | undefined;
  readonly isToday: boolean;
}

function DayCell({ day, found, isToday }: DayCellProps) {
  const { t } = useTranslation('moments');
  const date = new Intl.DateTimeFormat(currentLocale(), { month: 'long', day: 'numeric', timeZone: 'UTC' });
  const count = found?.moments ?? 0;
  return (
    <Link
      to={memoryPaths.lane}
      search={{ day }}
      className="month-day"
      data-filled={count > 0 || undefined}
      aria-current={isToday ? 'date' : undefined}
      aria-label={t('month.day', { day: date.format(new Date(`${day}T12:00:00Z`)), count })}
    >
      {found?.pictureOf && <img src={pictureUrl(found.pictureOf, 'small')} alt="" loading="lazy" />}
      <span className="month-date">{Number(day.slice(8))}</span>
      {count > 0 && <span className="month-count">{count}</span>}
    </Link>
  );
}

interface MonthDaysProps {
  readonly month: string;
  readonly today: string;
  readonly days: readonly MonthDay[];
}

function MonthDays({ month, today, days }: MonthDaysProps) {
  const { t } = useTranslation('moments');
  const locale = currentLocale();
  const { lead, days: all } = monthCells(month, firstWeekday(locale));
  const byDay = new Map(days.map((day) => [day.date, day]));
  const count = days.reduce((sum, { moments }) => sum + moments, 0);
  return (
    <>
      <p className="text-muted">
        {count === 0
          ? t('month.empty')
          : t('month.lead', { count, days: t('month.days', { count: days.length }) })}
      </p>
      <div className="month-grid">
        {weekdayLetters(locale).map((letter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two weekdays may begin with one letter.
          <span key={index} className="month-weekday" aria-hidden>
            {letter}
          </span>
        ))}
        {all.map((day, index) => (
          <div key={day} style={index === 0 ? { gridColumnStart: lead + 1 } : undefined}>
            {day > today ? (
              <span className="month-day month-later">
                <span className="month-date">{Number(day.slice(8))}</span>
              </span>
            ) : (
              <DayCell day={day} found={byDay.get(day)} isToday={day === today} />
            )}
          </div>
        ))}
      </div>
    </>
  );
}

interface MonthViewProps {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly today: string;
  readonly onMonth: (month: string) => void;
}

/** A month of moments, a cell a day. */
export function MonthView({ month, today, onMonth }: MonthViewProps) {
  const { t } = useTranslation('moments');
  const days = useQuery(monthQuery(month));
  const name = new Intl.DateTimeFormat(currentLocale(), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <section className="month" aria-labelledby="moments-month">
      <header className="day-nav">
        <IconButton label={t('month.before')} onClick={() => onMonth(shiftMonth(month, -1))}>
          <ChevronLeft size={22} aria-hidden />
        </IconButton>
        <h2 id="moments-month" className="month-name" aria-live="polite">
          {name.format(new Date(`${month}-15T12:00:00Z`))}
        </h2>
        <IconButton
          label={t('month.after')}
          disabled={month >= today.slice(0, 7)}
          onClick={() => onMonth(shiftMonth(month, 1))}
        >
          <ChevronRight size={22} aria-hidden />
        </IconButton>
      </header>
      <QueryResult query={days} retry={t('retry')} placeholder="h-96">
        {(answer) => <MonthDays month={month} today={today} days={answer.days} />}
      </QueryResult>
    </section>
  );
}
