import { useId } from 'react';

interface SwitchFieldProps {
  readonly label: string;
  /** What it does, in a sentence. */
  readonly hint?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** One thing that is on or off, in force as soon as it is switched. */
export function SwitchField({ label, hint, isOn, onChange }: SwitchFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className="switch-field">
      <label htmlFor={id} className="switch-row">
        <span className="field-label">{label}</span>
        <button
          id={id}
          type="button"
          role="switch"
          className="switch"
          aria-checked={isOn}
          aria-describedby={hint ? hintId : undefined}
          onClick={() => onChange(!isOn)}
        />
      </label>
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
