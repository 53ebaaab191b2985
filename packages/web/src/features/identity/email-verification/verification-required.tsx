import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isEmail } from '#web/lib/field-checks.ts';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { ResendOrSignIn } from './resend-or-sign-in.tsx';
import { useVerifiedElsewhere } from './use-verified-elsewhere.ts';

/** Says where the link is. `email` is what the address of the page names: shown only where it looks like one. */
export function VerificationRequired({ email }: { readonly email: string | undefined }) {
  const { t } = useTranslation('email-verification');
  const { user } = useSession();
  useVerifiedElsewhere();
  const named = user?.email ?? (email && isEmail(email) ? email : undefined);
  if (user?.emailVerified) {
    return (
      <div className="notice-page">
        <h1>{t('page.done')}</h1>
        <p>{t('required.verified')}</p>
        <p>
          <Link to={paths.dreamInput} className={buttonClass('primary')}>
            {t('page.toJournal')}
          </Link>
        </p>
      </div>
    );
  }
  return (
    <div className="notice-page">
      <h1>{t('required.title')}</h1>
      <p className="break-words">
        {named ? t('required.text', { email: named }) : t('required.textUnknown')}
      </p>
      <p className="text-muted">{t('required.hint')}</p>
      <ResendOrSignIn label={t('page.resend')} />
    </div>
  );
}
