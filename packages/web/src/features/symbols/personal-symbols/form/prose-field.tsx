import { Field, type FieldProps } from '#web/ui/field.tsx';

interface ProseFieldProps extends Omit<FieldProps, 'error'> {
  readonly value: string;
  readonly max: number;
  readonly onChange: (value: string) => void;
}

/** Several lines of text. */
export function ProseField({ label, hint, value, max, onChange }: ProseFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {({ id, describedBy }) => (
        <span className="control-frame">
          <textarea
            id={id}
            className="control symbol-prose"
            rows={3}
            value={value}
            maxLength={max}
            aria-describedby={describedBy}
            onChange={({ target }) => onChange(target.value)}
          />
        </span>
      )}
    </Field>
  );
}
