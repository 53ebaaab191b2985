import type { Language } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Field } from '#web/ui/field.tsx';

interface WordsFieldProps {
  readonly label: string;
  /** In which the words are asked for, and so likely to be written. */
  readonly language?: Language;
  readonly placeholder?: string;
  /** Gives way to how much room is left. */
  readonly hint?: string;
  readonly max: number;
  readonly text: string;
  /** Why the words did not arrive; they are kept on the device all the same. */
  readonly error: unknown;
  readonly isFocused?: boolean;
  readonly onWrite: (text: string) => void;
}

/** A line or two of the dreamer's own. Says how much room is left only when there is little. */
export function WordsField({
  label,
  language,
  placeholder,
  hint,
  max,
  text,
  error,
  isFocused,
  onWrite,
}: WordsFieldProps) {
  const { t } = useTranslation('follow-ups');
  const left = max - text.length;
  const failure = error === null ? undefined : t('words.failed', { why: errorMessage(error) });
  return (
    <Field label={label} error={failure} hint={left <= max / 5 ? t('words.left', { count: left }) : hint}>
      {({ id, describedBy }) => (
        <span className="control-frame">
          <textarea
            id={id}
            lang={language}
            className="control words-field"
            rows={2}
            value={text}
            maxLength={max}
            placeholder={placeholder}
            aria-describedby={describedBy}
            // biome-ignore lint/a11y/noAutofocus: the field appears because its button was pressed
            autoFocus={isFocused}
            onChange={({ target }) => onWrite(target.value)}
          />
        </span>
      )}
    </Field>
  );
}
