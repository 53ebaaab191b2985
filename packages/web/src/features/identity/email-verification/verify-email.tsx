import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/api-error.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { type LinkOutcome, linkOutcome } from '#web/lib/link-token.ts';
import { paths } from '#web/lib/paths.ts';
import { type Session, useSession } from '#web/lib/session.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useRefreshUser, verificationQuery } from './email-verification.api.ts';
import { ResendOrSignIn } from './resend-or-sign-in.tsx';

type Outcome = LinkOutcome | 'taken' | 'signIn' | 'failed';

function outcomeOf(token: string | null, error: Error | null): Outcome | null {
  if (token === null) return 'unknown';
  if (error === null) return null;
  const reason = error instanceof ApiError ? error.reason : undefined;
  if (reason === 'accounts.email_taken') return 'taken';
  if (reason === 'links.sign_in_needed') return 'signIn';
  return linkOutcome(error) ?? 'failed';
}

interface VerifyEmailProps {
  readonly token: string | null;
  /** Signs in within this page; what follows is done by itself. */
  readonly signIn: ReactNode;
  /** Signs out whoever is signed in. */
  readonly signOut: (label: string) => ReactNode;
}

/** Follows the link of a mail, and says what became of it. */
export function VerifyEmail({ token, signIn, signOut }: VerifyEmailProps) {
  const { t } = useTranslation('email-verification');
  const { user, status } = useSession();
  const { data, error, isFetching, refetch } = useQuery(verificationQuery(token));
  const refreshUser = useRef(useRefreshUser());
  useEffect(() => {
    if (data) void refreshUser.current();
  }, [data]);
  const outcome = outcomeOf(token, error);

  if (data) {
    return (
      <Notice title={t('page.done')} text={t('page.doneText', { email: data.email })}>
        {data.hasLostWaysIn && <LostWaysIn />}
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
  if (outcome === 'signIn') {
    return <SignInNeeded {...{ user, status, signIn, signOut }} onSignedIn={() => void refetch()} />;
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

function LostWaysIn() {
  const { t } = useTranslation('email-verification');
  return (
    <p>
      {t('page.lost')}{' '}
      <Link to={paths.accountSecurity} className="link">
        {t('page.toSecurity')}
      </Link>
    </p>
  );
}

interface SignInNeededProps
  extends Pick<VerifyEmailProps, 'signIn' | 'signOut'>,
    Pick<Session, 'user' | 'status'> {
  readonly onSignedIn: () => void;
}

/** The link counts for who is signed in to its account: by signing in here, once, or after signing out of another. */
function SignInNeeded({ user, status, signIn, signOut, onSignedIn }: SignInNeededProps) {
  const { t } = useTranslation('email-verification');
  const [asked] = useState(user?.id ?? null);
  const latest = useRef(onSignedIn);
  const isAnother = user !== null && user.id === asked;
  useEffect(() => {
    if (user !== null && user.id !== asked) latest.current();
  }, [user, asked]);
  if (status === 'checking') return null;
  if (isAnother) {
    return (
      <Notice title={t('page.other')} text={t('page.otherText', { name: user.username })}>
        {signOut(t('page.signOut'))}
      </Notice>
    );
  }
  return (
    <Notice title={t('page.signIn')} text={t('page.signInText')}>
      <div className="grid w-full max-w-md gap-5">
        {signIn}
        <p className="text-muted">
          {t('page.signInHint')}{' '}
          <Link to={paths.forgotPassword} className="link">
            {t('page.forgot')}
          </Link>
        </p>
      </div>
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
