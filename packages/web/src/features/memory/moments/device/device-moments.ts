import { createMomentsDatabase } from './moments-database.ts';

/** The one of this browser. */
export const deviceMoments = createMomentsDatabase();

/** A picture that nothing names may belong to a moment that is being kept just now. */
const waitMs = 24 * 60 * 60_000;

/** Forgets pictures of a member that belong to nothing any more: neither to the draft nor to what waits to be sent. */
export async function sweepPictures(
  memberId: number,
  isNeeded: (id: string) => boolean,
  now: number,
): Promise<void> {
  const draft = await deviceMoments.draft(memberId);
  for (const { id, keptAt } of await deviceMoments.listPictures(memberId)) {
    if (id !== draft?.id && !isNeeded(id) && now - keptAt > waitMs) await deviceMoments.removePicture(id);
  }
}

/** How many moments of a member are on this device with something that the server does not have: words or a picture. */
export async function countMoments(memberId: number): Promise<number> {
  const draft = await deviceMoments.draft(memberId);
  const names = (await deviceMoments.listPictures(memberId)).map(({ id }) => id);
  const hasWords = draft !== null && draft.note.trim() !== '';
  return new Set([...names, ...(hasWords ? [draft.id] : [])]).size;
}

/** Forgets everything of a member's moments on this device, for an account that is closed. */
export async function forgetMoments(memberId: number): Promise<void> {
  await deviceMoments.removeDraft(memberId);
  for (const { id } of await deviceMoments.listPictures(memberId)) await deviceMoments.removePicture(id);
}
