import { describe, expect, it, vi } from 'vitest';
import { buildOutbox } from '../testing/build-outbox.ts';
import { createOnlySender } from './only-sender.ts';

/** Locks of a browser, as far as they are used here. */
function createLocks(): LockManager {
  const held = new Set<string>();
  const request = async (name: string, _: LockOptions, callback: (lock: object | null) => unknown) => {
    if (held.has(name)) return callback(null);
    held.add(name);
    try {
      return await callback({ name });
    } finally {
      held.delete(name);
    }
  };
  return { request, query: async () => ({}) } as unknown as LockManager;
}

describe.each([
  ['with locks', createLocks()],
  ['without locks', undefined],
])('OnlySender %s', (_, locks) => {
  function openTabs(now = Date.now) {
    const { database } = buildOutbox();
    const open = () => createOnlySender({ locks, database, now });
    return [open(), open()] as const;
  }

  it('lets one tab in at a time', async () => {
    const [one, other] = openTabs();
    const { promise, resolve: finish } = Promise.withResolvers<void>();
    const work = vi.fn(() => promise);
    const first = one.run(7, work);
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1));
    const late = vi.fn(async () => undefined);
    expect(await other.run(7, late)).toBe(false);
    expect(await other.run(8, late)).toBe(true);
    finish();
    expect(await first).toBe(true);
    expect(await other.run(7, late)).toBe(true);
    expect(late).toHaveBeenCalledTimes(2);
  });

  it('is free again after work that failed', async () => {
    const [one, other] = openTabs();
    await expect(one.run(7, () => Promise.reject(new TypeError('broken')))).rejects.toThrow('broken');
    expect(await other.run(7, async () => undefined)).toBe(true);
  });
});

describe('the lease of a tab that has crashed', () => {
  it('runs out', async () => {
    const { database } = buildOutbox();
    await database.lease({ memberId: 7, holder: 'crashed', until: 60_000 }, 0);
    const at = (time: number) => createOnlySender({ locks: undefined, database, now: () => time });
    const work = vi.fn(async () => undefined);
    expect(await at(59_999).run(7, work)).toBe(false);
    expect(await at(60_000).run(7, work)).toBe(true);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
