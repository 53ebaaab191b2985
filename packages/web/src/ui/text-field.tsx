import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps } from './field.tsx';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> &
  FieldProps & {
    /** A control inside the field, at its end. */
    readonly end?: ReactNode;
  };

export function TextField({ label, hint, error, end, ...props }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {({ id, describedBy }) => (
        <span className="control-frame">
          <input
            type="text"
            {...props}
            id={id}
            className="control"
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
          />
          {end}
        </span>
      )}
    </Field>
  );
}
