import type { BrokenInvariant } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';

interface BrokenRuleProps {
  readonly rule: BrokenInvariant;
  /** When it was first found, in words. */
  readonly since: string;
}

/** What is wrong, how often, since when, and numbers of what it is about. */
export function BrokenRule({ rule, since }: BrokenRuleProps) {
  const { t } = useTranslation('invariants');
  const { name, count } = rule;
  return (
    <li>
      <p className="broken-rule-name">{t(`wrong.${name}`)}</p>
      <p>{t('found', { number: count.toLocaleString(currentLanguage()), time: since })}</p>
      <Numbers rule={rule} />
      <p className="text-muted text-sm">
        <code>{name}</code>
      </p>
    </li>
  );
}

function Numbers({ rule: { subject, ids, count } }: Pick<BrokenRuleProps, 'rule'>) {
  const { t } = useTranslation('invariants');
  if (ids.length === 0) return null;
  return (
    <p>
      {t(`subject.${subject}`)}{' '}
      {ids.map((id, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          {subject === 'member' ? (
            <Link to={paths.adminUser} params={{ userId: String(id) }}>
              {id}
            </Link>
          ) : (
            id
          )}
        </Fragment>
      ))}
      {count > ids.length && ` ${t('more')}`}
    </p>
  );
}
