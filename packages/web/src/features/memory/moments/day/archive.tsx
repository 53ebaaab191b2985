import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dayWords } from '#web/lib/format/day-words.ts';
import { ListPages } from '#web/ui/list-pages.tsx';
import { archiveQuery } from '../moments.api.ts';
import { MomentItem } from './moment-item.tsx';
import './moments.css';

interface ArchiveProps {
  readonly today: string;
  readonly zone: string;
}

/** Moments that were put away: they help in no exercise, and can be brought back. */
export function Archive({ today, zone }: ArchiveProps) {
  const { t } = useTranslation('moments');
  const list = useInfiniteQuery(archiveQuery);
  return (
    <section className="grid gap-4" aria-labelledby="moments-archive">
      <h2 id="moments-archive">{t('archive.title')}</h2>
      <p className="text-muted">{t('archive.lead')}</p>
      <ListPages list={list} empty={t('archive.empty')} more={t('archive.more')} retry={t('retry')}>
        {(items) => (
          <ol>
            {items.map((moment) => (
              <MomentItem
                key={moment.id}
                moment={moment}
                zone={zone}
                dayName={dayWords(moment.date, today)}
              />
            ))}
          </ol>
        )}
      </ListPages>
    </section>
  );
}
