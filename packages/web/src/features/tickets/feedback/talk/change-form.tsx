import type { Ticket } from '@chitta/contract';
import { ticket as limits } from '@chitta/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { AreaField } from '#web/ui/area-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useChangeTicket } from '../feedback.api.ts';

interface ChangeFormProps {
  readonly ticket: Ticket;
  readonly onClose: () => void;
}

/** Changes the words of one's own ticket while it is open. */
export function ChangeForm({ ticket, onClose }: ChangeFormProps) {
  const { t } = useTranslation('feedback');
  const { id, title, description, suggestion, isPublic } = ticket;
  const [words, setWords] = useState({ title, description, suggestion });
  const change = useChangeTicket(id);
  const isWhole = words.title.trim() !== '' && words.description.trim() !== '';
  async function save() {
    if (!isWhole || change.isPending) return;
    const changed = await change.mutateAsync(words).catch(() => null);
    if (changed) onClose();
  }
  return (
    <form
      className="feedback-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label={t('form.title')}
        value={words.title}
        maxLength={limits.title}
        required
        autoComplete="off"
        onChange={({ target }) => setWords({ ...words, title: target.value })}
      />
      <AreaField
        label={t('form.description')}
        rows={6}
        maxLength={limits.description}
        required
        value={words.description}
        onWrite={(next) => setWords({ ...words, description: next })}
      />
      <AreaField
        label={t('form.suggestion')}
        rows={3}
        maxLength={limits.suggestion}
        value={words.suggestion}
        onWrite={(next) => setWords({ ...words, suggestion: next })}
      />
      {isPublic && <p className="field-hint">{t('change.public')}</p>}
      {change.isError && (
        <p role="alert" className="form-failure">
          {errorMessage(change.error)}
        </p>
      )}
      <p className="feedback-ways">
        <Button type="submit" isBusy={change.isPending} disabled={!isWhole}>
          {t('change.save')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('change.cancel')}
        </Button>
      </p>
    </form>
  );
}
