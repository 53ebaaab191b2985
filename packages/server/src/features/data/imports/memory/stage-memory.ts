import type { AppContext } from '#server/context.ts';
import type { StagedMemory } from '#server/db/tables/data/imports.ts';
import { momentStorage } from '#server/features/memory/moments/moment-room.ts';
import {
  type StoredMomentPicture,
  storeMomentPicture,
} from '#server/features/memory/moments/store-moment-picture.ts';
import { createSecretToken } from '#server/platform/crypto/secret-token.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { importPath } from '#server/platform/files/import-path.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import type { ImportedMemory } from '../formats/read-memory.ts';
import type { WaitingMemory, WaitingMoment } from './staged-memory.ts';

/**
 * Puts what an export brings of Improve Memory where it waits for the member to begin: pictures, written anew as those
 * that are sent, and the rest as one file. Pictures that there is no room for are left behind; a moment without words
 * goes with its picture. What is never begun is swept.
 */
export async function stageMemory(
  context: AppContext,
  member: Member,
  { moments: found, ...memory }: ImportedMemory,
): Promise<StagedMemory> {
  const { used, most } = await momentStorage(context, member);
  let left = most - used;
  const moments: WaitingMoment[] = [];
  for (const { picture: path, ...moment } of found) {
    const picture = path === null || left <= 0 ? null : await storeOrLeave(context, path);
    left -= picture?.imageBytes ?? 0;
    if (moment.note !== '' || picture) moments.push({ ...moment, picture });
  }
  const waiting: WaitingMemory = { ...memory, moments, mostBytes: most };
  const name = createSecretToken();
  await context.files.put(importPath(name), Buffer.from(JSON.stringify(waiting)), 'application/json');
  const { sessions, marks } = memory;
  return { name, moments: moments.length, exercises: sessions.length, nights: marks.length };
}

/** Null for a file that is no picture. */
async function storeOrLeave(context: AppContext, path: string): Promise<StoredMomentPicture | null> {
  try {
    return await storeMomentPicture(context, path);
  } catch (error) {
    if (error instanceof AppError && error.reason.startsWith('pictures.')) return null;
    throw error;
  }
}
