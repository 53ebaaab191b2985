import { useTranslation } from 'react-i18next';
import { useDeviceRecording } from '../device/use-device-recording.ts';
import { VoicePlayer } from '../player/voice-player.tsx';
import './kept-recording.css';

interface WaitingRecordingProps {
  readonly memberId: number;
  readonly recordingId: string;
  /** It does not go by itself: the journal says why. */
  readonly isRefused: boolean;
}

/** The voice of a kept dream that is still on its way to the server, to hear already. */
export function WaitingRecording({ memberId, recordingId, isRefused }: WaitingRecordingProps) {
  const { t } = useTranslation('voice-recordings');
  const found = useDeviceRecording(memberId, recordingId);
  return (
    <section className="kept-recording" aria-label={t('kept.label')} data-print="hide">
      {found !== null && found !== 'missing' && <VoicePlayer src={found.src} seconds={found.seconds} />}
      <p className="kept-recording-note" role="status">
        {isRefused ? t('kept.refused') : t('kept.waiting')}
      </p>
    </section>
  );
}
