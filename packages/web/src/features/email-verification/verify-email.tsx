import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/api-error.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { type LinkOutcome, linkOutcome } from '#web/lib/link-token.ts';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useRefreshUser, verificationQuery } from './email-verification.api.ts';
import { ResendOrSignIn } from './resend-or-sign-in.tsx';

type Outcome = LinkOutcome | 'taken' | 'failed';

function outcomeOf(token: string | null, error: Error | null): Outcome | null {
  if (token === null) return 'unknown';
  if (error === null) return null;
  if (error instanceof ApiError && error.reason === 'accounts.email_taken') return 'taken';
  return linkOutcome(error) ?? 'failed';
}

/** Follows the link of a mail, and says what became of it. */
export function VerifyEmail({ token }: { readonly token: string | null }) {
  const { t } = useTranslation('email-verification');
  const { data, error, isFetching, refetch } = useQuery(verificationQuery(token));
  const refreshUser = useRef(useRefreshUser());
  const { user } = useSession();
  useEffect(() => {
    if (data) void refreshUser.current();
  }, [data]);
  const outcome = outcomeOf(token, error);

  if (data) {
    return (
      <Notice title={t('page.done')} text={t('page.doneText', { email: data.email })}>
        <WayOn isSignedIn={user !== null} />
      </Notice>
    );
  }
  if (isFetching || outcome === null) {
    return (
      <div className="notice-page" role="status">
        <h1>
          <Spinner /> {t('page.checking')}
        </h1>
      </div>
    );
  }
  const text = outcome === 'failed' ? errorMessage(error) : t(`page.${outcome}Text`);
  return (
    <Notice title={t(`page.${outcome}`)} text={text}>
      {outcome === 'failed' && <Button onClick={() => void refetch()}>{t('page.retry')}</Button>}
      {outcome === 'expired' && <ResendOrSignIn label={t('page.resend')} />}
      {outcome !== 'failed' && outcome !== 'expired' && <WayOn isSignedIn={user !== null} />}
    </Notice>
  );
}

function WayOn({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const { t } = useTranslation('email-verification');
  return (
    <Link to={isSignedIn ? paths.dreamInput : paths.login} className={buttonClass('primary')}>
      {isSignedIn ? t('page.toJournal') : t('page.toLogin')}
    </Link>
  );
}
