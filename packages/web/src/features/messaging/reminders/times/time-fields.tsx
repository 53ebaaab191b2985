import type { ReminderSettings } from '@chitta/contract';
import { usefulMinutes } from '@chitta/contract/limits';
import { afterQuiet, minutesOf } from '@chitta/contract/quiet-hours';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { type TimeRow, week } from './time-rows.ts';

interface TimeFieldsProps {
  readonly row: TimeRow;
  readonly quietHours: ReminderSettings['quietHours'];
  readonly onDay: (day: number) => void;
  readonly onTime: (time: string) => void;
  readonly onDrop: () => void;
}

/** The name of a weekday, 1 being Monday. */
function dayName(day: number, weekday: 'long' | 'short'): string {
  // 5 January 1970 was a Monday.
  const date = new Date(Date.UTC(1970, 0, 4 + day));
  return new Intl.DateTimeFormat(currentLocale(), { weekday, timeZone: 'UTC' }).format(date);
}

/** What quiet hours do to a time: nothing (null), hold it back until their end, or silence it. */
function quietEffect({ kind, time }: TimeRow, quietHours: ReminderSettings['quietHours']) {
  const minutes = minutesOf(time);
  const quiet = quietHours && { from: minutesOf(quietHours.from), to: minutesOf(quietHours.to) };
  const allowed = afterQuiet(quiet, minutes);
  if (allowed === minutes) return null;
  return allowed === null || allowed - minutes > usefulMinutes[kind] ? 'silent' : 'later';
}

/** One time: its weekdays to be pressed, its hour, and the way to take it off. */
export function TimeFields({ row, quietHours, onDay, onTime, onDrop }: TimeFieldsProps) {
  const { t } = useTranslation('reminders');
  const id = useId();
  const { weekdays, time } = row;
  const effect = quietEffect(row, quietHours);
  return (
    <div className="reminders-row">
      <fieldset className="reminders-days">
        <legend className="sr-only">{t('weekdays')}</legend>
        {week.map((day) => (
          <button
            key={day}
            type="button"
            className="reminders-day"
            aria-pressed={weekdays.includes(day)}
            aria-label={dayName(day, 'long')}
            onClick={() => onDay(day)}
          >
            {dayName(day, 'short').replace('.', '')}
          </button>
        ))}
      </fieldset>
      <div className="reminders-time">
        <label htmlFor={id} className="sr-only">
          {t('time')}
        </label>
        <span className="control-frame">
          <input
            id={id}
            type="time"
            className="control"
            required
            value={time}
            // A time that is being typed is none yet.
            onChange={({ target }) => target.value !== '' && onTime(target.value.slice(0, 5))}
          />
        </span>
        <IconButton label={t('drop', { time })} onClick={onDrop}>
          <X size={20} aria-hidden />
        </IconButton>
      </div>
      {weekdays.length === 0 && <p className="reminders-note">{t('noDay')}</p>}
      {effect && <p className="reminders-note">{t(`quiet.${effect}`, { time: quietHours?.to })}</p>}
    </div>
  );
}
