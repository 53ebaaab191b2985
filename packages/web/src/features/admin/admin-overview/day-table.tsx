import type { AdminOverview } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { currentLanguage } from '#web/lib/i18n.ts';

/** New members and dreams of each day, the newest first. */
export function DayTable({ newMembers, dreams }: Pick<AdminOverview, 'newMembers' | 'dreams'>) {
  const { t } = useTranslation('admin-overview');
  const rows = newMembers.map(({ day, count }, index) => ({
    day,
    members: count,
    dreams: dreams[index]?.count ?? 0,
  }));
  const most = {
    members: Math.max(...rows.map((row) => row.members)),
    dreams: Math.max(...rows.map((row) => row.dreams)),
  };
  return (
    <table className="admin-days">
      <thead>
        <tr>
          <th scope="col">{t('day')}</th>
          <th scope="col">{t('newMembers')}</th>
          <th scope="col">{t('dreams')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.toReversed().map((row) => (
          <tr key={row.day}>
            <th scope="row">{dayOf(row.day)}</th>
            <DayCount count={row.members} most={most.members} />
            <DayCount count={row.dreams} most={most.dreams} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A count, and beside it how much that is of the most of these days. */
function DayCount({ count, most }: { readonly count: number; readonly most: number }) {
  const share = most === 0 ? 0 : (count / most) * 100;
  return (
    <td data-none={count === 0 || undefined}>
      <span className="admin-day">
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
          <rect width={share} height="4" />
        </svg>
        <span>{count.toLocaleString(currentLanguage())}</span>
      </span>
    </td>
  );
}

const dayOf = (day: string) =>
  new Date(day).toLocaleDateString(currentLocale(), {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
