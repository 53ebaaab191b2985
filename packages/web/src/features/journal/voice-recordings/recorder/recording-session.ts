import { claimMicrophone, type MicrophoneClaim } from '#web/lib/device/microphone.ts';
import { randomUuid } from '#web/lib/forms/random-uuid.ts';
import { createStore, type Store } from '#web/lib/store.ts';
import { deviceRecordings } from '../device/device-recordings.ts';
import { keepSound, type SoundKeeper } from './keep-sound.ts';
import { problemOf, type RecorderProblem } from './recorder-problem.ts';
import { recordingType } from './recording-type.ts';
import { type Recorder, type RecorderEnd, startRecorder } from './start-recorder.ts';

/** `asking`: for the microphone. `finishing`: the last stretch is on its way to the disk. */
export type RecordingPhase = 'idle' | 'asking' | 'recording' | 'paused' | 'finishing';

export interface RecordingState {
  readonly phase: RecordingPhase;
  readonly problem: RecorderProblem | null;
  /** What a recording has ended by; null before the first one. */
  readonly end: RecorderEnd | null;
}

export interface RecordingHooks {
  /** Names the recording in the draft, for good: only then is there something to lose. */
  readonly onBegin: (id: string) => Promise<void>;
  /** Nothing was heard: there is nothing to keep. */
  readonly onEmpty: () => void;
  /** Dictation was stopped for it. */
  readonly onDisplaced: () => void;
}

/** One recording at a time in a tab, whatever part of the page shows it. */
export interface RecordingSession {
  readonly state: Store<RecordingState>;
  readonly start: (memberId: number, hooks: RecordingHooks) => Promise<void>;
  readonly pause: () => void;
  readonly resume: () => void;
  /** Resolves once everything that was said is on the disk. */
  readonly finish: () => Promise<void>;
  readonly seconds: () => number;
  readonly level: () => number;
}

interface Current {
  readonly recorder: Recorder;
  readonly finished: Promise<void>;
}

/** Who wants a recording, and how. */
interface Wanted {
  readonly memberId: number;
  readonly hooks: RecordingHooks;
  readonly claim: MicrophoneClaim;
  readonly type: NonNullable<ReturnType<typeof recordingType>>;
  readonly turn: number;
}

function promiseOf(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

const quiet: RecordingState = { phase: 'idle', problem: null, end: null };
const heard = { audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true } };

export function createRecordingSession(): RecordingSession {
  const state = createStore<RecordingState>(quiet);
  let current: Current | null = null;
  /** Of the last press: what an earlier one asked for is not begun any more. */
  let turns = 0;
  const set = (changes: Partial<RecordingState>) => state.set({ ...state.get(), ...changes });

  /** Runs behind the last stretch. */
  async function conclude(keeper: SoundKeeper, end: RecorderEnd): Promise<void> {
    set({ phase: 'finishing' });
    await keeper.settled();
    current = null;
    const problem = state.get().problem ?? (end === 'interrupted' ? 'interrupted' : null);
    set({ phase: 'idle', end, problem });
  }

  function give(up: MicrophoneClaim, stream: MediaStream | null, problem: RecorderProblem | null): void {
    up.release();
    for (const track of stream?.getTracks() ?? []) track.stop();
    set({ phase: 'idle', problem });
  }

  /** Starts once there is a place for the sound; gives how to wait for its end. */
  function run(id: string, stream: MediaStream, asked: string, { hooks, claim }: Wanted): Current {
    let hasSound = false;
    const keeper = keepSound(deviceRecordings, id, () => {
      set({ problem: 'not-kept' });
      current?.recorder.stop();
    });
    const { promise, resolve } = promiseOf();
    const recorder = startRecorder(stream, asked, {
      onSound(sound, seconds) {
        hasSound = true;
        keeper.add(sound, seconds);
      },
      onEnd(end) {
        claim.release();
        void conclude(keeper, end).then(() => {
          if (!hasSound) hooks.onEmpty();
          resolve();
        });
      },
    });
    return { recorder, finished: promise };
  }

  async function begin(stream: MediaStream, wanted: Wanted): Promise<void> {
    const { memberId, hooks, claim, type, turn } = wanted;
    const id = randomUuid();
    const now = Date.now();
    const { mediaType } = type;
    const isPlaced = await deviceRecordings
      .begin({ id, memberId, mediaType, seconds: 0, startedAt: now, updatedAt: now })
      .then(() => true)
      .catch(() => false);
    if (!isPlaced) return give(claim, stream, 'not-kept');
    await hooks.onBegin(id);
    if (turn === turns) {
      current = run(id, stream, type.asked, wanted);
      return set({ phase: 'recording' });
    }
    give(claim, stream, null);
    hooks.onEmpty();
  }

  return {
    state,
    async start(memberId, hooks) {
      if (state.get().phase !== 'idle') return;
      const type = recordingType();
      if (type === null) return set({ problem: 'unsupported' });
      turns += 1;
      const turn = turns;
      state.set({ ...quiet, phase: 'asking' });
      const claim = claimMicrophone('recording', () => current?.recorder.stop());
      if (claim === null) return set({ phase: 'idle', problem: 'in-use' });
      if (claim.displaced) hooks.onDisplaced();
      let stream: MediaStream | null = null;
      try {
        stream = await navigator.mediaDevices.getUserMedia(heard);
        // The page may have been left while the browser asked.
        if (turn !== turns) return give(claim, stream, null);
        await begin(stream, { memberId, hooks, claim, type, turn });
      } catch (error) {
        give(claim, stream, problemOf(error));
      }
    },
    pause() {
      current?.recorder.pause();
      if (current) set({ phase: 'paused' });
    },
    resume() {
      current?.recorder.resume();
      if (current) set({ phase: 'recording' });
    },
    async finish() {
      turns += 1;
      const { recorder, finished } = current ?? {};
      recorder?.stop();
      await finished;
    },
    seconds: () => current?.recorder.seconds() ?? 0,
    level: () => current?.recorder.level() ?? 0,
  };
}

/** The one of this tab. */
export const recordingSession = createRecordingSession();
