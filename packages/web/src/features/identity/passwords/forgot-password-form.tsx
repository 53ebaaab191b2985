import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api-client.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { isEmail } from '#web/lib/field-checks.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface ForgotPasswordFormProps {
  /** Called with the address that was written to, if it is that of an account. */
  readonly onSent: (email: string) => void;
  /** Another address is to be tried: typing goes on at once. */
  readonly isAgain: boolean;
}

/** Has a link sent; goes on the same way whether or not there is such an account. */
export function ForgotPasswordForm({ onSent, isAgain }: ForgotPasswordFormProps) {
  const { t } = useTranslation('passwords');
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, setFocus, formState } = useForm<{ email: string }>({ mode: 'onTouched' });
  useEffect(() => {
    if (isAgain) setFocus('email');
  }, [isAgain, setFocus]);

  const handleAsk = async (fields: { email: string }) => {
    setFailure('');
    const email = fields.email.trim();
    try {
      await api('POST /api/password/forgot', { body: { email, language: currentLanguage() } });
      onSent(email);
    } catch (error) {
      setFailure(errorMessage(error));
    }
  };

  return (
    <form className="grid gap-5" onSubmit={handleSubmit(handleAsk)} noValidate>
      {failure && (
        <p className="form-failure" role="alert">
          {failure}
        </p>
      )}
      <TextField
        label={t('forgot.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        error={formState.errors.email?.message}
        {...register('email', {
          required: t('field.emailRequired'),
          validate: (value) => isEmail(value) || t('field.emailInvalid'),
        })}
      />
      <Button type="submit" size="large" isBusy={formState.isSubmitting}>
        {formState.isSubmitting ? t('forgot.busy') : t('forgot.submit')}
      </Button>
    </form>
  );
}
