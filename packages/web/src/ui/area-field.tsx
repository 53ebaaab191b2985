import type { ComponentProps } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { Field, type FieldProps } from './field.tsx';

interface AreaFieldProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'id' | 'onChange'> {
  readonly onWrite: (text: string) => void;
}

/** Several lines of text with their label. */
export function AreaField({ label, hint, error, onWrite, className, ...props }: AreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {({ id, describedBy }) => (
        <span className="control-frame">
          <textarea
            {...props}
            id={id}
            className={classNames('control area-control', className)}
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => onWrite(target.value)}
          />
        </span>
      )}
    </Field>
  );
}
