import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { localPath } from '#web/app/routing/search-params.ts';
import { AccountPage } from '#web/features/accounts/account-page.tsx';
import { SignupForm } from '#web/features/accounts/signup-form.tsx';
import { ProviderButton } from '#web/features/oidc/provider-button.tsx';
import { paths } from '#web/lib/paths.ts';
import { localKeys, writeLocal } from '#web/lib/storage-keys.ts';

/** Keeps an invitation on the device, for whoever looks around before signing up. */
function useKeptInvitation(code: string | undefined): void {
  useEffect(() => {
    if (code) writeLocal(localKeys.referralCode, code);
  }, [code]);
}

export function SignupPage() {
  const { t } = useTranslation('accounts');
  const { next, ref } = useSearch({ from: '/public-only/signup' });
  const router = useRouter();
  const leave = async () => {
    await router.options.context.loadAllRoutes().catch(() => undefined);
    router.history.replace(next ?? paths.dreamInput);
  };
  useKeptInvitation(ref);
  return (
    <AccountPage
      title={t('signup.title')}
      lead={t('signup.lead')}
      other={
        <>
          {t('signup.hasAccount')}{' '}
          <Link to={paths.login} search={next ? { next } : {}} className="link">
            {t('signup.toLogin')}
          </Link>
        </>
      }
    >
      {ref && <p className="text-muted">{t('signup.invited', { code: ref })}</p>}
      <SignupForm onDone={() => void leave()} />
      <ProviderButton next={localPath(next)} />
      <p className="text-muted text-sm">
        <Trans
          t={t}
          i18nKey="signup.agree"
          components={{
            terms: <Link to={paths.terms} className="link" />,
            privacy: <Link to={paths.privacy} className="link" />,
          }}
        />
      </p>
    </AccountPage>
  );
}
