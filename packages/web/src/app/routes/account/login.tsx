import { Link, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { localPath } from '#web/app/routing/search-params.ts';
import { AccountPage } from '#web/features/accounts/account-page.tsx';
import { LoginForm } from '#web/features/accounts/login-form.tsx';
import { ProviderButton } from '#web/features/oidc/provider-button.tsx';
import { paths } from '#web/lib/paths.ts';

export function LoginPage() {
  const { t } = useTranslation('accounts');
  const { next } = useSearch({ from: '/public-only/login' });
  return (
    <AccountPage
      title={t('login.title')}
      lead={t('login.lead')}
      other={
        <>
          {t('login.noAccount')}{' '}
          <Link to={paths.signup} search={next ? { next } : {}} className="link">
            {t('login.toSignup')}
          </Link>
        </>
      }
    >
      <LoginForm />
      <ProviderButton next={localPath(next)} />
      <p>
        <Link to={paths.forgotPassword} className="link">
          {t('login.forgot')}
        </Link>
      </p>
    </AccountPage>
  );
}
