import { createStore } from '#web/lib/store.ts';

/** Announcements that a member has put aside on this device and that the server may not have heard of yet. */
interface PutAside {
  readonly userId: number;
  readonly ids: readonly number[];
}

const key = 'announcements-put-aside';

function read(): PutAside | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    const { userId, ids } = (value ?? {}) as Partial<PutAside>;
    return Number.isInteger(userId) && Array.isArray(ids) ? { userId: userId as number, ids } : null;
  } catch {
    return null;
  }
}

function write(value: PutAside): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // It is kept for as long as the page is open.
  }
}

/** Those of the member who looked last. */
export const putAside = createStore<PutAside | null>(read());

export function idsPutAside(userId: number, kept: PutAside | null): readonly number[] {
  return kept?.userId === userId ? kept.ids : [];
}

/** Puts one aside: it is shown no more, whatever becomes of the call that says so. */
export function rememberPutAside(userId: number, id: number): void {
  const ids = idsPutAside(userId, putAside.get());
  keep({ userId, ids: [...ids.filter((each) => each !== id), id] });
}

/** Forgets those that the server lists no more. */
export function forgetPutAside(userId: number, listed: readonly number[]): void {
  const ids = idsPutAside(userId, putAside.get());
  const left = ids.filter((id) => listed.includes(id));
  if (left.length < ids.length) keep({ userId, ids: left });
}

function keep(value: PutAside): void {
  write(value);
  putAside.set(value);
}
