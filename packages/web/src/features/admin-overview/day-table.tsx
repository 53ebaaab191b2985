import type { AdminOverview } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/lib/i18n.ts';

/** New members and dreams of each day, the newest first. */
export function DayTable({ newMembers, dreams }: Pick<AdminOverview, 'newMembers' | 'dreams'>) {
  const { t } = useTranslation('admin-overview');
  const rows = newMembers.map(({ day, count }, index) => ({
    day,
    members: count,
    dreams: dreams[index]?.count,
  }));
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
            <td>{row.members}</td>
            <td>{row.dreams}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const dayOf = (day: string) =>
  new Date(day).toLocaleDateString(currentLanguage(), {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
