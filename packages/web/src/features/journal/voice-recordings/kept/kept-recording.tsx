import type { Dream } from '@chitta/contract';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { VoicePlayer } from '../player/voice-player.tsx';
import { useDeleteRecording } from '../voice-recordings.api.ts';
import './kept-recording.css';

const endings = { 'audio/webm': 'webm', 'audio/ogg': 'ogg', 'audio/mp4': 'm4a' } as const;

interface KeptRecordingProps {
  readonly dreamId: number;
  readonly recording: NonNullable<Dream['voiceRecording']>;
  readonly onDeleted: (dreamId: number) => void;
}

/** The voice that is kept with a dream, to hear, to save and to delete. */
export function KeptRecording({ dreamId, recording, onDeleted }: KeptRecordingProps) {
  const { t } = useTranslation('voice-recordings');
  const [isAsking, setAsking] = useState(false);
  const remove = useDeleteRecording(onDeleted);
  const textId = useId();
  // Another recording in its place is another sound.
  const src = `/api/dreams/${dreamId}/voice-recording?of=${Date.parse(recording.createdAt)}`;

  async function handleDelete() {
    try {
      await remove.mutateAsync(dreamId);
      toast({ title: t('kept.deleted') });
    } catch (error) {
      toast({ title: t('kept.deleteFailed'), description: errorMessage(error), variant: 'destructive' });
    }
    setAsking(false);
  }

  return (
    <section className="kept-recording" aria-label={t('kept.label')} data-print="hide">
      <VoicePlayer
        src={src}
        seconds={recording.seconds ?? 0}
        fileName={`chitta-${dreamId}.${endings[recording.mediaType]}`}
      />
      <IconButton label={t('kept.delete')} onClick={() => setAsking(true)}>
        <Trash2 size={20} aria-hidden />
      </IconButton>
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title={t('kept.deleteTitle')}>
        <div className="mt-3 grid gap-4">
          <p id={textId}>{t('kept.deleteText')}</p>
          <p className="flex flex-wrap gap-3">
            <Button
              variant="danger"
              isBusy={remove.isPending}
              aria-describedby={textId}
              onClick={() => void handleDelete()}
            >
              {t('kept.deleteForGood')}
            </Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t('kept.keep')}
            </Button>
          </p>
        </div>
      </Dialog>
    </section>
  );
}
