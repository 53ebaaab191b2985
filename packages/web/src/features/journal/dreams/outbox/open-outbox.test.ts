import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '#web/lib/query-client.ts';
import { forgetMember } from '#web/lib/signing-out/forget-member.ts';
import { buildEntry } from '../testing/build-outbox.ts';
import { countWaiting, database, emptyOutbox, openOutbox } from './open-outbox.ts';

describe('openOutbox', () => {
  it('gives the same one however often it is asked', () => {
    expect(openOutbox(7)).toBe(openOutbox(7));
  });

  it('leaves nothing in the page once the member has signed out, and all of it on the device', async () => {
    const outbox = openOutbox(7);
    await outbox.keep(buildEntry());
    expect(outbox.state.get().entries).toHaveLength(1);
    await forgetMember(createQueryClient());
    expect(outbox.state.get().entries).toEqual([]);
    // Another tab of the same browser tells of a change: nobody listens here any more.
    const other = new BroadcastChannel('chitta.outbox.7');
    other.postMessage('changed');
    await database.put(buildEntry());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(outbox.state.get().entries).toEqual([]);
    other.close();
    expect(await countWaiting(7)).toBe(2);
    const again = openOutbox(7);
    expect(again).not.toBe(outbox);
    await again.refresh();
    expect(again.state.get().entries).toHaveLength(2);
    await emptyOutbox(7);
    expect(await countWaiting(7)).toBe(0);
  });

  it('lets go of one member where another is there', async () => {
    const outbox = openOutbox(7);
    await outbox.keep(buildEntry());
    openOutbox(8);
    expect(outbox.state.get().entries).toEqual([]);
    await emptyOutbox(7);
  });
});
