import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { useMember } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { NewPasswordField, type PasswordFields } from './new-password-field.tsx';

/** Changes the password of a signed-in member; the call asks for a proof by itself where one is due. */
export function PasswordSection() {
  const { t } = useTranslation('passwords');
  const titleId = useId();
  const { username } = useMember();
  const queryClient = useQueryClient();
  const [isDone, setDone] = useState(false);
  const { register, handleSubmit, reset, setError, formState } = useForm<PasswordFields>({
    mode: 'onTouched',
  });

  const handleChange = async ({ password }: PasswordFields) => {
    setDone(false);
    try {
      await api('PUT /api/password', { body: { password } });
      reset({ password: '' });
      setDone(true);
      // The list of devices on the same page is shorter now.
      void queryClient.invalidateQueries({ queryKey: ['sessions'] });
    } catch (error) {
      const isRefusal = error instanceof ApiError && error.reason === 'accounts.proof_needed';
      if (!isRefusal) setError('password', { message: errorMessage(error) }, { shouldFocus: true });
    }
  };

  return (
    <section className="settings-section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('section.title')}</h2>
      <p className="text-muted">{t('section.lead')}</p>
      <form className="grid gap-4" onSubmit={handleSubmit(handleChange)} noValidate>
        {/* Tells password managers whose password this is. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <NewPasswordField register={register} error={formState.errors.password?.message} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" variant="quiet" isBusy={formState.isSubmitting}>
            {t('section.submit')}
          </Button>
          <p role="status" className="text-muted">
            {isDone && t('section.done')}
          </p>
        </div>
      </form>
    </section>
  );
}
