import type { SecondStepMethod } from '@chitta/contract';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localPath } from '#web/app/routing/search-params.ts';
import { AccountPage } from '#web/features/identity/accounts/account-page.tsx';
import { PasswordStep } from '#web/features/identity/accounts/password-step.tsx';
import { SecondStepPage } from '#web/features/identity/accounts/second-step-page.tsx';
import { ProviderButton } from '#web/features/identity/oidc/provider-button.tsx';
import { paths } from '#web/lib/paths.ts';

/** Signs in, in one step or two; the page leads on by itself once the session is there. */
export function LoginPage() {
  const { t } = useTranslation('accounts');
  const { next } = useSearch({ from: '/public-only/login' });
  const [ways, setWays] = useState<readonly SecondStepMethod[] | null>(null);
  const [failure, setFailure] = useState('');
  const handleStartAgain = (reason: string) => {
    setFailure(reason);
    setWays(null);
  };
  if (ways) return <SecondStepPage ways={ways} onStartAgain={handleStartAgain} />;
  return (
    <AccountPage
      title={t('login.title')}
      lead={t(next ? 'login.leadOn' : 'login.lead')}
      other={
        <>
          {t('login.noAccount')}{' '}
          <Link to={paths.signup} search={next ? { next } : {}} className="link">
            {t('login.toSignup')}
          </Link>
        </>
      }
    >
      <PasswordStep initialFailure={failure} onSecondStep={setWays} />
      <ProviderButton next={localPath(next)} />
      <p>
        <Link to={paths.forgotPassword} className="link">
          {t('login.forgot')}
        </Link>
      </p>
    </AccountPage>
  );
}
