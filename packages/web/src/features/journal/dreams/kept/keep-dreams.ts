import type { Dream, DreamListItem } from '@chitta/contract';
import type { KeptStore } from './kept-store.ts';

/** Dreams that are asked for in one request. */
const perRequest = 20;

interface KeepDreamsOptions {
  readonly store: KeptStore;
  /** The last dreams of the journal. */
  readonly fetchLines: () => Promise<readonly DreamListItem[]>;
  readonly fetchDreams: (ids: readonly number[]) => Promise<readonly Dream[]>;
}

/** Brings what the device keeps up to date: only dreams that are new or have changed are fetched. Returns how many there are. */
export async function keepDreams({ store, fetchLines, fetchDreams }: KeepDreamsOptions): Promise<number> {
  const lines = await fetchLines();
  const kept = new Map((await store.readLines())?.map(({ id, updatedAt }) => [id, updatedAt]) ?? []);
  const missing = lines.filter(({ id, updatedAt }) => updatedAt === undefined || kept.get(id) !== updatedAt);
  const changed: Dream[] = [];
  for (let at = 0; at < missing.length; at += perRequest) {
    changed.push(...(await fetchDreams(missing.slice(at, at + perRequest).map(({ id }) => id))));
  }
  await store.replace(lines, changed);
  return lines.length;
}
