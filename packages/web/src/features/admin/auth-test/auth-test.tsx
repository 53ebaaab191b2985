import type { AuthCheck } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { type AuthFindings, authTestQuery } from './auth-test.api.ts';
import type { BrowserFindings } from './browser-checks.ts';
import { FindingRow } from './finding-row.tsx';
import './auth-test.css';

/** By how much the browser's clock may differ: codes of apps change every thirty seconds. */
const toleratedSkewMs = 10_000;

type Say = TFunction<'auth-test'>;

/** What the server names by a word of its own, said in the reader's language. */
const words = [
  ...(['yes', 'no', 'password', 'passkey', 'oidc', 'link'] as const),
  ...(['public', 'custom', 'loopback', 'home', 'listening'] as const),
] as const;

function wordOf(t: Say, value: string): string {
  const word = words.find((each) => each === value);
  return word === undefined ? value : t(`word.${word}`);
}

const times: readonly string[] = ['createdAt', 'provenAt', 'serverTime', 'databaseTime'];

function sayFact(t: Say, fact: AuthCheck['facts'][number]['fact'], value: string): string {
  if (!times.includes(fact)) return wordOf(t, value);
  return new Date(value).toLocaleString(currentLocale(), { dateStyle: 'medium', timeStyle: 'medium' });
}

function ServerFinding({ check, state, problem, facts }: AuthCheck) {
  const { t } = useTranslation('auth-test');
  return (
    <FindingRow
      title={t(`check.${check}`)}
      state={state}
      problem={problem === null ? undefined : t(`problem.${problem}`)}
      facts={facts.map(({ fact, value }) => ({ label: t(`fact.${fact}`), value: sayFact(t, fact, value) }))}
    />
  );
}

function BrowserSection({ findings }: { readonly findings: BrowserFindings }) {
  const { t } = useTranslation('auth-test');
  const answer = (isSo: boolean) => t(isSo ? 'word.yes' : 'word.no');
  const { clockSkew, clockTolerance, isSecureContext, hasPasskeys, isRpIdOfThisHost } = findings;
  const isClockRight = Math.abs(clockSkew) <= toleratedSkewMs + clockTolerance;
  const canPasskeys = hasPasskeys && isRpIdOfThisHost;
  return (
    <section className="settings-section">
      <h2>{t('browser.title')}</h2>
      <FindingRow
        title={t('browser.cookie')}
        state={findings.isCookieHidden ? 'fine' : 'failed'}
        problem={findings.isCookieHidden ? undefined : t('browser.cookieSeen')}
        facts={[{ label: t('browser.hidden'), value: answer(findings.isCookieHidden) }]}
      />
      <FindingRow
        title={t('browser.clock')}
        state={isClockRight ? 'fine' : 'warning'}
        problem={isClockRight ? undefined : t('browser.clockWrong')}
        facts={[
          { label: t('fact.skew'), value: t('browser.skew', { skew: clockSkew, tolerance: clockTolerance }) },
        ]}
      />
      <FindingRow
        title={t('browser.passkeys')}
        state={canPasskeys ? 'fine' : 'warning'}
        problem={canPasskeys ? undefined : t(isRpIdOfThisHost ? 'browser.noPasskeys' : 'browser.otherHost')}
        facts={[
          { label: t('browser.secure'), value: answer(isSecureContext) },
          { label: t('browser.can'), value: answer(hasPasskeys) },
          { label: t('browser.inForms'), value: answer(findings.offersPasskeysInForms) },
          { label: t('browser.rpIdHere'), value: answer(isRpIdOfThisHost) },
        ]}
      />
    </section>
  );
}

function Findings({ findings: { server, browser } }: { readonly findings: AuthFindings }) {
  const { t } = useTranslation('auth-test');
  return (
    <>
      <section className="settings-section">
        <h2>{t('server')}</h2>
        {server.checks.map((check) => (
          <ServerFinding key={check.check} {...check} />
        ))}
      </section>
      <BrowserSection findings={browser} />
    </>
  );
}

/** For administrators: everything that signing in rests on, looked at as this page is opened. */
export function AuthTest() {
  const { t } = useTranslation('auth-test');
  const { data, error, isFetching, refetch } = useQuery(authTestQuery);
  return (
    <>
      {error && (
        <p role="alert" className="form-failure">
          {errorMessage(error)}
        </p>
      )}
      {!data && !error && (
        <p role="status">
          <Spinner /> {t('looking')}
        </p>
      )}
      {data && <Findings findings={data} />}
      <p>
        <Button variant="quiet" isBusy={isFetching} onClick={() => void refetch()}>
          {t('again')}
        </Button>
      </p>
    </>
  );
}
