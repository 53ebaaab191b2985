import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '#web/features/identity/accounts/account-page.tsx';
import { ResetPasswordForm } from '#web/features/identity/passwords/reset-password-form.tsx';
import { useLinkToken } from '#web/lib/link-token.ts';
import { paths } from '#web/lib/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';

export function ResetPasswordPage() {
  const { t } = useTranslation('passwords');
  const token = useLinkToken();
  // A second link that is opened in the same tab begins anew.
  const [end, setEnd] = useState<{ readonly of: string; readonly how: 'done' | 'broken' } | null>(null);
  const how = token === null ? 'broken' : end?.of === token && end.how;
  if (token !== null && !how) {
    return (
      <AccountPage title={t('reset.title')} lead={t('reset.lead')} other={<WayBack />}>
        <ResetPasswordForm token={token} onEnd={(reached) => setEnd({ of: token, how: reached })} />
      </AccountPage>
    );
  }
  const isDone = how === 'done';
  return (
    <AccountPage
      title={isDone ? t('reset.done') : t('reset.broken')}
      lead={isDone ? t('reset.doneText') : t('reset.brokenText')}
      other={!isDone && <WayBack />}
      isNews={token !== null}
    >
      <Link
        to={isDone ? paths.login : paths.forgotPassword}
        className={`${buttonClass('primary')} justify-self-start`}
      >
        {isDone ? t('forgot.toLogin') : t('reset.newLink')}
      </Link>
    </AccountPage>
  );
}

function WayBack() {
  const { t } = useTranslation('passwords');
  return (
    <>
      {t('forgot.back')}{' '}
      <Link to={paths.login} className="link">
        {t('forgot.toLogin')}
      </Link>
    </>
  );
}
