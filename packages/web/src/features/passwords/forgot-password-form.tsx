import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api-client.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { isEmail } from '#web/lib/field-checks.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** Has a link sent; says the same whether or not there is such an account. */
export function ForgotPasswordForm() {
  const { t } = useTranslation('passwords');
  const [sentTo, setSentTo] = useState('');
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, formState } = useForm<{ email: string }>({ mode: 'onTouched' });

  const handleAsk = async (fields: { email: string }) => {
    setFailure('');
    const email = fields.email.trim();
    try {
      await api('POST /api/password/forgot', { body: { email, language: currentLanguage() } });
      setSentTo(email);
    } catch (error) {
      setFailure(errorMessage(error));
    }
  };

  if (sentTo) {
    return (
      <div className="grid justify-items-start gap-4">
        <div role="status" className="grid gap-3">
          <h2 className="text-2xl">{t('forgot.sent')}</h2>
          <p className="break-words">{t('forgot.sentText', { email: sentTo })}</p>
        </div>
        <p className="text-muted">{t('forgot.sentHint')}</p>
        <Button variant="quiet" onClick={() => setSentTo('')}>
          {t('forgot.again')}
        </Button>
      </div>
    );
  }
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
