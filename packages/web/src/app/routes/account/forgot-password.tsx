import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '#web/features/accounts/account-page.tsx';
import { ForgotPasswordForm } from '#web/features/passwords/forgot-password-form.tsx';
import { paths } from '#web/lib/paths.ts';

export function ForgotPasswordPage() {
  const { t } = useTranslation('passwords');
  return (
    <AccountPage
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      other={
        <>
          {t('forgot.back')}{' '}
          <Link to={paths.login} className="link">
            {t('forgot.toLogin')}
          </Link>
        </>
      }
    >
      <ForgotPasswordForm />
    </AccountPage>
  );
}
