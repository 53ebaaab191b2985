import type { TicketSummary } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';

/** What a ticket is about, how it stands, since when, and for which release it is planned. */
export function TicketFacts({ ticket }: { readonly ticket: TicketSummary }) {
  const { t } = useTranslation('feedback');
  const { category, status, createdAt, plannedRelease, upvotes, isPublic } = ticket;
  const day = new Date(createdAt).toLocaleDateString(currentLocale(), { dateStyle: 'medium' });
  return (
    <p className="feedback-meta">
      <span className="feedback-status" data-status={status}>
        {t(`status.${status}`)}
      </span>
      <span>{t(`category.${category}`)}</span>
      <time dateTime={createdAt}>{day}</time>
      {plannedRelease && <span>{t('release', { release: plannedRelease })}</span>}
      {isPublic && <span>{t('votes', { count: upvotes })}</span>}
    </p>
  );
}
