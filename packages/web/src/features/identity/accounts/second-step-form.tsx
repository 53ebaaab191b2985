import type { SecondStepMethod } from '@chitta/contract';
import { useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/api-error.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { canUsePasskeys, isPasskeyCancelled } from '#web/lib/passkeys.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { takeSecondStep, takeSecondStepByPasskey } from './login.ts';

type Typed = 'totp' | 'recovery_code';

export interface SecondStepProps {
  readonly ways: readonly SecondStepMethod[];
  /** Back to the password, with the reason; empty: the member wants to. */
  readonly onStartAgain: (reason: string) => void;
}

/** A code of the app, a passkey, or a recovery code. */
export function SecondStepForm({ ways, onStartAgain }: SecondStepProps) {
  const { t } = useTranslation('accounts');
  const queryClient = useQueryClient();
  const hasPasskey = ways.includes('passkey') && canUsePasskeys();
  const [typed, setTyped] = useState<Typed>(ways.includes('totp') ? 'totp' : 'recovery_code');
  const [failure, setFailure] = useState('');
  const [isAsking, setAsking] = useState(false);

  const showFailure = (error: unknown) => {
    const isLate = error instanceof ApiError && error.reason === 'accounts.second_factor_late';
    if (isLate) return onStartAgain(errorMessage(error));
    setFailure(isPasskeyCancelled(error) ? t('passkey.cancelled') : errorMessage(error));
  };
  const handlePasskey = async () => {
    setFailure('');
    setAsking(true);
    await takeSecondStepByPasskey(queryClient).catch(showFailure);
    setAsking(false);
  };
  const canSwitch = ways.includes('totp') && ways.includes('recovery_code');

  return (
    <div className="grid gap-5">
      {failure && (
        <p className="form-failure" role="alert">
          {failure}
        </p>
      )}
      {hasPasskey && (
        <Button size="large" isBusy={isAsking} onClick={() => void handlePasskey()}>
          <KeyRound size={18} aria-hidden /> {t('second.passkey')}
        </Button>
      )}
      {(ways.includes('totp') || ways.includes('recovery_code')) && (
        <TypedStep
          key={typed}
          kind={typed}
          isQuiet={hasPasskey}
          onSend={(value) =>
            takeSecondStep(queryClient, typed === 'totp' ? { code: value } : { recoveryCode: value }).catch(
              showFailure,
            )
          }
        />
      )}
      <div className="account-ways">
        {canSwitch && (
          <Button variant="ghost" onClick={() => setTyped(typed === 'totp' ? 'recovery_code' : 'totp')}>
            {typed === 'totp' ? t('second.toRecovery') : t('second.toApp')}
          </Button>
        )}
        <Button variant="ghost" onClick={() => onStartAgain('')}>
          {t('second.back')}
        </Button>
      </div>
    </div>
  );
}

interface TypedStepProps {
  readonly kind: Typed;
  /** Another way is the first choice. */
  readonly isQuiet: boolean;
  readonly onSend: (value: string) => Promise<unknown>;
}

function TypedStep({ kind, isQuiet, onSend }: TypedStepProps) {
  const { t } = useTranslation('accounts');
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState('');
  const [missing, setMissing] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isRight = kind === 'totp' ? /^\d{6}$/.test(value.replace(/\s/g, '')) : value.trim() !== '';

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(isRight ? '' : t(`second.${kind}.missing`));
    if (isRight) {
      setBusy(true);
      await onSend(value);
      setBusy(false);
    }
    input.current?.select();
  };

  return (
    <form className="grid gap-5" onSubmit={(event) => void handleSubmit(event)} noValidate>
      <TextField
        ref={input}
        label={t(`second.${kind}.label`)}
        hint={t(`second.${kind}.hint`)}
        inputMode={kind === 'totp' ? 'numeric' : 'text'}
        autoComplete={kind === 'totp' ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        error={missing}
        onChange={(event) => setValue(event.target.value)}
      />
      <Button type="submit" size="large" variant={isQuiet ? 'quiet' : 'primary'} isBusy={isBusy}>
        {t('second.submit')}
      </Button>
    </form>
  );
}
