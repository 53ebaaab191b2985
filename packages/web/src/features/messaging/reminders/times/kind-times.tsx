import type { ReminderSettings } from '@chitta/contract';
import { type MemoryReminderKind, memoryReminders } from '@chitta/contract/limits';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { TimeFields } from './time-fields.tsx';
import { addRow, freeWeekdays, setTime, type TimeRow, toggleWeekday } from './time-rows.ts';

interface KindTimesProps {
  readonly kind: MemoryReminderKind;
  /** Of all kinds. */
  readonly rows: readonly TimeRow[];
  readonly quietHours: ReminderSettings['quietHours'];
  readonly onChange: (rows: readonly TimeRow[]) => void;
}

/** Times of one kind, each with its weekdays. */
export function KindTimes({ kind, rows, quietHours, onChange }: KindTimesProps) {
  const { t } = useTranslation('reminders');
  const add = useRef<HTMLButtonElement>(null);
  const own = rows.filter((row) => row.kind === kind);
  const canAdd = rows.length < memoryReminders && freeWeekdays(rows, kind).length > 0;
  function drop(id: number) {
    onChange(rows.filter((row) => row.id !== id));
    // What was pressed is gone.
    requestAnimationFrame(() => add.current?.focus());
  }
  return (
    <fieldset className="reminders-kind">
      <legend className="field-label">{t(`kinds.${kind}.name`)}</legend>
      <p className="field-hint">{t(`kinds.${kind}.hint`)}</p>
      {own.map((row) => (
        <TimeFields
          key={row.id}
          row={row}
          quietHours={quietHours}
          onDay={(day) => onChange(toggleWeekday(rows, row.id, day))}
          onTime={(time) => onChange(setTime(rows, row.id, time))}
          onDrop={() => drop(row.id)}
        />
      ))}
      {canAdd && (
        <Button
          ref={add}
          variant="quiet"
          className="reminders-add"
          onClick={() => onChange(addRow(rows, kind))}
        >
          <Plus size={18} aria-hidden /> {t('add')}
        </Button>
      )}
    </fieldset>
  );
}
