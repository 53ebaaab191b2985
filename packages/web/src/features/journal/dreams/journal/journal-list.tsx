import type { DreamListItem } from '@chitta/contract';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { groupByMonth } from './journal-days.ts';
import { JournalLine } from './journal-line.tsx';

const placeholders = ['a', 'b', 'c', 'd', 'e'];

/** Lines of the height of real ones, while the first page is on its way. */
export function JournalSkeleton() {
  return (
    <ol className="journal-lines" aria-hidden>
      {placeholders.map((name) => (
        <li key={name} className="journal-line">
          <Skeleton className="h-12 w-10" />
          <div className="grid content-start gap-2">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-5 w-full" />
          </div>
        </li>
      ))}
    </ol>
  );
}

interface MoreProps {
  readonly isLoading: boolean;
  /** Why the next page did not come; then only the button asks for it again. */
  readonly error: Error | null;
  readonly onMore: () => void;
}

/** Loads the next page when it comes near; the button is for those who do not scroll. */
function More({ isLoading, error, onMore }: MoreProps) {
  const { t } = useTranslation('dreams');
  const end = useRef<HTMLDivElement>(null);
  const hasFailed = error !== null;
  useEffect(() => {
    if (hasFailed || !end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: '600px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [onMore, hasFailed]);
  return (
    <div ref={end} className="journal-more">
      {error && <p role="alert">{errorMessage(error)}</p>}
      <Button variant="quiet" isBusy={isLoading} onClick={onMore}>
        {error ? t('journal.retry') : t('journal.more')}
      </Button>
    </div>
  );
}

function MonthNights({ count }: { readonly count: number | undefined }) {
  const { t } = useTranslation('dreams');
  return <p>{count !== undefined && count > 0 && t('journal.nights', { count })}</p>;
}

interface JournalListProps {
  readonly dreams: readonly DreamListItem[];
  readonly zone: string;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly moreError: Error | null;
  readonly onMore: () => void;
  readonly actionOf?: ComponentProps<typeof JournalLine>['actionOf'];
  /** Nights with dreams of a month, `YYYY-MM`; undefined while that is not known. */
  readonly nightsOf?: ((month: string) => number | undefined) | undefined;
}

/** Dreams by month, newest first. */
export function JournalList({
  dreams,
  zone,
  hasMore,
  isLoadingMore,
  moreError,
  onMore,
  actionOf,
  nightsOf,
}: JournalListProps) {
  return (
    <>
      {groupByMonth(dreams, zone, currentLanguage()).map((month) => (
        <section key={month.key} aria-labelledby={`month-${month.key}`}>
          <div className="journal-month">
            <h2 id={`month-${month.key}`}>{month.label}</h2>
            {nightsOf && <MonthNights count={nightsOf(month.key)} />}
          </div>
          <ol className="journal-lines">
            {month.items.map((dream) => (
              <JournalLine key={dream.id} dream={dream} zone={zone} actionOf={actionOf} />
            ))}
          </ol>
        </section>
      ))}
      {hasMore && <More isLoading={isLoadingMore} error={moreError} onMore={onMore} />}
    </>
  );
}
