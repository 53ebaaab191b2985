import { programmeRun as of } from '@chitta/contract/limits';
import { useState } from 'react';
import { TextField } from '#web/ui/text-field.tsx';

interface MinutesFieldProps {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (minutes: number | null) => void;
}

/** Whole minutes within their bounds; null where nothing is said. */
function minutesIn(typed: string): number | null {
  return typed === '' ? null : Math.min(of.minutes, Math.max(0, Math.round(Number(typed))));
}

/** Asks for minutes. What is typed stays as it is typed until the field is left; then it shows what is kept. */
export function MinutesField({ label, value, onChange }: MinutesFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className="run-number">
      <TextField
        type="number"
        inputMode="numeric"
        label={label}
        min={0}
        max={of.minutes}
        // What is rounded in the end is not refused by the browser before.
        step="any"
        value={typed ?? value ?? ''}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(minutesIn(target.value));
        }}
        onBlur={() => setTyped(null)}
      />
    </div>
  );
}
