import { password } from '@chitta/contract/limits';
import type { UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isPasswordLength } from '#web/lib/field-checks.ts';
import { PasswordField } from '#web/ui/password-field.tsx';

export interface PasswordFields {
  readonly password: string;
}

interface NewPasswordFieldProps {
  readonly register: UseFormRegister<PasswordFields>;
  readonly error: string | undefined;
}

/** A password to be set, as password managers know it. */
export function NewPasswordField({ register, error }: NewPasswordFieldProps) {
  const { t } = useTranslation('passwords');
  return (
    <PasswordField
      label={t('field.label')}
      hint={t('field.hint', password)}
      autoComplete="new-password"
      error={error}
      {...register('password', {
        required: t('field.required'),
        validate: (value) => isPasswordLength(value) || t('field.length', password),
      })}
    />
  );
}
