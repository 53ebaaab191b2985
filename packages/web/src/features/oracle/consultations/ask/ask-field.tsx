import { oracleQuestion } from '@chitta/contract/limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/lib/i18n.ts';
import type { QuestionFault } from './question-draft.ts';

interface AskFieldProps {
  readonly text: string;
  /** Said once it was tried to ask. */
  readonly fault: QuestionFault | null;
  readonly isBusy: boolean;
  readonly onWrite: (text: string) => void;
  readonly onSubmit: () => void;
}

function Counter({ count }: { readonly count: number }) {
  const { t } = useTranslation('oracle');
  const format = (value: number) => new Intl.NumberFormat(currentLanguage()).format(value);
  return (
    <p className="ask-counter" data-over={count > oracleQuestion.max || undefined}>
      <span aria-hidden>
        {format(count)}/{format(oracleQuestion.max)}
      </span>
      <span className="sr-only">{t('ask.counter', { count, max: oracleQuestion.max })}</span>
    </p>
  );
}

/** The question: a page to write on, with its counter. */
export function AskField({ text, fault, isBusy, onWrite, onSubmit }: AskFieldProps) {
  const { t } = useTranslation('oracle');
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {t('ask.label')}
      </label>
      <textarea
        id={id}
        className="ask-field"
        rows={4}
        value={text}
        readOnly={isBusy}
        placeholder={t('ask.placeholder')}
        aria-describedby={`${id}-fault`}
        aria-invalid={fault ? true : undefined}
        onChange={({ target }) => onWrite(target.value)}
        onKeyDown={({ key, ctrlKey, metaKey }) => key === 'Enter' && (ctrlKey || metaKey) && onSubmit()}
      />
      <div className="ask-below">
        <p id={`${id}-fault`} role="alert" className="field-error">
          {fault && t(`ask.${fault.kind}`, { count: fault.count })}
        </p>
        <Counter count={text.trim().length} />
      </div>
    </div>
  );
}
