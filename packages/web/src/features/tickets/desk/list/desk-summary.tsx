import type { AdminTicketPage } from '@chitta/contract';
import { ticketStatuses } from '@chitta/contract/limits';
import { useTranslation } from 'react-i18next';
import type { DeskSearch } from '../desk-search.ts';
import { spanOf } from '../time-words.ts';

interface DeskSummaryProps {
  readonly counts: AdminTicketPage['counts'];
  readonly search: DeskSearch;
  readonly onSearch: (search: DeskSearch) => void;
}

/** How the desk stands: what waits, how many stand how, how long it takes. Each count narrows the list to itself. */
export function DeskSummary({ counts, search, onSearch }: DeskSummaryProps) {
  const { t } = useTranslation('tickets-desk');
  const { byStatus, unassigned, waiting, medianFirstAnswerSeconds, medianResolutionSeconds } = counts;
  const times = [
    ...(medianFirstAnswerSeconds === null
      ? []
      : [t('summary.answered', { span: spanOf(medianFirstAnswerSeconds) })]),
    ...(medianResolutionSeconds === null
      ? []
      : [t('summary.done', { span: spanOf(medianResolutionSeconds) })]),
  ];
  const { sort } = search;
  const order = sort && { sort };
  return (
    <section aria-labelledby="desk-summary" className="desk-summary">
      <h2 id="desk-summary" className="sr-only">
        {t('summary.title')}
      </h2>
      <ul className="desk-counts">
        <Count
          name={t('summary.waiting')}
          count={waiting}
          isOn={search.waiting === true}
          onPress={() => onSearch(search.waiting ? { ...order } : { waiting: true, sort: 'waiting' })}
        />
        <Count
          name={t('summary.unassigned')}
          count={unassigned}
          isOn={search.assigned === 'nobody'}
          onPress={() => onSearch(search.assigned ? { ...order } : { ...order, assigned: 'nobody' })}
        />
        {ticketStatuses.map((status) => (
          <Count
            key={status}
            name={t(`status.${status}`)}
            count={byStatus[status]}
            isOn={search.status === status}
            onPress={() => onSearch(search.status === status ? { ...order } : { ...order, status })}
          />
        ))}
      </ul>
      {times.length > 0 && <p className="text-muted text-sm">{times.join(' ')}</p>}
    </section>
  );
}

interface CountProps {
  readonly name: string;
  readonly count: number;
  readonly isOn: boolean;
  readonly onPress: () => void;
}

function Count({ name, count, isOn, onPress }: CountProps) {
  return (
    <li>
      <button type="button" className="desk-count" aria-pressed={isOn} onClick={onPress}>
        <b>{count}</b> {name}
      </button>
    </li>
  );
}
