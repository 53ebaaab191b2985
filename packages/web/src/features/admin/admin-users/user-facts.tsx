import type { AdminUser } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { sayMailKind } from '#web/ui/mail-kind/mail-kind.ts';

const timeOf = (time: string) =>
  new Date(time).toLocaleString(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' });

/** What is known of a member, as names and values, and what became of their mails. */
export function UserFacts({ user }: { readonly user: AdminUser }) {
  const { t } = useTranslation('admin-users');
  const facts = useFacts(user);
  return (
    <>
      <section className="settings-section">
        <h2>{t('known')}</h2>
        <dl className="admin-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="settings-section">
        <h2>{t('mails')}</h2>
        {user.mails.length === 0 && <p className="text-muted">{t('noMails')}</p>}
        <dl className="admin-facts">
          {user.mails.map(({ kind, state, createdAt }) => (
            <div key={`${kind} ${createdAt}`}>
              <dt>{sayMailKind(kind) ?? kind}</dt>
              <dd>
                {t(`mail.${state}`)}, {timeOf(createdAt)}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}

const languageName = (language: string) =>
  new Intl.DisplayNames(currentLanguage(), { type: 'language' }).of(language) ?? language;

/** Only what there is: an empty value would tell nothing. */
function useFacts(user: AdminUser): [name: string, value: string][] {
  const { t } = useTranslation('admin-users');
  const { allowance, sessions, dreams } = user;
  const facts: [string, string | null][] = [
    [t('fact.number'), String(user.id)],
    [t('fact.displayName'), user.displayName],
    [t('fact.since'), timeOf(user.createdAt)],
    [t('fact.closedAt'), user.closedAt && timeOf(user.closedAt)],
    [t('fact.lastSeen'), sessions.lastSeenAt && timeOf(sessions.lastSeenAt)],
    [t('fact.sessions'), String(sessions.count)],
    [t('fact.allowance'), t('used', { used: allowance.used, limit: allowance.limit })],
    [t('fact.unlimitedUntil'), unlimitedUntil(user, t('noEnd'))],
    [t('fact.dreams'), t('kept', { kept: dreams.kept, deleted: dreams.deleted })],
    [t('fact.language'), user.language && languageName(user.language)],
    [t('fact.timezone'), user.timezone],
    [t('fact.provider'), user.authProvider],
    [t('fact.customer'), user.stripeCustomerId],
    [t('fact.subscription'), user.stripeSubscriptionId],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

function unlimitedUntil(user: AdminUser, noEnd: string): string | null {
  if (!user.hasUnlimitedAccess) return null;
  return user.unlimitedAccessUntil === null ? noEnd : timeOf(user.unlimitedAccessUntil);
}
