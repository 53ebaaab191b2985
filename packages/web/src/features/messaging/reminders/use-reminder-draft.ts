import type { ReminderSettings, Reminders } from '@chitta/contract';
import { useEffect, useRef, useState } from 'react';
import { useSaveReminders } from './reminders.api.ts';
import { type TimeRow, toRows, toTimes } from './times/time-rows.ts';

/** Settings while they are being changed. */
export interface ReminderDraft extends Omit<ReminderSettings, 'reminderTimes'> {
  readonly rows: readonly TimeRow[];
}

/** Several presses of a weekday are one change. */
const pauseMs = 700;

function draftOf({ reminderTimes, remindersEnabled, quietHours, channels }: Reminders): ReminderDraft {
  return { rows: toRows(reminderTimes), remindersEnabled, quietHours, channels };
}

function settingsOf({ rows, ...rest }: ReminderDraft): ReminderSettings {
  return { ...rest, reminderTimes: toTimes(rows) };
}

/** What is set, saved a moment after the last change and at once where the page is left. What fails stays as it was set. */
export function useReminderDraft(kept: Reminders) {
  const [draft, setDraft] = useState(() => draftOf(kept));
  const [isWaiting, setWaiting] = useState(false);
  const { mutate, status, error } = useSaveReminders();
  const waiting = useRef<{ readonly timer: number; readonly save: () => void } | null>(null);

  function save(next: ReminderDraft) {
    waiting.current = null;
    setWaiting(false);
    mutate(settingsOf(next));
  }

  function change(changes: Partial<ReminderDraft>) {
    const next = { ...draft, ...changes };
    setDraft(next);
    setWaiting(true);
    if (waiting.current) clearTimeout(waiting.current.timer);
    const timer = window.setTimeout(() => save(next), pauseMs);
    waiting.current = { timer, save: () => mutate(settingsOf(next)) };
  }

  useEffect(() => {
    const finish = () => {
      if (waiting.current === null) return;
      clearTimeout(waiting.current.timer);
      waiting.current.save();
      waiting.current = null;
    };
    window.addEventListener('pagehide', finish);
    return () => {
      window.removeEventListener('pagehide', finish);
      finish();
    };
  }, []);

  return {
    draft,
    change,
    status: isWaiting ? ('pending' as const) : status,
    error,
    retry: () => save(draft),
  };
}
