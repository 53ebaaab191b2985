import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id'> & FieldProps;

/** The browser's own select: keyboard, touch and screen reader work as people know them. */
export function SelectField({ label, hint, error, ...props }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {({ id, describedBy }) => (
        <span className="control-frame">
          <select {...props} id={id} className="control select" aria-describedby={describedBy} />
        </span>
      )}
    </Field>
  );
}
