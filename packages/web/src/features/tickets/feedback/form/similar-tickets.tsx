import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { similarQuery } from '../feedback.api.ts';
import { TicketRow } from '../list/ticket-row.tsx';
import { useSettled } from './use-settled.ts';

/** Milliseconds without a stroke before it is looked for. */
const pause = 400;
/** Fewer characters are not a word yet. */
const least = 4;

/** What others have written already, looked for while the title is typed: a vote says as much as one more. */
export function SimilarTickets({ title }: { readonly title: string }) {
  const { t } = useTranslation('feedback');
  const words = useSettled(title.trim(), pause);
  const isAsked = words.length >= least;
  const similar = useQuery({
    ...similarQuery(words),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const items = isAsked ? (similar.data?.items ?? []) : [];
  return (
    <div className="feedback-similar" hidden={items.length === 0 && !(isAsked && similar.isError)}>
      <p role="status" className="field-label">
        {items.length > 0 && t('similar.title', { count: items.length })}
      </p>
      {isAsked && similar.isError && <p className="field-hint">{errorMessage(similar.error)}</p>}
      {items.length > 0 && (
        <>
          <p className="field-hint">{t('similar.hint')}</p>
          <ul className="feedback-rows">
            {items.map((ticket) => (
              <li key={ticket.id}>
                <TicketRow ticket={ticket} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
