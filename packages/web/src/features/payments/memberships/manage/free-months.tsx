import type { Membership } from '@chitta/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#web/lib/format/format-day.ts';
import { useMember } from '#web/lib/session.ts';

/** Months that were given to the member. */
export function FreeMonths({ months }: { readonly months: Membership['freeMonths'] }) {
  const { t } = useTranslation('membership');
  const titleId = useId();
  const { timezone } = useMember();
  return (
    <section className="settings-section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('freeMonths.title')}</h2>
      <ul className="grid gap-2">
        {months.map(({ months: count, startsAt, endsAt }) => (
          <li key={startsAt}>
            {t('freeMonths.line', {
              count,
              from: formatDay(startsAt, timezone),
              to: formatDay(endsAt, timezone),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
