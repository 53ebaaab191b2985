import type { EmailTest, MailProbe } from '@chitta/contract';
import { useTranslation } from 'react-i18next';

type Outcome = 'yes' | 'no' | 'untried';

function outcomeOf(value: boolean | null): Outcome {
  if (value === null) return 'untried';
  return value ? 'yes' : 'no';
}

/** Where mails go, and each step of a connection to there. */
export function MailServer({ test: { target, from, server } }: { readonly test: EmailTest }) {
  const { t } = useTranslation('email-test');
  return (
    <section className="settings-section">
      <h2>{t('server.title')}</h2>
      <dl className="admin-facts">
        <div>
          <dt>{t(server ? 'server.host' : 'server.folder')}</dt>
          <dd>{target}</dd>
        </div>
        <div>
          <dt>{t('server.from')}</dt>
          <dd>{from}</dd>
        </div>
        {server && <Steps probe={server} />}
      </dl>
      {!server && <p>{t('server.noServer')}</p>}
      {server?.code && (
        <p role="alert" className="form-failure">
          {t('server.failed', { code: server.code })}
        </p>
      )}
      {server?.isEncrypted === false && <p>{t('server.plain')}</p>}
    </section>
  );
}

function Steps({ probe }: { readonly probe: MailProbe }) {
  const { t } = useTranslation('email-test');
  const steps = [
    ['connected', outcomeOf(probe.isConnected)],
    ['encrypted', outcomeOf(probe.isEncrypted)],
    ['signedIn', outcomeOf(probe.isSignedIn)],
  ] as const;
  return (
    <>
      {steps.map(([step, outcome]) => (
        <div key={step}>
          <dt>{t(`server.${step}`)}</dt>
          <dd>{t(`outcome.${outcome}`)}</dd>
        </div>
      ))}
      <div>
        <dt>{t('server.took')}</dt>
        <dd>{t('server.ms', { ms: probe.ms })}</dd>
      </div>
    </>
  );
}
