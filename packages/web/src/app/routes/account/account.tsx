import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useModelSentence } from '#web/features/deepened-readings/use-model-sentence.ts';
import { VerificationPrompt } from '#web/features/email-verification/verification-prompt.tsx';
import { ReadingSettings } from '#web/features/reading-settings/reading-settings.tsx';
import { paths } from '#web/lib/paths.ts';
import { useMember } from '#web/lib/session.ts';

/** What a member can set. */
export function AccountPage() {
  const { t } = useTranslation('app');
  const { username, email } = useMember();
  const modelHint = useModelSentence();
  return (
    <div className="settings-page">
      <header>
        <h1 className="page-title">{t('nav.account')}</h1>
        <p className="mt-2 break-words text-muted">
          {username} · {email}
        </p>
        <VerificationPrompt variant="subtle" />
        <Link to={paths.accountSecurity} className="link mt-2 mr-6 inline-flex min-h-11 items-center">
          {t('nav.accountSecurity')}
        </Link>
        <Link to={paths.accountData} className="link mt-2 inline-flex min-h-11 items-center">
          {t('nav.accountData')}
        </Link>
      </header>
      <ReadingSettings modelHint={modelHint} />
    </div>
  );
}
