import type { ReminderSettings } from '@chitta/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type Quiet = ReminderSettings['quietHours'];

interface QuietFieldsProps {
  readonly value: Quiet;
  readonly onChange: (value: Quiet) => void;
}

const usual = { from: '22:00', to: '07:00' };

/** Hours in which nothing comes; they may go over midnight. */
export function QuietFields({ value, onChange }: QuietFieldsProps) {
  const { t } = useTranslation('reminders');
  const [typed, setTyped] = useState(value ?? usual);
  const isEmpty = typed.from === typed.to;
  function write(changes: Partial<typeof typed>) {
    const next = { ...typed, ...changes };
    setTyped(next);
    if (next.from !== '' && next.to !== '' && next.from !== next.to) onChange(next);
  }
  return (
    <div className="reminders-quiet">
      <SwitchField
        label={t('quiet.label')}
        hint={t('quiet.hint')}
        isOn={value !== null}
        onChange={(isOn) => onChange(isOn ? (isEmpty ? usual : typed) : null)}
      />
      {value !== null && (
        <div className="reminders-range">
          <TextField
            type="time"
            label={t('quiet.from')}
            value={typed.from}
            onChange={({ target }) => write({ from: target.value.slice(0, 5) })}
          />
          <TextField
            type="time"
            label={t('quiet.to')}
            value={typed.to}
            error={isEmpty ? t('quiet.same') : undefined}
            onChange={({ target }) => write({ to: target.value.slice(0, 5) })}
          />
        </div>
      )}
    </div>
  );
}
