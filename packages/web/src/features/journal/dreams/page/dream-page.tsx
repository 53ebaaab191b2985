import type { Dream, SessionUser } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/api-error.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { lastSearchOf } from '#web/lib/lists/last-search.ts';
import { paths } from '#web/lib/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { dreamQuery, useForgetDream, useRemoveDream, useRestoreDream } from '../dreams.api.ts';
import type { JournalAddress } from '../journal/journal-address.ts';
import { zoneOf } from '../journal/journal-days.ts';
import { titleOf } from '../journal/row-title.ts';
import { DreamEditForm } from './dream-edit-form.tsx';
import { DreamHeader } from './dream-header.tsx';
import '../journal/journal.css';
import './dream-page.css';

/** As high as the screen: the foot of the site would be seen to jump when the dream is there. */
function DreamSkeleton() {
  return (
    <div className="grid min-h-dvh content-start gap-6" aria-busy>
      <Skeleton className="h-10 w-2/3" />
      <Skeleton className="h-6 w-60" />
      <Skeleton className="h-72 w-full" />
    </div>
  );
}

interface DreamMissingProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

function DreamMissing({ error, onRetry }: DreamMissingProps) {
  const { t } = useTranslation('dreams');
  // 422: what stands in the address cannot be a dream's number.
  const isGone = error instanceof ApiError && [404, 422].includes(error.status);
  return (
    <div className="notice-page" role="alert">
      <h1>{isGone ? t('page.goneTitle') : t('page.failedTitle')}</h1>
      <p>{isGone ? t('page.gone') : errorMessage(error)}</p>
      <div className="flex flex-wrap gap-3">
        {!isGone && <Button onClick={onRetry}>{t('journal.retry')}</Button>}
        <Link
          to={paths.journal}
          search={lastSearchOf<JournalAddress>(paths.journal)}
          className={buttonClass('quiet')}
        >
          {t('page.toJournal')}
        </Link>
      </div>
    </div>
  );
}

/** Takes a dream out of the journal, goes back to the list, and offers to bring it back. */
function useRemoval() {
  const { t } = useTranslation('dreams');
  const navigate = useNavigate();
  const remove = useRemoveDream();
  const restore = useRestoreDream();
  const forget = useForgetDream();

  async function undo(id: number) {
    try {
      await restore.mutateAsync(id);
      toast({ title: t('page.restored') });
    } catch (error) {
      toast({ title: t('page.restoreFailed'), description: errorMessage(error), variant: 'destructive' });
    }
  }

  return async (dream: Dream) => {
    const { id } = dream;
    try {
      await remove.mutateAsync(id);
      await navigate({ to: paths.journal, search: lastSearchOf<JournalAddress>(paths.journal) });
      forget(id);
      toast({
        title: t('page.removed'),
        description: titleOf(dream),
        duration: 10_000,
        action: { label: t('undo'), onClick: () => void undo(id) },
      });
    } catch (error) {
      toast({ title: t('page.removeFailed'), description: errorMessage(error), variant: 'destructive' });
    }
  };
}

interface DreamPageProps {
  readonly id: number;
  readonly user: SessionUser;
  /** A picture of the dream is asked for. */
  readonly onShare: () => void;
  /** Dream and reading side by side, under the header; comes from the page that knows readings. */
  readonly renderReading: (dream: Dream, header: ReactNode) => ReactNode;
  /** The voice that is kept with it, also while it is changed. */
  readonly renderVoice: (dream: Dream) => ReactNode;
}

/** One dream of the journal. */
export function DreamPage({ id, user, onShare, renderReading, renderVoice }: DreamPageProps) {
  const { data: dream, error, isPending, refetch } = useQuery(dreamQuery(id));
  const [isEditing, setEditing] = useState(false);
  const remove = useRemoval();
  if (isPending) return <DreamSkeleton />;
  if (!dream) return <DreamMissing error={error} onRetry={() => void refetch()} />;
  if (isEditing) {
    return (
      <DreamEditForm
        dream={dream}
        zone={zoneOf(user)}
        voice={renderVoice(dream)}
        onDone={() => setEditing(false)}
      />
    );
  }
  return renderReading(
    dream,
    <>
      <DreamHeader
        dream={dream}
        zone={zoneOf(user)}
        onEdit={() => setEditing(true)}
        onShare={onShare}
        onRemove={() => void remove(dream)}
      />
      {renderVoice(dream)}
    </>,
  );
}
