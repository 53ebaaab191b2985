import { ticket as limits, type TicketCategory, ticketCategories } from '@chitta/contract/limits';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { latestActions, latestPage } from '#web/lib/action-log/action-log.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { useAttemptKey } from '#web/lib/forms/use-attempt-key.ts';
import { AreaField } from '#web/ui/area-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useOpenTicket } from '../feedback.api.ts';
import { type AttachedFacts, AttachedFactsFields, type FactKind, factsToSend } from './attached-facts.tsx';
import { browserInfo } from './browser-info.ts';
import { SimilarTickets } from './similar-tickets.tsx';
import { useTicketDraft } from './ticket-draft.ts';

interface TicketFormProps {
  readonly memberId: number;
  /** Where a picture of the screen is chosen, and what makes it; null: there is none to go along. */
  readonly pictureField: ReactNode;
  readonly makePicture: (() => Promise<File>) | null;
  readonly onSent: (id: number) => void;
}

/** As they are now: what is shown is what is sent, whatever happens while it is written. */
function takeFacts(): AttachedFacts {
  return { pageUrl: latestPage(), browserInfo: browserInfo(), userActions: [...latestActions()] };
}

/** Writes to the operator. What is written is on the device until the server has it. */
export function TicketForm({ memberId, pictureField, makePicture, onSent }: TicketFormProps) {
  const { t } = useTranslation('feedback');
  const { draft, write, forget } = useTicketDraft(memberId);
  const [isTried, setTried] = useState(false);
  const [facts] = useState(takeFacts);
  const [isLeftOut, setLeftOut] = useState<ReadonlySet<FactKind>>(new Set());
  const [isUnreadable, setUnreadable] = useState(false);
  const keyOf = useAttemptKey();
  const open = useOpenTicket();
  const missing = (text: string) => (isTried && text.trim() === '' ? t('form.needed') : undefined);
  async function send() {
    setTried(true);
    if (open.isPending || draft.title.trim() === '' || draft.description.trim() === '') return;
    const body = { ...draft, ...factsToSend(facts, isLeftOut) };
    const file = makePicture ? await makePicture().catch(() => undefined) : null;
    setUnreadable(file === undefined);
    if (file === undefined) return;
    const opened = await open.mutateAsync({ body, file, key: keyOf(body, file) }).catch(() => null);
    // Where it failed, it is told above the button, and the words stay.
    if (!opened) return;
    forget();
    onSent(opened.id);
  }
  return (
    <form
      className="feedback-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <SelectField
        label={t('form.category')}
        value={draft.category}
        onChange={({ target }) => write({ category: target.value as TicketCategory })}
      >
        {ticketCategories.map((each) => (
          <option key={each} value={each}>
            {t(`category.${each}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('form.title')}
        hint={t('form.titleHint')}
        error={missing(draft.title)}
        value={draft.title}
        maxLength={limits.title}
        required
        autoComplete="off"
        onChange={({ target }) => write({ title: target.value })}
      />
      <SimilarTickets title={draft.title} />
      <AreaField
        label={t('form.description')}
        hint={t('form.descriptionHint')}
        error={missing(draft.description)}
        rows={6}
        maxLength={limits.description}
        required
        value={draft.description}
        onWrite={(description) => write({ description })}
      />
      <AreaField
        label={t('form.suggestion')}
        rows={3}
        maxLength={limits.suggestion}
        value={draft.suggestion}
        onWrite={(suggestion) => write({ suggestion })}
      />
      <SwitchField
        label={t('form.public')}
        hint={t('form.publicHint')}
        isOn={draft.mayBePublic}
        onChange={(mayBePublic) => write({ mayBePublic })}
      />
      <AttachedFactsFields facts={facts} isLeftOut={isLeftOut} onChange={setLeftOut} />
      {pictureField}
      {isUnreadable && (
        <p role="alert" className="form-failure">
          {t('form.unreadable')}
        </p>
      )}
      {open.isError && (
        <p role="alert" className="form-failure">
          {errorMessage(open.error)}
        </p>
      )}
      <p>
        <Button type="submit" isBusy={open.isPending}>
          {t('form.send')}
        </Button>
      </p>
    </form>
  );
}
