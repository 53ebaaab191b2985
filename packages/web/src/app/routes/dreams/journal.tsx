import type { DreamListItem } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Journal } from '#web/features/dreams/journal/journal.tsx';
import type { JournalSearch } from '#web/features/dreams/journal/journal-search.ts';
import { dueQuery } from '#web/features/follow-ups/follow-ups.api.ts';
import { JournalQuestion } from '#web/features/follow-ups/question/journal-question.tsx';
import { paths } from '#web/lib/paths.ts';
import { useMember } from '#web/lib/session.ts';
import { ReadFromLine } from '../../dream-page/read-from-line.tsx';

/** The journal; the address holds what is searched for, so that it can be kept and gone back to. */
export function JournalPage() {
  const { t } = useTranslation('dreams');
  const user = useMember();
  const search = useSearch({ from: '/private/journal' });
  const navigate = useNavigate({ from: '/journal' });
  const handleSearch = useCallback(
    (next: JournalSearch) => void navigate({ search: next, replace: true, resetScroll: false }),
    [navigate],
  );
  // Whoever looks for something is not asked for anything.
  const isNarrowed = Object.keys(search).length > 0;
  const { isFetched } = useQuery({ ...dueQuery, enabled: !isNarrowed });
  const actionOf = useCallback((dream: DreamListItem) => <ReadFromLine dream={dream} user={user} />, [user]);
  return (
    <div className="journal-page">
      <header className="journal-head">
        <h1>{t('journal.title')}</h1>
        <Link to={paths.timeline} className="link">
          {t('journal.timeline')}
        </Link>
      </header>
      <Journal
        user={user}
        search={search}
        onSearch={handleSearch}
        actionOf={actionOf}
        isHeld={!isNarrowed && !isFetched}
        above={!isNarrowed && <JournalQuestion user={user} />}
      />
    </div>
  );
}
