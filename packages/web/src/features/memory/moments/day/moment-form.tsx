import type { Moment } from '@chitta/contract';
import { moment as limits } from '@chitta/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { AreaField } from '#web/ui/area-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { KindChoice } from '../kinds.tsx';
import { useChangeMoment } from '../moments.api.ts';

interface MomentFormProps {
  readonly moment: Moment;
  readonly onDone: () => void;
}

/** What a moment says, changed. */
export function MomentForm({ moment, onDone }: MomentFormProps) {
  const { t } = useTranslation('moments');
  const [note, setNote] = useState(moment.note);
  const [kind, setKind] = useState(moment.kind);
  const [hasPicture, setHasPicture] = useState(moment.picture !== null);
  const change = useChangeMoment();
  const isEmpty = note.trim() === '' && !hasPicture;
  function save() {
    if (isEmpty) return;
    const picture = moment.picture && !hasPicture ? { picture: null } : {};
    change.mutate({ id: moment.id, note: note.trim(), kind, ...picture }, { onSuccess: onDone });
  }
  return (
    <form
      className="moment-form"
      aria-label={t('edit.title', { number: moment.momentNumber })}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <AreaField
        label={t('compose.note')}
        className="moment-form-note"
        rows={2}
        value={note}
        maxLength={limits.note}
        autoFocus
        error={isEmpty ? t('compose.empty') : undefined}
        onWrite={setNote}
      />
      <KindChoice value={kind} onChange={setKind} />
      {moment.picture && (
        <SwitchField
          label={t('edit.picture')}
          hint={t('edit.pictureHint')}
          isOn={hasPicture}
          onChange={setHasPicture}
        />
      )}
      {change.isError && (
        <p role="alert" className="form-failure">
          {errorMessage(change.error)}
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={change.isPending}>
          {t('edit.save')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('edit.cancel')}
        </Button>
      </p>
    </form>
  );
}
