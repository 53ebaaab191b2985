import type { RecordingsDatabase } from '../device/recordings-database.ts';

/** Puts stretches on the disk as they come, one after the other. */
export interface SoundKeeper {
  readonly add: (sound: Blob, seconds: number) => void;
  /** Resolves once everything that came so far is on the disk, or is known not to be. */
  readonly settled: () => Promise<void>;
}

/** `onRefused` is called once, where the browser keeps nothing more: what is there stays. */
export function keepSound(
  database: Pick<RecordingsDatabase, 'add'>,
  recordingId: string,
  onRefused: () => void,
): SoundKeeper {
  let writing = Promise.resolve();
  let index = 0;
  let isRefused = false;

  async function write(sound: Blob, seconds: number): Promise<void> {
    // A stretch that is missing in the middle would make what comes after it unreadable.
    if (isRefused) return;
    try {
      const bytes = await sound.arrayBuffer();
      await database.add({ recordingId, index, bytes }, { seconds, updatedAt: Date.now() });
      index += 1;
    } catch {
      isRefused = true;
      onRefused();
    }
  }

  return {
    add(sound, seconds) {
      writing = writing.then(() => write(sound, seconds));
    },
    settled: () => writing,
  };
}
