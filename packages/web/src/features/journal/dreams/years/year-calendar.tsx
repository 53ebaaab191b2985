import type { DreamYear, SessionUser } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { firstWeekday, weekdayLetters } from '#web/lib/format/weeks.ts';
import { CategoryIcon } from '../details/category-mark.tsx';
import { MoonGlyph } from '../journal/moon-glyph.tsx';
import { type CalendarCell, type CalendarMonth, calendarMonths, heatOf } from './calendar-months.ts';
import { NightLink } from './night-link.tsx';
import { moonTime, nightWords } from './night-words.ts';
import { YearView } from './year-view.tsx';

function Cell({ cell: { day, night } }: { readonly cell: CalendarCell }) {
  const { t } = useTranslation(['dreams', 'journal-views']);
  const date = Number(day.slice(8));
  if (!night) {
    return (
      <div className="calendar-night">
        <span aria-hidden>{date}</span>
        <MoonGlyph at={moonTime(day)} size={16} isSilent />
      </div>
    );
  }
  return (
    <NightLink
      night={night}
      className="calendar-night"
      data-heat={heatOf(night.length)}
      aria-label={nightWords(night, t)}
    >
      <span className="calendar-date">
        {date}
        {night.count > 1 && <span className="calendar-count">×{night.count}</span>}
      </span>
      <span className="calendar-sign">
        <MoonGlyph at={moonTime(day)} size={16} isSilent />
        {night.category && <CategoryIcon category={night.category} size={13} />}
      </span>
    </NightLink>
  );
}

interface MonthProps {
  readonly month: CalendarMonth;
  readonly weekdays: readonly string[];
}

function Month({ month, weekdays }: MonthProps) {
  const { t } = useTranslation('dreams');
  const name = new Intl.DateTimeFormat(currentLocale(), { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month.key}-15T12:00:00Z`),
  );
  return (
    <section className="calendar-month" aria-labelledby={`calendar-${month.key}`}>
      <header>
        <h3 id={`calendar-${month.key}`}>{name}</h3>
        {month.nights > 0 && <p>{t('journal.nights', { count: month.nights })}</p>}
      </header>
      <div className="calendar-week" aria-hidden>
        {weekdays.map((weekday, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two weekdays may begin with one letter.
          <span key={index}>{weekday}</span>
        ))}
      </div>
      <div className="calendar-days">
        {month.cells.map((cell, index) => (
          <div key={cell.day} style={index === 0 ? { gridColumnStart: month.lead + 1 } : undefined}>
            <Cell cell={cell} />
          </div>
        ))}
      </div>
    </section>
  );
}

function Months({ year, today }: { readonly year: DreamYear; readonly today: string }) {
  const { t } = useTranslation('journal-views');
  const locale = currentLocale();
  const months = calendarMonths(year.year, year.nights, { today, firstWeekday: firstWeekday(locale) });
  const weekdays = weekdayLetters(locale);
  return (
    <>
      <p className="year-lead">{t('calendarLead')}</p>
      <div className="calendar">
        {months.map((month) => (
          <Month key={month.key} month={month} weekdays={weekdays} />
        ))}
      </div>
    </>
  );
}

interface YearCalendarProps {
  readonly user: SessionUser;
  readonly year: number | undefined;
  readonly onYear: (year: number) => void;
}

/** The nights of a year, each with its moon; what was dreamt warms the cell. */
export function YearCalendar(props: YearCalendarProps) {
  return <YearView {...props}>{(year, today) => <Months year={year} today={today} />}</YearView>;
}
