import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryResult } from '#web/ui/query-result.tsx';
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
export function DayMoments({ day, today, zone, waiting, ...acts }: DayMomentsProps) {
  const { t } = useTranslation('moments');
  const moments = useQuery(dayQuery(day));
  const here = waiting.filter(({ body }) => body.date === day).toReversed();
  const list = (items: NonNullable<typeof moments.data>) => (
    <ol aria-label={t('day.label')}>
      {here.map((moment) => (
        <WaitingMoment key={moment.id} moment={moment} zone={zone} {...acts} />
      ))}
      {items.map((moment) => (
        <MomentItem key={moment.id} moment={moment} zone={zone} />
      ))}
    </ol>
  );
  return (
    <>
      {/* Without the server, what is on this device is shown all the same. */}
      {moments.data === undefined && here.length > 0 && list([])}
      <QueryResult query={moments} retry={t('retry')} placeholder="h-40">
        {(items) => (items.length + here.length === 0 ? <EmptyDay isToday={day === today} /> : list(items))}
      </QueryResult>
    </>
  );
}
