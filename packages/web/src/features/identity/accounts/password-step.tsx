import type { SecondStepMethod } from '@chitta/contract';
import { useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/api-error.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { canUsePasskeys, isPasskeyCancelled } from '#web/lib/passkeys.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { login, loginByPasskey, secondStepOf } from './login.ts';
import { usePasskeyInForm } from './use-passkey-in-form.ts';

interface LoginFields {
  readonly username: string;
  readonly password: string;
}

interface PasswordStepProps {
  /** Why the member is back here; empty: they just came. */
  readonly initialFailure: string;
  readonly onSecondStep: (ways: readonly SecondStepMethod[]) => void;
}

/** The first step: name and password, or a passkey, which is both steps at once. */
export function PasswordStep({ initialFailure, onSecondStep }: PasswordStepProps) {
  const { t } = useTranslation('accounts');
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState(initialFailure);
  const [isAsking, setAsking] = useState(false);
  const { register, handleSubmit, formState } = useForm<LoginFields>({ mode: 'onTouched' });
  const { errors, isSubmitting } = formState;

  const showFailure = (error: unknown) => {
    const ways = secondStepOf(error);
    if (ways) return onSecondStep(ways);
    if (isPasskeyCancelled(error)) return setFailure(t('passkey.cancelled'));
    if (error instanceof ApiError) return setFailure(errorMessage(error) || t('login.failed'));
    toast({ title: t('login.error'), description: errorMessage(error), variant: 'destructive' });
  };
  usePasskeyInForm(showFailure);

  const handleLogin = async (fields: LoginFields) => {
    setFailure('');
    await login(queryClient, fields).catch(showFailure);
  };
  const handlePasskey = async () => {
    setFailure('');
    setAsking(true);
    await loginByPasskey(queryClient).catch(showFailure);
    setAsking(false);
  };

  return (
    <form className="grid gap-5" onSubmit={handleSubmit(handleLogin)} noValidate>
      {failure && (
        <p className="form-failure" role="alert">
          {failure}
        </p>
      )}
      <TextField
        label={t('fields.usernameOrEmail')}
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username', {
          validate: (value) => value.trim() !== '' || t('rules.usernameRequired'),
        })}
      />
      <PasswordField
        label={t('fields.password')}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', { required: t('rules.passwordRequired') })}
      />
      <Button type="submit" size="large" isBusy={isSubmitting}>
        {isSubmitting ? t('login.busy') : t('login.submit')}
      </Button>
      {canUsePasskeys() && (
        <Button variant="quiet" size="large" isBusy={isAsking} onClick={() => void handlePasskey()}>
          <KeyRound size={18} aria-hidden /> {t('passkey.login')}
        </Button>
      )}
    </form>
  );
}
