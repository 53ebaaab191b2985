import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dayWords } from '#web/lib/format/day-words.ts';
import { shiftDay } from '#web/lib/format/format-night.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

interface DayNavProps {
  readonly day: string;
  readonly today: string;
  readonly onDay: (day: string) => void;
}

/** Which day it is, and the ways to those beside it. */
export function DayNav({ day, today, onDay }: DayNavProps) {
  const { t } = useTranslation('moments');
  return (
    <header className="day-nav">
      <IconButton label={t('day.before')} onClick={() => onDay(shiftDay(day, -1))}>
        <ChevronLeft size={22} aria-hidden />
      </IconButton>
      <h2 aria-live="polite">{dayWords(day, today)}</h2>
      <IconButton label={t('day.after')} disabled={day >= today} onClick={() => onDay(shiftDay(day, 1))}>
        <ChevronRight size={22} aria-hidden />
      </IconButton>
      {day !== today && (
        <button type="button" className="link day-nav-today" onClick={() => onDay(today)}>
          {t('day.toToday')}
        </button>
      )}
    </header>
  );
}
