import type { AuditEntry } from '@chitta/contract';
import { accountStatuses, missingSymbolStatuses } from '@chitta/contract/limits';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import './audit-log.css';

interface AuditEntriesProps {
  readonly entries: readonly AuditEntry[];
  /** Whether each says whom it concerns; not where all concern the same. */
  readonly namesMembers?: boolean;
}

/** Acts of administrators, each with who, why, when and from where. */
export function AuditEntries({ entries, namesMembers = false }: AuditEntriesProps) {
  return (
    <ol>
      {entries.map((entry) => (
        <AuditLine key={entry.id} entry={entry} namesMember={namesMembers} />
      ))}
    </ol>
  );
}

function AuditLine({ entry, namesMember }: { readonly entry: AuditEntry; readonly namesMember: boolean }) {
  const { t } = useTranslation('audit-log');
  const { action, memberId, reason, happenedAt, address, requestId } = entry;
  const when = timeOf(happenedAt);
  const source = [address, requestId].filter((part) => part !== null);
  return (
    <li className="audit-entry">
      <p className="audit-act">
        {t(`action.${action.replace('.', '_')}`)}
        {namesMember && memberId !== null && (
          <>
            {' · '}
            <Link to={paths.adminUser} params={{ userId: String(memberId) }}>
              {t('member', { id: memberId })}
            </Link>
          </>
        )}
      </p>
      {reason !== null && <p>{t('reason', { reason })}</p>}
      <AuditDetails details={entry.details} />
      <p className="text-muted text-sm">
        <time dateTime={happenedAt}>{when}</time> · {t('by', { name: sayActor(t, entry) })}
        {source.length > 0 && ` · ${source.join(' · ')}`}
      </p>
    </li>
  );
}

/** Who acts without an account, as the log keeps it. */
const withoutAccount: ReadonlyMap<string, 'actor.commandLine' | 'actor.configuration'> = new Map([
  ['command line', 'actor.commandLine'],
  ['configuration', 'actor.configuration'],
]);

/** Names of members stay as they are. */
function sayActor(t: TFunction<'audit-log'>, { actorId, actorName }: AuditEntry): string {
  const key = actorId === null ? withoutAccount.get(actorName) : undefined;
  return key ? t(key) : actorName;
}

/** Kept as JSON, which has an order of its own: what it was about comes first, and what was before what is. */
const firstDetails = ['symbol', 'number', 'language', 'from', 'to'];

function AuditDetails({ details }: Pick<AuditEntry, 'details'>) {
  const { t } = useTranslation('audit-log');
  const names = [...new Set([...firstDetails, ...Object.keys(details)])];
  const told = names.flatMap((name) => (details[name] == null ? [] : [[name, details[name]] as const]));
  if (told.length === 0) return null;
  const words = told.map(([name, value]) => `${t(`detail.${name}`)}: ${sayDetail(t, name, String(value))}`);
  return <p className="text-sm">{words.join(' · ')}</p>;
}

const verdicts = ['approved', 'released', 'void', 'paid', 'failed'] as const;
const states = [...accountStatuses, ...missingSymbolStatuses, ...verdicts];

/** A value as people write it; names of things stay as they are. */
function sayDetail(t: TFunction<'audit-log'>, name: string, value: string): string {
  if (name === 'until') return timeOf(value);
  if (name === 'language') return languageName(value);
  const state = states.find((each) => each === value);
  return state === undefined ? value : t(`state.${state}`);
}

const timeOf = (time: string) =>
  new Date(time).toLocaleString(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' });

const languageName = (language: string) =>
  new Intl.DisplayNames(currentLanguage(), { type: 'language' }).of(language) ?? language;
