import type { ProgrammeSummary } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { programmePaths } from '#web/lib/addresses/programme-paths.ts';
import './programmes.css';

interface ProgrammeListProps {
  readonly programmes: readonly ProgrammeSummary[];
  /** The member has premium: nothing carries its tag. */
  readonly hasPremium: boolean;
}

/** Programmes that there are; one that is under way says its day. */
export function ProgrammeList({ programmes, hasPremium }: ProgrammeListProps) {
  const { t } = useTranslation('programmes');
  return (
    <ul className="programme-list">
      {programmes.map(({ name, title, summary, days, isPremium, running, ended }) => (
        <li key={name}>
          <Link to={programmePaths.one} params={{ name }} className="programme-card">
            <span className="programme-title">{title}</span>
            <span>{summary}</span>
            <span className="programme-facts">
              {running
                ? t('day', { day: Math.min(running.day, days), count: days })
                : t('days', { count: days })}
              {ended > 0 && !running && ` · ${t('taken', { count: ended })}`}
              {isPremium && !hasPremium && ` · ${t('premium')}`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
