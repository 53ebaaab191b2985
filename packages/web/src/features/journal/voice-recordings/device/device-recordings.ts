import { createRecordingsDatabase } from './recordings-database.ts';

/** The one of this browser. */
export const deviceRecordings = createRecordingsDatabase();

/** A recording that nothing names may belong to a draft that is about to be brought back. */
const waitMs = 24 * 60 * 60_000;

/** Forgets the recordings of a member that belong to nothing any more: no draft, and nothing that waits to be sent. */
export async function sweepRecordings(
  memberId: number,
  isNeeded: (id: string) => boolean,
  now: number,
): Promise<void> {
  for (const { id, updatedAt } of await deviceRecordings.list(memberId)) {
    if (!isNeeded(id) && now - updatedAt > waitMs) await deviceRecordings.remove(id);
  }
}

/** Forgets all recordings of a member on this device, for an account that is closed. */
export async function forgetRecordings(memberId: number): Promise<void> {
  for (const { id } of await deviceRecordings.list(memberId)) await deviceRecordings.remove(id);
}
