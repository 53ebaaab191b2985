import type { StoredMomentPicture } from '#server/features/memory/moments/store-moment-picture.ts';
import type { ImportedMemory, ImportedMoment } from '../formats/read-memory.ts';

/** A moment that waits to be taken over; its picture is written anew and in the file storage already. */
export type WaitingMoment = Omit<ImportedMoment, 'picture'> & {
  readonly picture: StoredMomentPicture | null;
};

/** What an import brings of Improve Memory while it waits: a file of the storage, as JSON. */
export interface WaitingMemory extends Omit<ImportedMemory, 'moments'> {
  readonly moments: readonly WaitingMoment[];
  /** Bytes that pictures of the member's moments may have in all. */
  readonly mostBytes: number;
}
