import { password, username } from '@chitta/contract/limits';
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
import {
  emailRules,
  normaliseUsername,
  passwordRules,
  type SignupFields,
  usernameRules,
} from './field-rules.ts';
import { signup } from './signup.ts';
import './signup-form.css';

/** Which field a refusal of the server is about. */
const fieldOfReason: Readonly<Record<string, keyof SignupFields>> = {
  'accounts.username_taken': 'username',
  'accounts.email_taken': 'email',
  'accounts.password_too_common': 'password',
};

interface SignupFormProps {
  /** Called once the account is open and signed in. */
  readonly onDone: () => void;
}

export function SignupForm({ onDone }: SignupFormProps) {
  const { t } = useTranslation('accounts');
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm<SignupFields>({ mode: 'onTouched' });
  const { errors, isSubmitting } = formState;
  // Kept when the focus leaves the fields: the button below would move away from the finger that is about to press it.
  const [lastField, setLastField] = useState<string>();

  const showFailure = (error: unknown) => {
    const isAnswer = error instanceof ApiError;
    const field = isAnswer && error.reason ? fieldOfReason[error.reason] : undefined;
    const description = errorMessage(error) || t('signup.failedText');
    if (field) setError(field, { message: description }, { shouldFocus: true });
    toast({ title: isAnswer ? t('signup.failed') : t('signup.error'), description, variant: 'destructive' });
  };

  const handleSignup = async (fields: SignupFields) => {
    try {
      await signup(queryClient, {
        username: normaliseUsername(fields.username),
        email: fields.email.trim(),
        password: fields.password,
      });
      onDone();
    } catch (error) {
      showFailure(error);
    }
  };

  return (
    <form
      className="signup-form"
      data-field={lastField}
      onFocus={({ target }) => target instanceof HTMLInputElement && setLastField(target.name)}
      onSubmit={handleSubmit(handleSignup)}
      noValidate
    >
      <TextField
        label={t('fields.username')}
        hint={t('hints.username', username)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username', usernameRules(t))}
      />
      <TextField
        label={t('fields.email')}
        hint={t('hints.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email', emailRules(t))}
      />
      <PasswordField
        label={t('fields.password')}
        hint={t('hints.password', password)}
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password', passwordRules(t))}
      />
      <Button type="submit" size="large" isBusy={isSubmitting}>
        {isSubmitting ? t('signup.busy') : t('signup.submit')}
      </Button>
    </form>
  );
}
