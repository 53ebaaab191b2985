import type { DreamListItem, SessionUser } from '@chitta/contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftSession } from '#web/features/journal/dreams/drafts/use-draft-session.ts';
import { dreamListQuery, onThisDayQuery } from '#web/features/journal/dreams/dreams.api.ts';
import { Journal } from '#web/features/journal/dreams/journal/journal.tsx';
import { zoneOf } from '#web/features/journal/dreams/journal/journal-days.ts';
import type { JournalSearch } from '#web/features/journal/dreams/journal/journal-search.ts';
import { ViewSwitch } from '#web/features/journal/dreams/journal/view-switch.tsx';
import type { OutboxEntry, WaitingDream } from '#web/features/journal/dreams/outbox/outbox-entry.ts';
import { useOutbox } from '#web/features/journal/dreams/outbox/use-outbox.ts';
import { WaitingDreams } from '#web/features/journal/dreams/outbox/waiting/waiting-dreams.tsx';
import { dueQuery } from '#web/features/journal/follow-ups/follow-ups.api.ts';
import { JournalQuestion } from '#web/features/journal/follow-ups/question/journal-question.tsx';
import { isAskedEarly } from '#web/lib/early-answers/early-answers.ts';
import { dayIn } from '#web/lib/format/day-in.ts';
import { loadWords } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import { sessionKey, sessionQuery, useMember } from '#web/lib/session.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ReadFromLine } from '../../dream-page/read-from-line.tsx';

/** Takes up what was asked for while this code was on its way, so that the first picture is the journal itself. */
export async function prepare(client: QueryClient): Promise<void> {
  if (!isAskedEarly('/api/dreams')) return;
  const user = await client.fetchQuery(sessionQuery);
  await Promise.all([
    client.prefetchInfiniteQuery(dreamListQuery({})),
    client.prefetchQuery(dueQuery),
    user && client.prefetchQuery(onThisDayQuery(dayIn(zoneOf(user), new Date()))),
  ]);
}

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

/** What is only fetched where it is looked at. */
const Calendar = lazy(async () => {
  const { YearCalendar } = await import('#web/features/journal/dreams/years/year-calendar.tsx');
  return { default: YearCalendar };
});
const Sky = lazy(async () => {
  const { YearSky } = await import('#web/features/journal/dreams/years/year-sky.tsx');
  return { default: YearSky };
});
const Everything = lazy(async () => {
  const [{ Timeline }] = await Promise.all([
    import('#web/features/journal/timeline/timeline.tsx'),
    loadWords('timeline'),
  ]);
  return { default: Timeline };
});

/** The journal as a list: search, filters, what is asked and what waits. */
function List({ user, search }: { readonly user: SessionUser; readonly search: JournalSearch }) {
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
    <>
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
    </>
  );
}

/** The journal; the address holds how it is looked at and what is searched for, so that it can be kept and gone back to. */
export function JournalPage() {
  const { t } = useTranslation('dreams');
  const user = useMember();
  const { view, year, ...search } = useSearch({ from: '/private/journal' });
  const navigate = useNavigate({ from: '/journal' });
  const handleYear = (next: number) =>
    void navigate({ search: { ...(view && { view }), year: next }, replace: true, resetScroll: false });
  const years = { user, year, onYear: handleYear };
  return (
    <div className="journal-page" data-view={view}>
      <header className="journal-head">
        <h1>{t('journal.title')}</h1>
        <Link to={paths.people} className="link journal-head-link">
          {t('journal.people')}
        </Link>
      </header>
      <ViewSwitch current={view ?? 'list'} />
      {view === undefined && <List user={user} search={search} />}
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        {view === 'calendar' && <Calendar {...years} />}
        {view === 'sky' && <Sky {...years} />}
        {view === 'all' && <Everything user={user} />}
      </Suspense>
    </div>
  );
}
