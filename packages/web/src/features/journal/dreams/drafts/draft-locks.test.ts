import { locks as nodeLocks } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { randomId } from '#web/lib/forms/random-id.ts';
import { createDraftLocks } from './draft-locks.ts';

describe('draft locks', () => {
  it('lets one tab have a draft until it lets go', async () => {
    const locks = createDraftLocks(nodeLocks as LockManager);
    const id = randomId();
    const claim = await locks.claim(id);
    expect(await locks.claim(id)).toBeNull();
    expect((await locks.held()).has(id)).toBe(true);
    claim?.release();
    expect(await locks.claim(id, 1000)).not.toBeNull();
  });

  it('waits for a page that is about to let go, but not for ever', async () => {
    const locks = createDraftLocks(nodeLocks as LockManager);
    const id = randomId();
    const claim = await locks.claim(id);
    expect(await locks.claim(id, 5)).toBeNull();
    const waiting = locks.claim(id, 5000);
    claim?.release();
    expect(await waiting).not.toBeNull();
  });
});
