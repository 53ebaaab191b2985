import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/lib/session.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { useResend } from './email-verification.api.ts';

/** The way to another link: one press for a member, signing in first for everyone else. */
export function ResendOrSignIn({ label }: { readonly label: string }) {
  const { t } = useTranslation('email-verification');
  const { user } = useSession();
  const { state, resend } = useResend();
  if (!user) {
    return (
      <div className="grid justify-items-start gap-4">
        <p className="text-muted">{t('required.login')}</p>
        <Link to="/login" search={{ next: '/verification-required' }} className={buttonClass('primary')}>
          {t('page.toLogin')}
        </Link>
      </div>
    );
  }
  if (user.emailVerified) return <p>{t('required.verified')}</p>;
  return (
    <div className="grid min-h-11 justify-items-start gap-3">
      {state !== 'sent' && (
        <Button isBusy={state === 'sending'} onClick={resend}>
          {state === 'sending' ? t('prompt.sending') : label}
        </Button>
      )}
      <p role="status" className="empty:hidden">
        {state === 'sent' && t('prompt.sent')}
      </p>
    </div>
  );
}
