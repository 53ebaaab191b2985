import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { proveWith } from './reauthentication.api.ts';

interface TypedProofProps {
  readonly kind: 'password' | 'code';
  readonly onProven: () => void;
}

/** A password, or a code of the authenticator app; the field has the focus, and after a refusal again. */
export function TypedProof({ kind, onProven }: TypedProofProps) {
  const { t } = useTranslation('reauthentication');
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState('');
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => input.current?.focus(), []);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (value.trim() === '') {
      setFailure(t(`${kind}.missing`));
      input.current?.focus();
      return;
    }
    setFailure('');
    setBusy(true);
    try {
      await proveWith(kind === 'password' ? { password: value } : { code: value });
      onProven();
    } catch (error) {
      setFailure(errorMessage(error));
      input.current?.select();
    } finally {
      setBusy(false);
    }
  };

  const shared = {
    ref: input,
    label: t(`${kind}.label`),
    value,
    error: failure,
    onChange: (event) => setValue(event.target.value),
  } satisfies ComponentProps<typeof TextField>;
  return (
    <form className="grid gap-4" onSubmit={(event) => void handleSubmit(event)} noValidate>
      {kind === 'password' ? (
        <PasswordField {...shared} autoComplete="current-password" />
      ) : (
        <TextField {...shared} hint={t('code.hint')} inputMode="numeric" autoComplete="one-time-code" />
      )}
      <p>
        <Button type="submit" isBusy={isBusy}>
          {t('confirm')}
        </Button>
      </p>
    </form>
  );
}
