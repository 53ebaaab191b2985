import { useTranslation } from 'react-i18next';
import { useVerifiedElsewhere } from './use-verified-elsewhere.ts';
import { VerificationPrompt } from './verification-prompt.tsx';

/** The prompt under the header, until the member verifies or puts it aside. */
export function VerificationBanner({ onDismiss }: { readonly onDismiss: () => void }) {
  const { t } = useTranslation('email-verification');
  useVerifiedElsewhere();
  return (
    <section className="h-full" aria-label={t('prompt.label')}>
      <VerificationPrompt variant="banner" onDismiss={onDismiss} />
    </section>
  );
}
