import type { OidcCallbackRequest, OidcOutcome, SecondStepMethod } from '@chitta/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { followAccountLanguage } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import { sessionQuery, useSession } from '#web/lib/session.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { LinkOffer } from './link-offer.tsx';
import { callbackQuery, useProviderName } from './oidc.api.ts';

interface ProviderCallbackProps {
  /** Null: the address holds no answer of the provider. */
  readonly values: OidcCallbackRequest | null;
  /** Leads on; null: nowhere in particular. */
  readonly onDone: (next: string | null) => void;
  /** The page that asks for the second step of signing in. */
  readonly secondStep: (ways: readonly SecondStepMethod[]) => ReactNode;
  /** The form to sign in here. */
  readonly signIn: ReactNode;
}

/** Back from the provider: says what came of it, asks for what is missing, and leads on. */
export function ProviderCallback({ values, onDone, secondStep, signIn }: ProviderCallbackProps) {
  const { t } = useTranslation('oidc');
  const { data, error } = useQuery(callbackQuery(values));
  if (values === null || error) return <Failure error={error} />;
  if (data) return <Outcome outcome={data} onDone={onDone} secondStep={secondStep} signIn={signIn} />;
  return <Waiting text={t('checking')} />;
}

interface OutcomeProps extends Omit<ProviderCallbackProps, 'values'> {
  readonly outcome: OidcOutcome;
}

function Outcome({ outcome, onDone, secondStep, signIn }: OutcomeProps) {
  const { t } = useTranslation('oidc');
  const { user } = useSession();
  const provider = useProviderName() ?? t('service');
  const { next } = outcome;
  switch (outcome.outcome) {
    case 'signed_in':
    case 'proven':
      return <LeadOn onDone={() => onDone(next)} />;
    case 'second_factor':
      if (user) return <LeadOn onDone={() => onDone(next)} />;
      return secondStep(outcome.methods);
    case 'link_needed':
      if (user) return <LinkOffer provider={provider} email={outcome.email} onDone={() => onDone(next)} />;
      return (
        <div className="account-page">
          <div className="min-w-0">
            <h1 className="page-title">{t('needed.title')}</h1>
            <p className="mt-3 break-words text-lg text-muted">
              {t('needed.text', { provider, email: outcome.email })}
            </p>
          </div>
          <div className="account-form">
            {signIn}
            <p>
              <Link to={paths.forgotPassword} className="link">
                {t('needed.forgot')}
              </Link>
            </p>
          </div>
        </div>
      );
    case 'link_ready':
      return <LinkOffer provider={provider} email={outcome.email} onDone={() => onDone(next)} />;
  }
}

/**
 * Learns who is signed in now and speaks their language, then leads on; without an answer the next page asks again.
 */
function LeadOn({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('oidc');
  const client = useQueryClient();
  const done = useRef(onDone);
  useEffect(() => {
    let isGone = false;
    void client
      .fetchQuery({ ...sessionQuery, staleTime: 0 })
      .then((user) => user?.language && followAccountLanguage(user.language))
      .catch(() => null)
      .then(() => {
        if (!isGone) done.current();
      });
    return () => {
      isGone = true;
    };
  }, [client]);
  return <Waiting text={t('leadingOn')} />;
}

function Waiting({ text }: { readonly text: string }) {
  return (
    <div className="notice-page" role="status">
      <h1>
        <Spinner /> {text}
      </h1>
    </div>
  );
}

function Failure({ error }: { readonly error: Error | null }) {
  const { t } = useTranslation('oidc');
  return (
    <div className="notice-page">
      <div role="alert" className="grid gap-5">
        <h1>{t('failed')}</h1>
        <p>{error ? errorMessage(error) : t('nothingHere')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link to={paths.auth} className={buttonClass('primary')}>
          {t('again')}
        </Link>
        <Link to={paths.login} className={buttonClass('ghost')}>
          {t('toLogin')}
        </Link>
      </div>
    </div>
  );
}
