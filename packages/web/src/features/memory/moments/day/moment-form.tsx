import type { Moment } from '@chitta/contract';
import { moment as limits } from '@chitta/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AreaField } from '#web/ui/area-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import type { ChangeActs, MomentChanges } from '../changes/pending-change.ts';
import { KindChoice } from '../kinds.tsx';

interface MomentFormProps extends Pick<ChangeActs, 'onChange'> {
  readonly moment: Moment;
  readonly onDone: () => void;
}

/** What a moment says, changed. */
export function MomentForm({ moment, onChange, onDone }: MomentFormProps) {
  const { t } = useTranslation('moments');
  const [note, setNote] = useState(moment.note);
  const [kind, setKind] = useState(moment.kind);
  const [hasPicture, setHasPicture] = useState(moment.picture !== null);
  const [isRefused, setRefused] = useState(false);
  const isEmpty = note.trim() === '' && !hasPicture;
  async function save() {
    if (isEmpty) return;
    // Only what has changed: what somebody else changes meanwhile stays theirs.
    const changes: MomentChanges = {
      ...(note.trim() !== moment.note && { note: note.trim() }),
      ...(kind !== moment.kind && { kind }),
      ...(moment.picture && !hasPicture && { picture: null }),
    };
    const isKept = Object.keys(changes).length === 0 || (await onChange(moment, changes));
    if (isKept) return onDone();
    setRefused(true);
  }
  return (
    <form
      className="moment-form"
      aria-label={t('edit.title', { number: moment.momentNumber })}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
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
      {isRefused && (
        <p role="alert" className="form-failure">
          {t('compose.notKept')}
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <Button type="submit">{t('edit.save')}</Button>
        <Button variant="ghost" onClick={onDone}>
          {t('edit.cancel')}
        </Button>
      </p>
    </form>
  );
}
