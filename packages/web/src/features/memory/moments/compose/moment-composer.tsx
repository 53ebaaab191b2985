import type { KeepMomentRequest } from '@chitta/contract';
import { moment as limits } from '@chitta/contract/limits';
import { Clock, X } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { instantIn, timeIn } from '#web/lib/format/instant-in.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import type { MomentDraft } from '../device/moments-database.ts';
import { KindChoice } from '../kinds.tsx';
import { PictureButtons } from './picture-buttons.tsx';
import { useMomentDraft } from './use-moment-draft.ts';
import './compose.css';

interface MomentComposerProps {
  readonly memberId: number;
  /** The day that it will belong to, `YYYY-MM-DD`. */
  readonly day: string;
  readonly today: string;
  /** Where the member lives. */
  readonly zone: string;
  /** False where this browser keeps nothing. */
  readonly onKeep: (id: string, body: KeepMomentRequest, hasPicture: boolean) => Promise<boolean>;
}

/** Of another day nobody knows the hour any more: its middle. */
const middle = '12:00';

function requestOf(draft: MomentDraft, { day, today, zone }: MomentComposerProps): KeepMomentRequest {
  const now = new Date();
  const time = draft.time ?? (day === today ? null : middle);
  const at = time === null ? now : instantIn(zone, day, time);
  return { note: draft.note.trim(), kind: draft.kind, date: day, timestamp: at.toISOString() };
}

interface TimeFieldProps {
  readonly value: string;
  readonly onChange: (time: string) => void;
}

function TimeField({ value, onChange }: TimeFieldProps) {
  const { t } = useTranslation('moments');
  return (
    <label className="moment-time">
      <Clock size={18} aria-hidden />
      <span className="sr-only">{t('compose.time')}</span>
      <input
        type="time"
        value={value}
        onChange={({ target }) => /^\d\d:\d\d$/.test(target.value) && onChange(target.value)}
      />
    </label>
  );
}

/** Something of a day in a few words, a picture, or both: written or taken, then kept. */
export function MomentComposer(props: MomentComposerProps) {
  const { memberId, day, today, zone, onKeep } = props;
  const { t } = useTranslation('moments');
  const { draft, pictureUrl, change, attach, detach, begin } = useMomentDraft(memberId);
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isEmpty = !draft?.note.trim() && !draft?.hasPicture;
  const isStarted = draft !== null && !isEmpty;

  async function keep(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!draft || isEmpty) return field.current?.focus();
    if (await onKeep(draft.id, requestOf(draft, props), draft.hasPicture)) {
      begin();
      setTried(false);
      field.current?.focus();
      return;
    }
    toast({ title: t('compose.notKeptTitle'), description: t('compose.notKept'), variant: 'destructive' });
  }

  return (
    <form className="moment-compose" aria-label={t('compose.title')} onSubmit={(event) => void keep(event)}>
      <div className="moment-compose-paper">
        <textarea
          ref={field}
          className="moment-compose-note"
          rows={2}
          aria-label={t('compose.note')}
          placeholder={t(day === today ? 'compose.placeholder' : 'compose.placeholderPast')}
          maxLength={limits.note}
          value={draft?.note ?? ''}
          onChange={({ target }) => change({ note: target.value })}
        />
        {pictureUrl && (
          <div className="moment-compose-picture">
            <img src={pictureUrl} alt={t('compose.pictureAlt')} />
            <IconButton label={t('compose.removePicture')} onClick={() => void detach()}>
              <X size={18} aria-hidden />
            </IconButton>
          </div>
        )}
        {isStarted && <KindChoice value={draft.kind} onChange={(kind) => change({ kind })} />}
        {isTried && isEmpty && (
          <p role="alert" className="field-error">
            {t('compose.empty')}
          </p>
        )}
      </div>
      <div className="moment-compose-bar">
        <PictureButtons hasPicture={draft?.hasPicture ?? false} onPicture={attach} />
        {isStarted && (
          <TimeField
            value={draft.time ?? (day === today ? timeIn(zone, new Date()) : middle)}
            onChange={(time) => change({ time })}
          />
        )}
        <Button type="submit" className="moment-compose-keep">
          {t('compose.keep')}
        </Button>
      </div>
    </form>
  );
}
