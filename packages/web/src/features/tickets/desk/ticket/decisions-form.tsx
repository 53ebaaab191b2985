import type { AdminTicket } from '@chitta/contract';
import { ticket as limits, ticketCategories, ticketPriorities } from '@chitta/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { administratorsQuery, type TicketChange, useChangeTicket } from '../tickets-desk.api.ts';

/** What was chosen and not kept yet. */
type Draft = Omit<TicketChange, 'status' | 'duplicateOf'>;

interface DecisionsFormProps {
  readonly ticket: AdminTicket;
  /** The administrator who looks at it. */
  readonly me: number;
}

/** Who works on it, how urgent it is, what it is about, who can read it, and when it is to come. */
export function DecisionsForm({ ticket, me }: DecisionsFormProps) {
  const { t } = useTranslation('tickets-desk');
  const [draft, setDraft] = useState<Draft>({});
  const change = useChangeTicket(ticket);
  const set = (more: Draft) => setDraft({ ...draft, ...more });
  const isChanged = Object.keys(draft).length > 0;
  const submit = () => {
    if (!isChanged || change.isPending) return;
    change.mutate(draft, {
      onSuccess: () => {
        setDraft({});
        toast({ title: t('decide.done') });
      },
    });
  };
  const priority = draft.priority ?? ticket.priority;
  const category = draft.category ?? ticket.category;
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Assignment ticket={ticket} me={me} draft={draft} onChange={set} />
      <SelectField
        label={t('filter.priority')}
        value={priority}
        onChange={({ target }) =>
          set({ priority: ticketPriorities.find((each) => each === target.value) ?? priority })
        }
      >
        {ticketPriorities.map((each) => (
          <option key={each} value={each}>
            {t(`priority.${each}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('filter.category')}
        value={category}
        onChange={({ target }) =>
          set({ category: ticketCategories.find((each) => each === target.value) ?? category })
        }
      >
        {ticketCategories.map((each) => (
          <option key={each} value={each}>
            {t(`category.${each}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('decide.readers')}
        hint={t(ticket.mayBePublic ? 'decide.readersHint' : 'decide.notForPublic')}
        value={String(draft.isPublic ?? ticket.isPublic)}
        disabled={!ticket.mayBePublic}
        onChange={({ target }) => set({ isPublic: target.value === 'true' })}
      >
        <option value="false">{t('decide.private')}</option>
        <option value="true">{t('decide.public')}</option>
      </SelectField>
      <TextField
        label={t('decide.release')}
        hint={t('decide.releaseHint')}
        value={
          draft.plannedRelease === undefined ? (ticket.plannedRelease ?? '') : (draft.plannedRelease ?? '')
        }
        maxLength={limits.plannedRelease}
        onChange={({ target }) => set({ plannedRelease: target.value.trim() ? target.value : null })}
      />
      {change.isError && (
        <p role="alert" className="form-failure">
          {errorMessage(change.error)}
        </p>
      )}
      <p>
        <Button type="submit" variant="quiet" disabled={!isChanged} isBusy={change.isPending}>
          {t('decide.keep')}
        </Button>
      </p>
    </form>
  );
}

interface AssignmentProps extends DecisionsFormProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

function Assignment({ ticket: { assignedTo }, me, draft, onChange }: AssignmentProps) {
  const { t } = useTranslation('tickets-desk');
  const { data = [] } = useQuery(administratorsQuery);
  // Who has it now is there even where they are no administrator any more.
  const others = assignedTo && !data.some(({ id }) => id === assignedTo.id) ? [assignedTo] : [];
  const chosen = draft.assignedTo === undefined ? (assignedTo?.id ?? null) : draft.assignedTo;
  return (
    <SelectField
      label={t('filter.assigned')}
      value={chosen ?? ''}
      onChange={({ target }) => onChange({ assignedTo: target.value === '' ? null : Number(target.value) })}
    >
      <option value="">{t('assigned.nobody')}</option>
      {[...others, ...data].map(({ id, username }) => (
        <option key={id} value={id}>
          {id === me ? t('assigned.you', { name: username }) : username}
        </option>
      ))}
    </SelectField>
  );
}
