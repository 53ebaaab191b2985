import { vi } from 'vitest';

/** A track that can be taken away, as a call does on a phone. */
export class StubTrack extends EventTarget {
  isStopped = false;
  stop(): void {
    this.isStopped = true;
  }
}

/** Stands in for the browser's recorder; the test speaks. */
export class StubRecorder extends EventTarget {
  static isTypeSupported = (type: string) => type.startsWith('audio/webm');
  state: 'inactive' | 'recording' | 'paused' = 'inactive';

  start(): void {
    this.state = 'recording';
  }
  pause(): void {
    this.state = 'paused';
  }
  resume(): void {
    this.state = 'recording';
  }
  stop(): void {
    this.state = 'inactive';
    this.dispatchEvent(new Event('stop'));
  }
  say(sound: string): void {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([sound]) }));
  }
}

interface StubMicrophone {
  readonly track: StubTrack;
  /** How often the browser was asked. */
  readonly asked: () => number;
  /** The recorder that was started last. */
  readonly recorder: () => StubRecorder;
}

/** A microphone that is given at once, or refused with an error of this name. */
export function stubMicrophone(refusal?: string): StubMicrophone {
  const track = new StubTrack();
  const stream = { getTracks: () => [track] };
  let last: StubRecorder | undefined;
  const getUserMedia = vi.fn(async () => {
    if (refusal) throw Object.assign(new Error('refused'), { name: refusal });
    return stream;
  });
  class Recorder extends StubRecorder {
    constructor() {
      super();
      last = this;
    }
  }
  vi.stubGlobal('MediaRecorder', Recorder);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia } }));
  return {
    track,
    asked: () => getUserMedia.mock.calls.length,
    recorder: () => {
      if (!last) throw new Error('nothing records');
      return last;
    },
  };
}
