import { adminAct } from '@chitta/contract/limits';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { AreaField } from '../area-field.tsx';
import { Button } from '../button.tsx';
import './reason-form.css';

interface ReasonFormProps {
  /** What the act does. */
  readonly effect: string;
  /** Words of the button that does it. */
  readonly action: string;
  /** It takes something away. */
  readonly isTaking?: boolean;
  /** The act as it was last sent. */
  readonly run: { readonly isPending: boolean; readonly error: Error | null };
  /** Whether the other fields can be sent as they are. */
  readonly isValid?: boolean;
  /** The other fields; told whether what is wrong with them is to be said. */
  readonly children?: (isTried: boolean) => ReactNode;
  readonly onSubmit: (reason: string) => void;
  readonly onClose: () => void;
}

/** An act of an administrator: says what it does and asks why, since the reason keeps a slip from being an act. */
export function ReasonForm(props: ReasonFormProps) {
  const { effect, action, isTaking = false, run, isValid = true, children, onSubmit, onClose } = props;
  const { t } = useTranslation('reason-form');
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isTooShort = reason.trim().length < adminAct.reason.min;
  const submit = () => {
    setIsTried(true);
    if (!isTooShort && isValid && !run.isPending) onSubmit(reason);
  };
  return (
    <form
      className="reason-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p>{effect}</p>
      {children?.(isTried)}
      <AreaField
        label={t('reason')}
        hint={t('hint')}
        error={isTried && isTooShort ? t('needed') : undefined}
        value={reason}
        maxLength={adminAct.reason.max}
        rows={3}
        className="reason-form-reason"
        onWrite={setReason}
      />
      {run.error && (
        <p className="form-failure" role="alert">
          {errorMessage(run.error)}
        </p>
      )}
      <p className="reason-form-buttons">
        <Button type="submit" variant={isTaking ? 'danger' : 'primary'} isBusy={run.isPending}>
          {action}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('cancel')}
        </Button>
      </p>
    </form>
  );
}
