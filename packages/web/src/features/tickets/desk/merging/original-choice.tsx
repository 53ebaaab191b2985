import type { AdminTicketSummary } from '@chitta/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface OriginalChoiceProps {
  readonly candidates: readonly AdminTicketSummary[];
  readonly chosen: AdminTicketSummary | null;
  readonly onChoose: (ticket: AdminTicketSummary) => void;
}

/** Tickets that were found, one of which goes on in the place of another. */
export function OriginalChoice({ candidates, chosen, onChoose }: OriginalChoiceProps) {
  const { t } = useTranslation('tickets-desk');
  const group = useId();
  return (
    <fieldset className="desk-originals">
      <legend className="field-label">{t('merge.found', { count: candidates.length })}</legend>
      {candidates.map((each) => (
        <label key={each.id}>
          <input type="radio" name={group} checked={chosen?.id === each.id} onChange={() => onChoose(each)} />
          <span>
            <span className="text-muted">#{each.id}</span> {each.title}{' '}
            <span className="text-muted text-sm">
              {t(`status.${each.status}`)} · {t('row.votes', { count: each.upvotes })}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
