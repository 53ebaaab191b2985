import { Download, Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/icon-button.tsx';
import { clockTime } from './clock-time.ts';
import './voice-player.css';

interface VoicePlayerProps {
  /** Address of the sound, on the server or on this device. */
  readonly src: string;
  /** Length as it was measured: what browsers record does not say it. */
  readonly seconds: number;
  /** What a copy is saved as; none: it is not offered. */
  readonly fileName?: string | undefined;
}

/** Recorded sound often does not know how long it is. */
function lengthOf(audio: HTMLAudioElement | null, seconds: number): number {
  const told = audio?.duration ?? Number.NaN;
  return Math.max(1, Math.round(Number.isFinite(told) ? told : seconds));
}

/** Plays a recording: a button, a place on the line that arrows move, and times. */
export function VoicePlayer({ src, seconds, fileName }: VoicePlayerProps) {
  const { t } = useTranslation('voice-recordings');
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [at, setAt] = useState(0);
  const length = lengthOf(audio.current, seconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sound begins at its beginning.
  useEffect(() => {
    setPlaying(false);
    setFailed(false);
    setAt(0);
  }, [src]);

  function toggle() {
    const { current } = audio;
    if (!current) return;
    if (!current.paused) return current.pause();
    setFailed(false);
    // What failed before may work by now: the connection is back, say.
    if (current.error) current.load();
    void current.play().catch((error: unknown) => {
      // Pausing at once is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setFailed(true);
    });
  }

  function seek(to: number) {
    setAt(to);
    if (audio.current) audio.current.currentTime = to;
  }

  const Mark = isPlaying ? Pause : Play;
  const told = t('player.place', { at: clockTime(at), length: clockTime(length) });
  return (
    <div className="voice-player">
      {/* biome-ignore lint/a11y/useMediaCaption: the words of the dream stand beside it. */}
      <audio
        ref={audio}
        src={src}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
        onEnded={() => {
          setPlaying(false);
          seek(0);
        }}
        onError={() => setFailed(true)}
      />
      <IconButton
        label={isPlaying ? t('player.pause') : t('player.play')}
        className="voice-play"
        onClick={toggle}
      >
        <Mark size={20} aria-hidden />
      </IconButton>
      <input
        type="range"
        className="voice-line"
        min={0}
        max={length}
        step={1}
        value={Math.min(at, length)}
        aria-label={t('player.line')}
        aria-valuetext={told}
        onChange={({ currentTarget }) => seek(Number(currentTarget.value))}
      />
      <span className="voice-times" aria-hidden>
        {clockTime(at)} / {clockTime(length)}
      </span>
      {fileName && (
        <a
          className="icon-button"
          href={src}
          download={fileName}
          aria-label={t('player.download')}
          title={t('player.download')}
        >
          <Download size={20} aria-hidden />
        </a>
      )}
      {hasFailed && (
        <p className="voice-fault" role="alert">
          {t('player.failed')}
        </p>
      )}
    </div>
  );
}
