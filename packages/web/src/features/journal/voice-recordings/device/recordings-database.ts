import type { VoiceMediaType } from '@chitta/contract/limits';
import type { DBSchema } from 'idb';
import { lazyDatabase } from '#web/lib/device/lazy-database.ts';

/** A recording on this device. Times are epoch milliseconds. */
export interface DeviceRecording {
  readonly id: string;
  /** Owner; another member on the same device never hears it. */
  readonly memberId: number;
  readonly mediaType: VoiceMediaType;
  /** Length of what is kept, in seconds. */
  readonly seconds: number;
  readonly startedAt: number;
  readonly updatedAt: number;
}

/** A stretch of a recording, as it came from the microphone. Bytes, because not every browser keeps blobs. */
interface Stretch {
  readonly recordingId: string;
  readonly index: number;
  readonly bytes: ArrayBuffer;
}

interface RecordingSchema extends DBSchema {
  recordings: { key: string; value: DeviceRecording; indexes: { memberId: number } };
  stretches: { key: [string, number]; value: Stretch };
}

/** A recording with its sound. */
export interface LoadedRecording {
  readonly recording: DeviceRecording;
  readonly sound: Blob;
}

/** Recordings that the server does not have yet. Every call rejects where the browser refuses the database. */
export interface RecordingsDatabase {
  readonly begin: (recording: DeviceRecording) => Promise<void>;
  /** Adds the next stretch and how long it is now; nothing where the recording is gone. */
  readonly add: (stretch: Stretch, known: Pick<DeviceRecording, 'seconds' | 'updatedAt'>) => Promise<void>;
  /** Null where there is none, or none of this member's. */
  readonly load: (memberId: number, id: string) => Promise<LoadedRecording | null>;
  readonly list: (memberId: number) => Promise<readonly DeviceRecording[]>;
  readonly remove: (id: string) => Promise<void>;
}

const stretchesOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

/** Outlives signing out, like drafts and what waits to be sent. */
export function createRecordingsDatabase(name = 'chitta-recordings'): RecordingsDatabase {
  const withDatabase = lazyDatabase<RecordingSchema>({
    name,
    create(database) {
      database.createObjectStore('recordings', { keyPath: 'id' }).createIndex('memberId', 'memberId');
      database.createObjectStore('stretches', { keyPath: ['recordingId', 'index'] });
    },
  });
  const both = ['recordings', 'stretches'] as const;
  return {
    begin: (recording) =>
      withDatabase(async (database) => void (await database.put('recordings', recording))),
    add: (stretch, known) =>
      withDatabase(async (database) => {
        const transaction = database.transaction(both, 'readwrite');
        const recordings = transaction.objectStore('recordings');
        const write = async () => {
          const recording = await recordings.get(stretch.recordingId);
          if (!recording) return;
          await transaction.objectStore('stretches').put(stretch);
          await recordings.put({ ...recording, ...known });
        };
        await Promise.all([write(), transaction.done]);
      }),
    load: (memberId, id) =>
      withDatabase(async (database) => {
        const transaction = database.transaction(both);
        const [recording, stretches] = await Promise.all([
          transaction.objectStore('recordings').get(id),
          transaction.objectStore('stretches').getAll(stretchesOf(id)),
          transaction.done,
        ]);
        if (recording?.memberId !== memberId) return null;
        const parts = stretches.map(({ bytes }) => bytes);
        return { recording, sound: new Blob(parts, { type: recording.mediaType }) };
      }),
    list: (memberId) =>
      withDatabase((database) => database.getAllFromIndex('recordings', 'memberId', memberId)),
    remove: (id) =>
      withDatabase(async (database) => {
        const transaction = database.transaction(both, 'readwrite');
        await Promise.all([
          transaction.objectStore('recordings').delete(id),
          transaction.objectStore('stretches').delete(stretchesOf(id)),
          transaction.done,
        ]);
      }),
  };
}
