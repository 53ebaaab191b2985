import type { PracticeEntry } from '@chitta/contract';
import { practiceEntry as limits } from '@chitta/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWhenOnline } from '#web/lib/device/use-when-online.ts';
import { errorMessage, isNetworkError } from '#web/lib/error-message.ts';
import { AreaField } from '#web/ui/area-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type EntryFields, requestOf, steps, texts, useEntryDraft } from './entry-draft.ts';
import { useWriteEntry } from './practice-journal.api.ts';
import { StepField } from './step-field.tsx';

interface EntryFormProps {
  readonly memberId: number;
  readonly consultationId: string;
  /** The entry that is changed; null for a new one. */
  readonly entry: PracticeEntry | null;
  readonly today: string;
  /** The form appears because its button was pressed. */
  readonly isFocused: boolean;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

interface FieldsProps {
  readonly fields: EntryFields;
  readonly onChange: (changes: Partial<EntryFields>) => void;
}

const more = ['exerciseImplemented', 'insights', 'challenges', 'nextSteps'] as const;

/** What can be said besides, folded away: only the entry itself is needed. */
function MoreFields({ fields, onChange }: FieldsProps) {
  const { t } = useTranslation('practice-journal');
  const isFilled = [...texts.slice(1), ...steps].some((name) => Boolean(fields[name]));
  return (
    <Disclosure title={t('form.more')} isOpen={isFilled}>
      <div className="grid gap-6">
        {(['moodBefore', 'moodAfter'] as const).map((name) => (
          <StepField
            key={name}
            label={t(`form.${name}`)}
            scale="mood"
            value={fields[name]}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
        {more.map((name) => (
          <AreaField
            key={name}
            label={t(`form.${name}`)}
            className="entry-area"
            rows={2}
            value={fields[name]}
            maxLength={limits[name]}
            onWrite={(text) => onChange({ [name]: text })}
          />
        ))}
        <StepField
          label={t('form.practiceRating')}
          scale="rating"
          value={fields.practiceRating}
          onChange={(practiceRating) => onChange({ practiceRating })}
        />
      </div>
    </Disclosure>
  );
}

/** How a practice went, in the member's words. */
export function EntryForm(props: EntryFormProps) {
  const { consultationId, entry, today, isFocused, onDone, onCancel } = props;
  const { t } = useTranslation('practice-journal');
  const { draft, change, forget } = useEntryDraft(props);
  const write = useWriteEntry(consultationId, entry?.entryNumber ?? null);
  const [isTried, setTried] = useState(false);
  const { fields, key } = draft;
  const isEmpty = fields.journalEntry.trim() === '';
  async function send() {
    setTried(true);
    if (isEmpty || write.isPending) return;
    try {
      await write.mutateAsync({ body: requestOf(fields), key });
      forget();
      onDone();
    } catch {
      // It is told above the buttons, and the words stay.
    }
  }
  useWhenOnline(isNetworkError(write.error), () => void send());
  return (
    <form
      className="entry-form"
      aria-label={t(entry ? 'form.change' : 'form.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <AreaField
        label={t('form.journalEntry')}
        className="entry-area"
        rows={4}
        value={fields.journalEntry}
        maxLength={limits.journalEntry}
        placeholder={t('form.placeholder')}
        error={isTried && isEmpty ? t('form.empty') : undefined}
        autoFocus={isFocused}
        onWrite={(journalEntry) => change({ journalEntry })}
      />
      <div className="entry-date">
        <TextField
          type="date"
          label={t('form.practiceDate')}
          value={fields.practiceDate}
          max={today}
          required
          onChange={({ target }) => {
            if (/^\d{4}-\d{2}-\d{2}$/.test(target.value)) change({ practiceDate: target.value });
          }}
        />
      </div>
      <MoreFields fields={fields} onChange={change} />
      {write.isError && (
        <p role="alert" className="form-failure">
          {t('form.failed', { why: errorMessage(write.error) })}
        </p>
      )}
      <div className="entry-acts">
        <Button type="submit" isBusy={write.isPending}>
          {t('form.keep')}
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            forget();
            onCancel();
          }}
        >
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  );
}
