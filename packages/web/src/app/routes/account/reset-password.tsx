import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '#web/features/accounts/account-page.tsx';
import { ResetPasswordForm } from '#web/features/passwords/reset-password-form.tsx';
import { useLinkToken } from '#web/lib/link-token.ts';
import { paths } from '#web/lib/paths.ts';

export function ResetPasswordPage() {
  const { t } = useTranslation('passwords');
  const token = useLinkToken();
  return (
    <AccountPage
      title={t('reset.title')}
      lead={t('reset.lead')}
      other={
        <>
          {t('forgot.back')}{' '}
          <Link to={paths.login} className="link">
            {t('forgot.toLogin')}
          </Link>
        </>
      }
    >
      <ResetPasswordForm token={token} />
    </AccountPage>
  );
}
