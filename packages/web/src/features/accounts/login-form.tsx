import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/api-error.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { login } from './login.ts';

interface LoginFields {
  readonly username: string;
  readonly password: string;
}

/** Signs in; the page leads on by itself once the session is there. */
export function LoginForm() {
  const { t } = useTranslation('accounts');
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, formState } = useForm<LoginFields>({ mode: 'onTouched' });
  const { errors, isSubmitting } = formState;

  const handleLogin = async (fields: LoginFields) => {
    setFailure('');
    try {
      await login(queryClient, fields);
    } catch (error) {
      if (error instanceof ApiError) {
        setFailure(errorMessage(error) || t('login.failed'));
        return;
      }
      toast({ title: t('login.error'), description: errorMessage(error), variant: 'destructive' });
    }
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
        autoComplete="username"
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
    </form>
  );
}
