import { useTranslation } from 'react-i18next';
import { EmailSection } from '#web/features/identity/email-changes/email-section.tsx';
import { VerificationPrompt } from '#web/features/identity/email-verification/verification-prompt.tsx';
import { FactorsSection } from '#web/features/identity/factors/factors-section.tsx';
import { ProviderSection } from '#web/features/identity/oidc/provider-section.tsx';
import { PasswordSection } from '#web/features/identity/passwords/password-section.tsx';
import { SessionsSection } from '#web/features/identity/sessions/sessions-section.tsx';
import { AccountNav } from '../profile/account-nav.tsx';

/** Who can get into the account, and how. */
export function AccountSecurityPage() {
  const { t } = useTranslation('app');
  return (
    <div className="settings-page">
      <AccountNav />
      <header>
        <h1 className="page-title">{t('nav.accountSecurity')}</h1>
      </header>
      <EmailSection state={<VerificationPrompt variant="badge" />} />
      <PasswordSection />
      <ProviderSection />
      <FactorsSection />
      <SessionsSection />
    </div>
  );
}
