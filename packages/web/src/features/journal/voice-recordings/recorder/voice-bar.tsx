import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '#web/lib/store.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { deviceRecordings } from '../device/device-recordings.ts';
import { useDeviceRecording } from '../device/use-device-recording.ts';
import { VoicePlayer } from '../player/voice-player.tsx';
import { problemKeys } from './recorder-problem.ts';
import { type RecordingPhase, recordingSession } from './recording-session.ts';
import type { RecorderEnd } from './start-recorder.ts';
import { RecordButton, RunningRecorder } from './voice-recorder.tsx';
import './voice-bar.css';

const undoMs = 10_000;
const running: ReadonlySet<RecordingPhase> = new Set(['recording', 'paused', 'finishing']);

interface VoiceBarProps {
  readonly memberId: number;
  /** The recording of the draft; missing: none. */
  readonly recordingId: string | undefined;
  /** Whether there are words beside it. */
  readonly hasWords: boolean;
  /** Names another recording in the draft, or none, and resolves once that is on the disk. */
  readonly onChange: (recordingId: string | undefined) => Promise<void>;
}

/** Whoever leaves the page, or goes on with another draft, has said what was said: it is kept. */
function useFinishOnLeave() {
  useEffect(() => () => void recordingSession.finish(), []);
}

/** Takes the recording away, with a way back; a while later nothing of it is left on the device. */
function useDiscard({ recordingId, onChange }: Pick<VoiceBarProps, 'recordingId' | 'onChange'>) {
  const { t } = useTranslation('voice-recordings');
  const change = useRef(onChange);
  change.current = onChange;
  return () => {
    if (recordingId === undefined) return;
    const forgetting = setTimeout(
      () => void deviceRecordings.remove(recordingId).catch(() => undefined),
      undoMs + 2_000,
    );
    void onChange(undefined);
    toast({
      title: t('recorder.discarded'),
      duration: undoMs,
      action: {
        label: t('recorder.undo'),
        onClick: () => {
          clearTimeout(forgetting);
          void change.current(recordingId);
        },
      },
    });
  };
}

interface NoteProps {
  readonly phase: RecordingPhase;
  readonly end: RecorderEnd | null;
  readonly isKept: boolean;
  readonly hasWords: boolean;
}

/** What is said of a recording that is there. */
function KeptNote({ end, hasWords }: Pick<NoteProps, 'end' | 'hasWords'>) {
  const { t } = useTranslation('voice-recordings');
  return (
    <>
      {end === 'limit' && `${t('recorder.limit')} `}
      {hasWords ? t('recorder.withWords') : t('recorder.needsWords')}
    </>
  );
}

/** How it stands, for the eyes and read aloud. */
function VoiceNote({ phase, end, isKept, hasWords }: NoteProps) {
  const { t } = useTranslation('voice-recordings');
  return (
    <p className="voice-note" role="status">
      {phase === 'asking' && t('recorder.asking')}
      {phase === 'recording' && <span className="sr-only">{t('recorder.recording')}</span>}
      {phase === 'paused' && t('recorder.paused')}
      {isKept && <KeptNote end={end} hasWords={hasWords} />}
    </p>
  );
}

/** The one large button, with what belongs beside it. */
function Recorder({ memberId, hasWords, onChange }: Omit<VoiceBarProps, 'recordingId'>) {
  const { t } = useTranslation('voice-recordings');
  const { phase } = useStore(recordingSession.state);
  const isRunning = running.has(phase);

  function press() {
    if (isRunning) return void recordingSession.finish();
    void recordingSession.start(memberId, {
      onBegin: (id) => onChange(id),
      onEmpty: () => void onChange(undefined),
      onDisplaced: () => toast({ title: t('recorder.displaced'), description: t('recorder.displacedText') }),
    });
  }

  return (
    <>
      <RecordButton
        isRecording={isRunning}
        isBusy={phase === 'asking' || phase === 'finishing'}
        onPress={press}
      />
      {isRunning ? (
        <RunningRecorder session={recordingSession} phase={phase} />
      ) : (
        <p className="voice-invitation" aria-hidden>
          <span>{t(hasWords ? 'recorder.invitationMore' : 'recorder.invitation')}</span>
          <span>{t('recorder.invitationText')}</span>
        </p>
      )}
    </>
  );
}

/** Tells the dream with one's voice: one large button, and the recording once it is there. */
export function VoiceBar({ memberId, recordingId, hasWords, onChange }: VoiceBarProps) {
  const { t } = useTranslation('voice-recordings');
  const { phase, problem, end } = useStore(recordingSession.state);
  const found = useDeviceRecording(memberId, recordingId, phase === 'idle');
  const discard = useDiscard({ recordingId, onChange });
  useFinishOnLeave();
  // Cleared by the browser, or told on another device: there is nothing to go with the dream.
  useEffect(() => {
    if (found === 'missing') void onChange(undefined);
  }, [found, onChange]);
  const kept = found === 'missing' ? null : found;
  const size = hasWords ? 'small' : 'large';
  // There is the button alone, which the editor can put beside something else.
  const isOffer = !kept && !problem && phase === 'idle';

  return (
    <section
      className="voice-bar"
      aria-label={t('recorder.label')}
      data-size={size}
      data-offer={isOffer ? size : undefined}
    >
      {kept ? (
        <>
          <VoicePlayer src={kept.src} seconds={kept.seconds} />
          <IconButton label={t('recorder.discard')} onClick={discard}>
            <Trash2 size={20} aria-hidden />
          </IconButton>
        </>
      ) : (
        <Recorder memberId={memberId} hasWords={hasWords} onChange={onChange} />
      )}
      <VoiceNote phase={phase} end={end} isKept={kept !== null} hasWords={hasWords} />
      {problem && (
        <p className="voice-fault" role="alert">
          {t(problemKeys[problem])}
        </p>
      )}
    </section>
  );
}
