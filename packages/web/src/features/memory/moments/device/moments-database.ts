import type { MomentKind } from '@chitta/contract/limits';
import type { DBSchema } from 'idb';
import { lazyDatabase } from '#web/lib/device/lazy-database.ts';

/** A moment that is being written. One a member. */
export interface MomentDraft {
  /** Owner; another member on the same device never sees it. */
  readonly memberId: number;
  /** Names it until it is on the server, and its picture on this device. */
  readonly id: string;
  readonly note: string;
  /** `HH:MM`; null: the time at which it is kept. */
  readonly time: string | null;
  readonly kind: MomentKind | null;
  readonly hasPicture: boolean;
}

/** A picture that the server does not have yet. Bytes, because not every browser keeps blobs. */
interface KeptPicture {
  readonly id: string;
  readonly memberId: number;
  readonly mediaType: string;
  readonly bytes: ArrayBuffer;
  /** Epoch milliseconds. */
  readonly keptAt: number;
}

interface MomentSchema extends DBSchema {
  drafts: { key: number; value: MomentDraft };
  pictures: { key: string; value: KeptPicture; indexes: { memberId: number } };
}

/** What belongs to moments that the server does not have yet. Every call rejects where the browser refuses the database. */
export interface MomentsDatabase {
  readonly draft: (memberId: number) => Promise<MomentDraft | null>;
  readonly putDraft: (draft: MomentDraft) => Promise<void>;
  readonly removeDraft: (memberId: number) => Promise<void>;
  /** Resolves once it is on the disk. */
  readonly putPicture: (memberId: number, id: string, picture: Blob) => Promise<void>;
  /** Null where there is none, or none of this member's. */
  readonly picture: (memberId: number, id: string) => Promise<Blob | null>;
  readonly removePicture: (id: string) => Promise<void>;
  readonly listPictures: (memberId: number) => Promise<readonly Pick<KeptPicture, 'id' | 'keptAt'>[]>;
}

/** Outlives signing out, like drafts of dreams and what waits to be sent. */
export function createMomentsDatabase(name = 'chitta-moments'): MomentsDatabase {
  const withDatabase = lazyDatabase<MomentSchema>({
    name,
    create(database) {
      database.createObjectStore('drafts', { keyPath: 'memberId' });
      database.createObjectStore('pictures', { keyPath: 'id' }).createIndex('memberId', 'memberId');
    },
  });
  return {
    draft: (memberId) => withDatabase(async (database) => (await database.get('drafts', memberId)) ?? null),
    putDraft: (draft) => withDatabase(async (database) => void (await database.put('drafts', draft))),
    removeDraft: (memberId) => withDatabase((database) => database.delete('drafts', memberId)),
    async putPicture(memberId, id, picture) {
      const bytes = await picture.arrayBuffer();
      const kept = { id, memberId, mediaType: picture.type, bytes, keptAt: Date.now() };
      await withDatabase(async (database) => {
        const transaction = database.transaction('pictures', 'readwrite', { durability: 'strict' });
        await Promise.all([transaction.store.put(kept), transaction.done]);
      });
    },
    picture: (memberId, id) =>
      withDatabase(async (database) => {
        const kept = await database.get('pictures', id);
        return kept?.memberId === memberId ? new Blob([kept.bytes], { type: kept.mediaType }) : null;
      }),
    removePicture: (id) => withDatabase((database) => database.delete('pictures', id)),
    listPictures: (memberId) =>
      withDatabase((database) => database.getAllFromIndex('pictures', 'memberId', memberId)),
  };
}
