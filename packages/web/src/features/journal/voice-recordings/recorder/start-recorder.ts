import { voiceRecording } from '@chitta/contract/limits';
import { openLevelMeter } from './level-meter.ts';

/** Milliseconds of sound that a crash may cost at most. */
const stretchMs = 1000;
/** Enough for a voice; ten minutes are some four megabytes. */
const bitsPerSecond = 48_000;

/** Why a recording has ended: it was stopped, is as long as it may be, or the microphone was taken away. */
export type RecorderEnd = 'stopped' | 'limit' | 'interrupted';

export interface RecorderHandlers {
  /** A stretch of sound, and how many seconds there are with it. */
  readonly onSound: (sound: Blob, seconds: number) => void;
  /** After the last stretch. */
  readonly onEnd: (end: RecorderEnd) => void;
}

export interface Recorder {
  readonly pause: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
  /** Seconds recorded so far, without pauses. */
  readonly seconds: () => number;
  /** How loud it is now, from 0 to 1. */
  readonly level: () => number;
}

/** Seconds that have gone by while it was running. */
function createStopwatch(now: () => number) {
  let counted = 0;
  let since: number | null = now();
  return {
    pause() {
      if (since !== null) counted += now() - since;
      since = null;
    },
    resume() {
      since ??= now();
    },
    seconds: () => (counted + (since === null ? 0 : now() - since)) / 1000,
  };
}

/** Lets the screen of a phone stay on, where it can: with it, recording would stop. */
function keepAwake(): () => void {
  const lock = navigator.wakeLock?.request('screen').catch(() => null);
  return () => void lock?.then((held) => held?.release());
}

/** Records what the microphone hears, in stretches, until it is stopped, taken away, or as long as it may be. */
export function startRecorder(stream: MediaStream, asked: string, handlers: RecorderHandlers): Recorder {
  const recorder = new MediaRecorder(stream, { mimeType: asked, audioBitsPerSecond: bitsPerSecond });
  const meter = openLevelMeter(stream);
  const watch = createStopwatch(() => performance.now());
  const sleep = keepAwake();
  const seconds = () => Math.min(watch.seconds(), voiceRecording.seconds);
  let end: RecorderEnd = 'interrupted';

  function stop(why: RecorderEnd) {
    if (recorder.state === 'inactive') return;
    end = why;
    watch.pause();
    recorder.stop();
  }
  const limit = setInterval(() => watch.seconds() >= voiceRecording.seconds && stop('limit'), 250);

  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) handlers.onSound(data, seconds());
  });
  recorder.addEventListener('stop', () => {
    clearInterval(limit);
    sleep();
    meter.close();
    for (const track of stream.getTracks()) track.stop();
    handlers.onEnd(end);
  });
  for (const track of stream.getTracks()) track.addEventListener('ended', () => stop('interrupted'));
  recorder.start(stretchMs);

  return {
    pause() {
      if (recorder.state !== 'recording') return;
      watch.pause();
      recorder.pause();
    },
    resume() {
      if (recorder.state !== 'paused') return;
      watch.resume();
      recorder.resume();
    },
    stop: () => stop('stopped'),
    seconds,
    level: () => (recorder.state === 'recording' ? meter.level() : 0),
  };
}
