import { useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { localPath, type SignupSearch } from '#web/app/routing/search-params.ts';
import { AccountPage } from '#web/features/identity/accounts/account-page.tsx';
import { SignupForm } from '#web/features/identity/accounts/signup-form.tsx';
import { ProviderButton } from '#web/features/identity/oidc/provider-button.tsx';
import { sendKeptCode } from '#web/features/payments/referrals/joining/send-code.ts';
import { useInvitation } from '#web/features/payments/referrals/joining/use-invitation.ts';
import { paths } from '#web/lib/paths.ts';
import { sessionQuery } from '#web/lib/session.ts';

interface SignupViewProps {
  readonly search: SignupSearch;
  /** Instead of what visitors are told first. */
  readonly lead?: string;
  /** Above the form. */
  readonly children?: ReactNode;
}

/** Opens an account, by a friend's link or without one, and leads on. */
export function SignupView({ search: { next, ref, campaign }, lead, children }: SignupViewProps) {
  const { t } = useTranslation('accounts');
  const router = useRouter();
  const client = useQueryClient();
  const leave = async () => {
    const user = client.getQueryData(sessionQuery.queryKey);
    // The account is open, whatever comes of this.
    if (user) void sendKeptCode(client, user);
    await router.options.context.loadAllRoutes().catch(() => undefined);
    router.history.replace(next ?? paths.dreamInput);
  };
  useInvitation(ref, campaign);
  return (
    <AccountPage
      title={t('signup.title')}
      lead={lead ?? t('signup.lead')}
      other={
        <>
          {t('signup.hasAccount')}{' '}
          <Link to={paths.login} search={next ? { next } : {}} className="link">
            {t('signup.toLogin')}
          </Link>
        </>
      }
    >
      {children}
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
