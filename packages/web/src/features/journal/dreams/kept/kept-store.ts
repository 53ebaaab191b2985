import type { Dream, DreamListItem } from '@chitta/contract';
import { keptDreamsCache } from '#web/lib/dictionary/kept-answers.ts';
import { expectedUser } from '#web/lib/session.ts';

/**
 * Dreams that can be read without a connection: in a cache of the browser under addresses of the member's own, so that
 * one member's are not another's. Signing out deletes the cache.
 */
export interface KeptStore {
  /** Lines of the journal, newest first; null where nothing is kept. */
  readonly readLines: () => Promise<readonly DreamListItem[] | null>;
  readonly readDream: (id: number) => Promise<Dream | null>;
  /** Keeps the lines and the dreams among them, and lets go of everything else, also of other members. */
  readonly replace: (lines: readonly DreamListItem[], changed: readonly Dream[]) => Promise<void>;
}

const listPath = '/kept-dreams/list';
const dreamPath = (id: number) => `/kept-dreams/${id}`;

/** The store of a member. Every call rejects where the browser keeps nothing. */
export function openKeptStore(memberId: number): KeptStore {
  const keyOf = (path: string) => `${path}?kept-for=${memberId}`;
  const open = () => caches.open(keptDreamsCache);
  async function read<Value>(path: string): Promise<Value | null> {
    const found = await (await open()).match(keyOf(path));
    return found ? ((await found.json()) as Value) : null;
  }
  return {
    readLines: () => read<readonly DreamListItem[]>(listPath),
    readDream: (id) => read<Dream>(dreamPath(id)),
    async replace(lines, changed) {
      const cache = await open();
      const put = (path: string, value: unknown) => cache.put(keyOf(path), Response.json(value));
      await Promise.all(changed.map((dream) => put(dreamPath(dream.id), dream)));
      await put(listPath, lines);
      const wanted = new Set([listPath, ...lines.map(({ id }) => dreamPath(id))].map(keyOf));
      const isWanted = ({ url }: Request) => {
        const { pathname, search } = new URL(url, 'http://localhost');
        return wanted.has(`${pathname}${search}`);
      };
      const keys = await cache.keys();
      await Promise.all(keys.filter((key) => !isWanted(key)).map((key) => cache.delete(key)));
      // Whoever has signed out meanwhile leaves nothing behind.
      if (expectedUser()?.id !== memberId) await caches.delete(keptDreamsCache);
    },
  };
}
