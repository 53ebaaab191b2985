import type { AdminTicket, AdminTicketSummary } from '@chitta/contract';
import { similarTickets } from '@chitta/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { QueryFailure } from '#web/ui/query-result.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { mergePreviewQuery, similarTicketsQuery, useChangeTicket } from '../tickets-desk.api.ts';
import { OriginalChoice } from './original-choice.tsx';

interface MergeDialogProps {
  readonly ticket: AdminTicket;
  readonly onClose: () => void;
}

/** Looks for the ticket that this one repeats, says what comes of merging, and merges. */
export function MergeDialog({ ticket, onClose }: MergeDialogProps) {
  const { t } = useTranslation('tickets-desk');
  const [words, setWords] = useState(ticket.title);
  const [into, setInto] = useState<AdminTicketSummary | null>(null);
  const found = useQuery(similarTicketsQuery(useDeferredValue(words.trim())));
  const candidates = (found.data?.items ?? []).filter(
    ({ id, status }) => id !== ticket.id && status !== 'duplicate',
  );
  return (
    <Dialog isOpen title={t('merge.title', { id: ticket.id })} onClose={onClose}>
      <div className="desk-merge">
        <p>{t('merge.text')}</p>
        <TextField
          type="search"
          label={t('merge.search')}
          hint={t('filter.wordsHint')}
          value={words}
          maxLength={similarTickets.words}
          onChange={({ target }) => setWords(target.value)}
        />
        {found.error && (
          <QueryFailure
            error={found.error}
            isBusy={found.isFetching}
            onRetry={found.refetch}
            retry={t('retry')}
          />
        )}
        {found.data && <OriginalChoice candidates={candidates} chosen={into} onChoose={setInto} />}
        {into && <Outcome ticket={ticket} into={into} onClose={onClose} />}
      </div>
    </Dialog>
  );
}

interface OutcomeProps extends MergeDialogProps {
  readonly into: AdminTicketSummary;
}

/** How many would stand behind the other ticket, and the way to make it so. */
function Outcome({ ticket, into, onClose }: OutcomeProps) {
  const { t } = useTranslation('tickets-desk');
  const preview = useQuery(mergePreviewQuery(ticket.id, into.id));
  const change = useChangeTicket(ticket);
  const merge = () =>
    change.mutate(
      { status: 'duplicate', duplicateOf: into.id },
      {
        onSuccess: () => {
          toast({ title: t('merge.done', { id: ticket.id, into: into.id }) });
          onClose();
        },
      },
    );
  const error = change.error ?? preview.error;
  return (
    <div className="grid gap-3">
      <div role="status">
        {preview.data && (
          <p>
            {t('merge.outcome', { into: into.id, count: preview.data.votersAfter })}{' '}
            <span className="text-muted">{t('merge.before', { count: preview.data.votersBefore })}</span>
          </p>
        )}
      </div>
      <p className="text-muted text-sm">{t('merge.lasting')}</p>
      {error && (
        <p role="alert" className="form-failure">
          {errorMessage(error)}
        </p>
      )}
      <p className="desk-buttons">
        <Button variant="danger" disabled={!preview.data} isBusy={change.isPending} onClick={merge}>
          {t('merge.go', { into: into.id })}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('cancel')}
        </Button>
      </p>
    </div>
  );
}
