import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dayWords } from '#web/lib/format/day-words.ts';
import { ListPages } from '#web/ui/list-pages.tsx';
import { type ChangeActs, type PendingChange, shownMoments } from '../changes/pending-change.ts';
import { archiveQuery } from '../moments.api.ts';
import { MomentItem } from './moment-item.tsx';
import './moments.css';

interface ArchiveProps {
  readonly today: string;
  readonly zone: string;
  /** Changes to moments that the server has, and what can be done with those. */
  readonly changes: ChangeActs & { readonly waiting: readonly PendingChange[] };
}

/** Moments that were put away: they help in no exercise, and can be brought back. */
export function Archive({ today, zone, changes }: ArchiveProps) {
  const { t } = useTranslation('moments');
  const archive = useInfiniteQuery(archiveQuery);
  const items = archive.data?.pages.flatMap((page) => page.items) ?? [];
  const shown = shownMoments(items, changes.waiting, ({ isArchived }) => isArchived);
  return (
    <section className="grid gap-4" aria-labelledby="moments-archive">
      <h2 id="moments-archive">{t('archive.title')}</h2>
      <p className="text-muted">{t('archive.lead')}</p>
      {shown.length > 0 && (
        <ol>
          {shown.map((each) => (
            <MomentItem
              key={each.moment.id}
              shown={each}
              zone={zone}
              dayName={dayWords(each.moment.date, today)}
              onChange={changes.onChange}
              onSettle={changes.onSettle}
            />
          ))}
        </ol>
      )}
      <ListPages
        list={archive}
        empty={shown.length > 0 ? null : t('archive.empty')}
        more={t('archive.more')}
        retry={t('retry')}
      >
        {() => archive.isSuccess && shown.length === 0 && <p className="text-muted">{t('archive.empty')}</p>}
      </ListPages>
    </section>
  );
}
