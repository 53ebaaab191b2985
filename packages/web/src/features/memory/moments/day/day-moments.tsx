import type { Moment } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryResult } from '#web/ui/query-result.tsx';
import {
  type ChangeActs,
  type PendingChange,
  type ShownMoment,
  shownMoments,
} from '../changes/pending-change.ts';
import { dayQuery } from '../moments.api.ts';
import { MomentItem } from './moment-item.tsx';
import { type MomentOnDevice, type WaitingActs, WaitingMoment } from './waiting-moment.tsx';
import './moments.css';

interface DayMomentsProps extends WaitingActs {
  readonly day: string;
  readonly today: string;
  readonly zone: string;
  /** All that is on this device alone. */
  readonly waiting: readonly MomentOnDevice[];
  /** Changes to moments that the server has, and what can be done with those. */
  readonly changes: ChangeActs & { readonly waiting: readonly PendingChange[] };
}

/** What an empty day says: for today, what a moment is, by an example. */
function EmptyDay({ isToday }: { readonly isToday: boolean }) {
  const { t } = useTranslation('moments');
  if (!isToday) return <p className="moments-empty">{t('empty.past')}</p>;
  return (
    <div className="moments-empty">
      <p>{t('empty.today')}</p>
      <figure className="moment-example">
        <figcaption>{t('empty.example')}</figcaption>
        <blockquote>{t('empty.exampleNote')}</blockquote>
      </figure>
    </div>
  );
}

/** The moments of a day, the last one first; what waits for a connection stands above them. */
export function DayMoments({ day, today, zone, waiting, changes, ...acts }: DayMomentsProps) {
  const { t } = useTranslation('moments');
  const moments = useQuery(dayQuery(day));
  const here = waiting.filter(({ body }) => body.date === day).toReversed();
  const shown = (items: readonly Moment[]) =>
    shownMoments(items, changes.waiting, ({ date, isArchived }) => date === day && !isArchived);
  const list = (items: readonly ShownMoment[]) => (
    <ol aria-label={t('day.label')}>
      {here.map((moment) => (
        <WaitingMoment key={moment.id} moment={moment} zone={zone} {...acts} />
      ))}
      {items.map((each) => (
        <MomentItem
          key={each.moment.id}
          shown={each}
          zone={zone}
          onChange={changes.onChange}
          onSettle={changes.onSettle}
        />
      ))}
    </ol>
  );
  // Without the server, what is on this device is shown all the same.
  const onDevice = moments.data === undefined ? shown([]) : [];
  return (
    <>
      {moments.data === undefined && here.length + onDevice.length > 0 && list(onDevice)}
      <QueryResult query={moments} retry={t('retry')} placeholder="h-40">
        {(items) => {
          const all = shown(items);
          return all.length + here.length === 0 ? <EmptyDay isToday={day === today} /> : list(all);
        }}
      </QueryResult>
    </>
  );
}
