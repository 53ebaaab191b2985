import type { DreamListItem } from '@chitta/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftSession } from '#web/features/journal/dreams/drafts/use-draft-session.ts';
import { Journal } from '#web/features/journal/dreams/journal/journal.tsx';
import type { JournalSearch } from '#web/features/journal/dreams/journal/journal-search.ts';
import type { OutboxEntry, WaitingDream } from '#web/features/journal/dreams/outbox/outbox-entry.ts';
import { useOutbox } from '#web/features/journal/dreams/outbox/use-outbox.ts';
import { WaitingDreams } from '#web/features/journal/dreams/outbox/waiting/waiting-dreams.tsx';
import { dueQuery } from '#web/features/journal/follow-ups/follow-ups.api.ts';
import { JournalQuestion } from '#web/features/journal/follow-ups/question/journal-question.tsx';
import { paths } from '#web/lib/paths.ts';
import { sessionKey, useMember } from '#web/lib/session.ts';
import { ReadFromLine } from '../../dream-page/read-from-line.tsx';

/** What waits on this device, with the ways to the editor and to signing in. */
function WaitingSlot({ memberId }: { readonly memberId: number }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { session } = useDraftSession(memberId);
  const { outbox } = useOutbox(memberId);
  async function handleEdit(entry: OutboxEntry, { draft }: WaitingDream) {
    // First there, then no longer here: a crash in between leaves it twice, under the same key.
    await session.bringBack(draft);
    await outbox.remove(entry);
    await navigate({ to: paths.dreamInput });
  }
  return (
    <WaitingDreams
      memberId={memberId}
      onEdit={handleEdit}
      // The gate of private pages leads to the sign-in page and back.
      onSignIn={() => client.setQueryData(sessionKey, null)}
    />
  );
}

/** The journal; the address holds what is searched for, so that it can be kept and gone back to. */
export function JournalPage() {
  const { t } = useTranslation('dreams');
  const user = useMember();
  const search = useSearch({ from: '/private/journal' });
  const navigate = useNavigate({ from: '/journal' });
  const { state } = useOutbox(user.id);
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
      <WaitingSlot memberId={user.id} />
      <Journal
        user={user}
        search={search}
        onSearch={handleSearch}
        actionOf={actionOf}
        isHeld={!isNarrowed && !isFetched}
        isAwaited={state.entries.some(({ work }) => work.kind === 'dream')}
        above={!isNarrowed && <JournalQuestion user={user} />}
      />
    </div>
  );
}
