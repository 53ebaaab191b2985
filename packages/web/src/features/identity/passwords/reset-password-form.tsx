import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { NewPasswordField, type PasswordFields } from './new-password-field.tsx';

const isLinkError = (error: unknown) => error instanceof ApiError && error.reason?.startsWith('links.');

interface ResetPasswordFormProps {
  /** What the link of the mail brought along. */
  readonly token: string;
  /** The password is set, or the link no longer opens anything. */
  readonly onEnd: (end: 'done' | 'broken') => void;
}

/** Sets a new password by the token of a mail. */
export function ResetPasswordForm({ token, onEnd }: ResetPasswordFormProps) {
  const { t } = useTranslation('passwords');
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, setError, formState } = useForm<PasswordFields>({ mode: 'onTouched' });

  const showFailure = (error: unknown) => {
    if (isLinkError(error)) onEnd('broken');
    else if (error instanceof ApiError && error.reason === 'accounts.password_too_common')
      setError('password', { message: errorMessage(error) }, { shouldFocus: true });
    else setFailure(errorMessage(error));
  };

  const handleReset = async ({ password }: PasswordFields) => {
    setFailure('');
    try {
      await api('POST /api/password/reset', { body: { token, password } });
      // The session of this browser, if there was one, has ended with all others.
      queryClient.setQueryData(sessionQuery.queryKey, null);
      onEnd('done');
    } catch (error) {
      showFailure(error);
    }
  };

  return (
    <form className="grid gap-5" onSubmit={handleSubmit(handleReset)} noValidate>
      {failure && (
        <p className="form-failure" role="alert">
          {failure}
        </p>
      )}
      <NewPasswordField register={register} error={formState.errors.password?.message} />
      <Button type="submit" size="large" isBusy={formState.isSubmitting}>
        {formState.isSubmitting ? t('reset.busy') : t('reset.submit')}
      </Button>
    </form>
  );
}
