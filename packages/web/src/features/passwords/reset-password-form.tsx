import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { paths } from '#web/lib/paths.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { NewPasswordField, type PasswordFields } from './new-password-field.tsx';

type Stage = 'asking' | 'done' | 'broken';

const isLinkError = (error: unknown) => error instanceof ApiError && error.reason?.startsWith('links.');

/** Sets a new password by the token of a mail. */
export function ResetPasswordForm({ token }: { readonly token: string | null }) {
  const { t } = useTranslation('passwords');
  const queryClient = useQueryClient();
  const [stage, setStage] = useState<Stage>(token === null ? 'broken' : 'asking');
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, setError, formState } = useForm<PasswordFields>({ mode: 'onTouched' });

  const showFailure = (error: unknown) => {
    if (isLinkError(error)) setStage('broken');
    else if (error instanceof ApiError && error.reason === 'accounts.password_too_common')
      setError('password', { message: errorMessage(error) }, { shouldFocus: true });
    else setFailure(errorMessage(error));
  };

  const handleReset = async ({ password }: PasswordFields) => {
    setFailure('');
    try {
      await api('POST /api/password/reset', { body: { token: token ?? '', password } });
      // The session of this browser, if there was one, has ended with all others.
      queryClient.setQueryData(sessionQuery.queryKey, null);
      setStage('done');
    } catch (error) {
      showFailure(error);
    }
  };

  if (stage !== 'asking') return <Outcome isDone={stage === 'done'} />;
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

function Outcome({ isDone }: { readonly isDone: boolean }) {
  const { t } = useTranslation('passwords');
  return (
    <div className="grid justify-items-start gap-4">
      <div role="status" className="grid gap-3">
        <h2 className="text-2xl">{isDone ? t('reset.done') : t('reset.broken')}</h2>
        <p>{isDone ? t('reset.doneText') : t('reset.brokenText')}</p>
      </div>
      <Link to={isDone ? paths.login : paths.forgotPassword} className={buttonClass('primary')}>
        {isDone ? t('forgot.toLogin') : t('reset.newLink')}
      </Link>
    </div>
  );
}
