import { voiceRecording } from '@chitta/contract/limits';
import { Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/icon-button.tsx';
import { clockTime } from '../player/clock-time.ts';
import { LevelBars } from './level-bars.tsx';
import type { RecordingPhase, RecordingSession } from './recording-session.ts';
import { useSeconds } from './use-seconds.ts';

interface RecordButtonProps {
  readonly isRecording: boolean;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

/** The one large button: it begins, and it ends. */
export function RecordButton({ isRecording, isBusy, onPress }: RecordButtonProps) {
  const { t } = useTranslation('voice-recordings');
  const label = isRecording ? t('recorder.stop') : t('recorder.start');
  return (
    <button
      type="button"
      className="record-button"
      data-recording={isRecording || undefined}
      aria-label={label}
      title={label}
      aria-busy={isBusy || undefined}
      disabled={isBusy}
      onClick={onPress}
    >
      <span className="record-mark" aria-hidden />
    </button>
  );
}

interface RunningProps {
  readonly session: RecordingSession;
  readonly phase: RecordingPhase;
}

/** Beside the button while it records: that it hears, how long it has, and a rest. */
export function RunningRecorder({ session, phase }: RunningProps) {
  const { t } = useTranslation('voice-recordings');
  const seconds = useSeconds(session);
  const isPaused = phase === 'paused';
  const Mark = isPaused ? Play : Pause;
  return (
    <>
      <LevelBars session={session} />
      <span className="record-time" role="timer" aria-label={t('recorder.elapsed')}>
        {clockTime(seconds)}
        <span className="record-limit" aria-hidden>
          {' '}
          / {clockTime(voiceRecording.seconds)}
        </span>
      </span>
      <IconButton
        label={isPaused ? t('recorder.resume') : t('recorder.pause')}
        disabled={phase === 'finishing'}
        onClick={isPaused ? session.resume : session.pause}
      >
        <Mark size={22} aria-hidden />
      </IconButton>
    </>
  );
}
