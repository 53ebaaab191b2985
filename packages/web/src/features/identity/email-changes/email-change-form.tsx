import type { RefObject } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/api-error.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { isEmail } from '#web/lib/field-checks.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useAskEmailChange } from './email-changes.api.ts';

interface EmailFields {
  readonly email: string;
}

/** Asks for another address; the call asks for a proof by itself where one is due. */
export function EmailChangeForm({ isFocusLost }: { readonly isFocusLost: RefObject<boolean> }) {
  const { t } = useTranslation('email-changes');
  const ask = useAskEmailChange();
  const { register, handleSubmit, reset, setError, formState } = useForm<EmailFields>({ mode: 'onTouched' });

  const handleAsk = async ({ email }: EmailFields) => {
    try {
      // What waits takes the place of the form.
      isFocusLost.current = true;
      await ask.mutateAsync(email.trim());
      reset({ email: '' });
    } catch (error) {
      isFocusLost.current = false;
      const isRefusal = error instanceof ApiError && error.reason === 'accounts.proof_needed';
      if (!isRefusal) setError('email', { message: errorMessage(error) }, { shouldFocus: true });
    }
  };

  return (
    <form className="grid justify-items-start gap-4" onSubmit={handleSubmit(handleAsk)} noValidate>
      <div className="w-full">
        <TextField
          label={t('field')}
          hint={t('hint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          error={formState.errors.email?.message}
          {...register('email', {
            required: t('required'),
            validate: (value) => isEmail(value) || t('invalid'),
          })}
        />
      </div>
      <Button type="submit" variant="quiet" isBusy={formState.isSubmitting}>
        {t('submit')}
      </Button>
    </form>
  );
}
