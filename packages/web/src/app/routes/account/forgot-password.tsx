import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '#web/features/identity/accounts/account-page.tsx';
import { ForgotPasswordForm } from '#web/features/identity/passwords/forgot-password-form.tsx';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';

export function ForgotPasswordPage() {
  const { t } = useTranslation('passwords');
  // Empty: a link is to be sent to another address than before; null: none was sent yet.
  const [sentTo, setSentTo] = useState<string | null>(null);
  const other = (
    <>
      {t('forgot.back')}{' '}
      <Link to={paths.login} className="link">
        {t('forgot.toLogin')}
      </Link>
    </>
  );
  if (!sentTo) {
    return (
      <AccountPage title={t('forgot.title')} lead={t('forgot.lead')} other={other}>
        <ForgotPasswordForm onSent={setSentTo} isAgain={sentTo === ''} />
      </AccountPage>
    );
  }
  return (
    <AccountPage title={t('forgot.sent')} lead={t('forgot.sentText', { email: sentTo })} other={other} isNews>
      <p className="text-muted">{t('forgot.sentHint')}</p>
      <Button variant="quiet" className="justify-self-start" onClick={() => setSentTo('')}>
        {t('forgot.again')}
      </Button>
    </AccountPage>
  );
}
