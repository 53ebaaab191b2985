import { type ReactNode, useId } from 'react';
import './step-choice.css';

interface StepChoiceProps {
  readonly label: string;
  readonly options: readonly { readonly value: number; readonly text: string }[];
  readonly value: number | null;
  readonly error?: string | undefined;
  readonly onChange: (value: number) => void;
  /** Beneath the steps. */
  readonly children?: ReactNode;
}

/** Calm steps in a row, each with its word. The browser's own radios bring the keyboard. */
export function StepChoice({ label, options, value, error, onChange, children }: StepChoiceProps) {
  const name = useId();
  return (
    <fieldset className="steps" aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="field-label">{label}</legend>
      <div className="steps-row">
        {options.map((option) => (
          <label key={option.value} className="step">
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} className="field-error">
          {error}
        </p>
      )}
      {children}
    </fieldset>
  );
}
