import { type ReactNode, useId } from 'react';

export interface FieldProps {
  readonly label: string;
  /** The rule, shown before anything goes wrong. */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

interface FieldFrameProps extends FieldProps {
  readonly children: (ids: { readonly id: string; readonly describedBy: string | undefined }) => ReactNode;
}

/** Label, control, rule and error of one form field, joined for screen readers. */
export function Field({ label, hint, error, children }: FieldFrameProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      {children({ id, describedBy: [errorId, hintId].filter(Boolean).join(' ') || undefined })}
      {error && (
        <p id={errorId} className="field-error" role="alert">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
