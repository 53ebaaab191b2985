import type { Dream, DreamListItem } from '@chitta/contract';
import { isNetworkError } from '#web/lib/error-message.ts';
import { expectedUser } from '#web/lib/session.ts';
import { zoneOf } from '../journal/journal-days.ts';
import type { JournalSearch } from '../journal/journal-search.ts';
import { isKeptHit } from './find-kept.ts';
import { openKeptStore } from './kept-store.ts';

/** A page of the journal that this device had kept. */
export interface KeptPage {
  readonly items: DreamListItem[];
  readonly nextCursor: null;
  readonly isKept: true;
}

async function readPage(search: JournalSearch): Promise<KeptPage | null> {
  const user = expectedUser();
  if (!user) return null;
  const store = openKeptStore(user.id);
  const lines = await store.readLines();
  if (!lines) return null;
  const isNarrowed = Object.keys(search).length > 0;
  const dreams = await Promise.all(
    lines.map(async (line) => ({ line, dream: isNarrowed ? await store.readDream(line.id) : null })),
  );
  const items = dreams.filter((each) => isKeptHit(each, search, zoneOf(user))).map(({ line }) => line);
  return { items, nextCursor: null, isKept: true };
}

/** What the server answers; without a connection what this device keeps, and the failure where it keeps nothing. */
async function orKept<Answer, Kept>(
  answer: Promise<Answer>,
  read: () => Promise<Kept | null>,
): Promise<Answer | Kept> {
  try {
    return await answer;
  } catch (error) {
    const kept = isNetworkError(error) ? await read().catch(() => null) : null;
    if (kept === null) throw error;
    return kept;
  }
}

/** The first page of the journal, or what of it this device keeps. */
export function pageOrKept<Page>(page: Promise<Page>, search: JournalSearch): Promise<Page | KeptPage> {
  return orKept(page, () => readPage(search));
}

/** A dream, or as this device keeps it. */
export function dreamOrKept(dream: Promise<Dream>, id: number): Promise<Dream> {
  return orKept(dream, async () => {
    const user = expectedUser();
    return user ? openKeptStore(user.id).readDream(id) : null;
  });
}
