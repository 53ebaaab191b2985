import type { SessionUser } from '@chitta/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ChartSpline } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { zoneOf } from '#web/features/journal/dreams/journal/journal-days.ts';
import { sweepPictures } from '#web/features/memory/moments/device/device-moments.ts';
import { memoryPaths } from '#web/lib/addresses/memory-paths.ts';
import { useIsOnline } from '#web/lib/device/use-is-online.ts';
import { dayIn } from '#web/lib/format/day-in.ts';
import { sessionKey, useMember } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DayPart } from '../../memory/day-part.tsx';
import type { MemoryView } from '../../memory/memory-search.ts';
import { type MemoryOutbox, useMemoryOutbox } from '../../memory/use-memory-outbox.ts';
import './memory-pages.css';

/** What is only fetched where it is looked at. */
const Month = lazy(async () => {
  const { MonthView } = await import('#web/features/memory/moments/month/month-view.tsx');
  return { default: MonthView };
});
const Archive = lazy(async () => {
  const { Archive: Loaded } = await import('#web/features/memory/moments/day/archive.tsx');
  return { default: Loaded };
});
const ExercisePart = lazy(async () => {
  const { ExercisePart: Loaded } = await import('../../memory/exercise-part.tsx');
  return { default: Loaded };
});

const views: readonly MemoryView[] = ['day', 'month', 'exercise', 'archive'];

function Views({ current }: { readonly current: MemoryView }) {
  const { t } = useTranslation('memory-lane');
  return (
    <nav className="memory-views" aria-label={t('views')}>
      {views.map((view) => (
        <Link
          key={view}
          to={memoryPaths.lane}
          search={view === 'day' ? {} : { view }}
          resetScroll={false}
          className="memory-view"
          // Else the router takes every view for the current page.
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={view === current ? 'page' : undefined}
        >
          {t(`view.${view}`)}
        </Link>
      ))}
    </nav>
  );
}

/** Says where what is kept stays for now; nothing where it goes its way. */
function ConnectionNote({ outbox }: { readonly outbox: MemoryOutbox }) {
  const { t } = useTranslation('memory-lane');
  const client = useQueryClient();
  const isOnline = useIsOnline();
  if (outbox.isSignedOut) {
    return (
      <div role="status" className="memory-note">
        <p>{t('signedOut')}</p>
        {/* The gate of private pages leads to the sign-in page and back. */}
        <Button variant="quiet" onClick={() => client.setQueryData(sessionKey, null)}>
          {t('signIn')}
        </Button>
      </div>
    );
  }
  return (
    <div role="status" className="memory-note" hidden={isOnline}>
      {!isOnline && <p>{t('offline')}</p>}
    </div>
  );
}

interface ViewProps {
  readonly user: SessionUser;
  readonly outbox: MemoryOutbox;
}

function CurrentView({ user, outbox }: ViewProps) {
  const search = useSearch({ from: '/private/memory-lane' });
  const navigate = useNavigate({ from: '/memory-lane' });
  const zone = zoneOf(user);
  const today = dayIn(zone, new Date());
  const { view = 'day', month = today.slice(0, 7) } = search;
  // What is to come cannot be remembered.
  const day = [search.day ?? today, today].toSorted()[0] ?? today;
  if (view === 'archive') return <Archive today={today} zone={zone} changes={outbox.changes} />;
  if (view === 'exercise') return <ExercisePart user={user} today={today} outbox={outbox} />;
  if (view === 'month') {
    const go = (next: string) =>
      void navigate({ search: { view: 'month', month: next }, replace: true, resetScroll: false });
    return <Month month={month} today={today} onMonth={go} />;
  }
  const go = (next: string) =>
    void navigate({ search: next === today ? {} : { day: next }, replace: true, resetScroll: false });
  return <DayPart memberId={user.id} day={day} today={today} zone={zone} outbox={outbox} onDay={go} />;
}

/** Pictures on this device that belong to nothing any more are forgotten, once a visit. */
function usePictureSweep(memberId: number, { waiting }: MemoryOutbox, isReady: boolean) {
  const ids = waiting.moments.map(({ id }) => id).join(' ');
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => {
      sweepPictures(memberId, (id) => ids.split(' ').includes(id), Date.now()).catch(() => undefined);
    }, 20_000);
    return () => clearTimeout(timer);
  }, [memberId, ids, isReady]);
}

/** Improve Memory: moments by day and by month, the exercise, and what was put away. */
export function MemoryLanePage() {
  const { t } = useTranslation('memory-lane');
  const user = useMember();
  const outbox = useMemoryOutbox(user.id);
  const { view = 'day' } = useSearch({ from: '/private/memory-lane' });
  usePictureSweep(user.id, outbox, outbox.isReady);
  return (
    <div className="memory-page" data-view={view}>
      <header className="memory-head">
        <h1 className="page-title">{t('title')}</h1>
        <Link to={memoryPaths.premiumLane} className="link memory-progress-link">
          <ChartSpline size={18} aria-hidden />
          {t('progress')}
        </Link>
        <p className="memory-lead">{t('lead')}</p>
      </header>
      <Views current={view} />
      <ConnectionNote outbox={outbox} />
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <CurrentView user={user} outbox={outbox} />
      </Suspense>
    </div>
  );
}
