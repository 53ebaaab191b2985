import type { AdminTicket } from '@chitta/contract';
import type { TicketStatus } from '@chitta/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { StatusMark } from '../list/ticket-marks.tsx';
import { MergeDialog } from '../merging/merge-dialog.tsx';
import { useChangeTicket } from '../tickets-desk.api.ts';

/** What its status is and may become. Chosen first and set then, since the member is told of it. */
export function StatusForm({ ticket }: { readonly ticket: AdminTicket }) {
  const { t } = useTranslation('tickets-desk');
  const { status, transitions, member } = ticket;
  const [wanted, setWanted] = useState<TicketStatus | ''>('');
  const [isMerging, setMerging] = useState(false);
  const change = useChangeTicket(ticket);
  // What was chosen may not be possible any more once the ticket has changed.
  const next = transitions.find((each) => each === wanted);
  const submit = () => {
    if (next === undefined) return;
    if (next === 'duplicate') return setMerging(true);
    change.mutate(
      { status: next },
      {
        onSuccess: () => {
          setWanted('');
          toast({ title: t('status.set', { status: t(`status.${next}`) }) });
        },
      },
    );
  };
  return (
    <>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p>
          {t('status.now')} <StatusMark status={status} />
        </p>
        <SelectField
          label={t('status.next')}
          hint={t('status.told', { name: member.username })}
          value={next ?? ''}
          onChange={({ target }) => setWanted(transitions.find((each) => each === target.value) ?? '')}
        >
          <option value="">{t('status.choose')}</option>
          {transitions.map((each) => (
            <option key={each} value={each}>
              {each === 'duplicate' ? t('status.duplicateOf') : t(`status.${each}`)}
            </option>
          ))}
        </SelectField>
        {change.isError && (
          <p role="alert" className="form-failure">
            {errorMessage(change.error)}
          </p>
        )}
        <p>
          <Button type="submit" disabled={next === undefined} isBusy={change.isPending}>
            {next === 'duplicate' ? t('status.findOriginal') : t('status.go')}
          </Button>
        </p>
      </form>
      {isMerging && (
        <MergeDialog
          ticket={ticket}
          onClose={() => {
            setMerging(false);
            setWanted('');
          }}
        />
      )}
    </>
  );
}
