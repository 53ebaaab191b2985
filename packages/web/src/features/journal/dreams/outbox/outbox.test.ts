import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildEntry, buildOutbox } from '../testing/build-outbox.ts';
import { createOutbox } from './outbox.ts';
import { createOutboxDatabase } from './outbox-database.ts';
import { isOfJournal, type OutboxEntry } from './outbox-entry.ts';

const words = (entries: readonly OutboxEntry[]) =>
  entries.filter(isOfJournal).map(({ work }) => work.body.content);

describe('Outbox', () => {
  it('has an entry on the disk before it says so, and wakes the sender', async () => {
    const { database, outbox } = buildOutbox();
    const wake = vi.fn();
    outbox.onWake(wake);
    expect(await outbox.keep(buildEntry())).toBe(true);
    expect(words(await database.list(7))).toEqual(['A black dog.']);
    expect(words(outbox.state.get().entries)).toEqual(['A black dog.']);
    expect(wake).toHaveBeenCalledTimes(1);
  });

  it('shows what another tab keeps and removes', async () => {
    const { outbox, openTab } = buildOutbox();
    const other = openTab();
    const entry = buildEntry();
    await outbox.keep(entry);
    await waitFor(() => expect(words(other.state.get().entries)).toEqual(['A black dog.']));
    await other.remove(entry);
    await waitFor(() => expect(outbox.state.get().entries).toEqual([]));
  });

  it('finds everything again after the page was closed', async () => {
    const { outbox, openTab } = buildOutbox();
    await outbox.keep(buildEntry());
    const reopened = openTab();
    await waitFor(() => expect(reopened.state.get().isReady).toBe(true));
    expect(words(reopened.state.get().entries)).toEqual(['A black dog.']);
  });

  it('shows nothing of another member', async () => {
    const { database, outbox } = buildOutbox();
    await database.put(buildEntry({ memberId: 8 }));
    await outbox.refresh();
    expect(outbox.state.get()).toMatchObject({ isReady: true, entries: [] });
  });

  it('holds nothing in memory and hears nothing once its member has signed out', async () => {
    const { outbox, openTab } = buildOutbox();
    await outbox.keep(buildEntry());
    outbox.close();
    expect(outbox.state.get().entries).toEqual([]);
    await openTab().keep(buildEntry());
    await outbox.refresh();
    expect(outbox.state.get().entries).toEqual([]);
  });

  it('says no where the browser refuses to store', async () => {
    const refuse = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    const database = { ...createOutboxDatabase('refusing'), put: refuse, list: refuse };
    const news = { tell: () => undefined, listen: () => undefined, close: () => undefined };
    const outbox = createOutbox({ memberId: 7, database, news });
    expect(await outbox.keep(buildEntry())).toBe(false);
    await waitFor(() => expect(outbox.state.get()).toMatchObject({ isReady: true, entries: [] }));
  });
});

describe('OutboxDatabase', () => {
  it('lets one alone be at an entry, and the next sender after a page that was closed at it', async () => {
    const { database } = buildOutbox();
    const entry = buildEntry();
    await database.put(entry);
    const hold = (by: 'sender' | 'member', now: number) =>
      database.hold(entry, { by, until: now + 1000 }, now);
    expect(await hold('sender', 0)).toMatchObject({ id: entry.id });
    expect(await hold('member', 500)).toBe('busy');
    expect(await hold('sender', 500)).toMatchObject({ id: entry.id });
    expect(await hold('member', 1500)).toMatchObject({ id: entry.id });
    expect(await hold('sender', 2499)).toBe('busy');
    expect(await hold('member', 2499)).toBe('busy');
    expect(await database.hold({ ...entry, keptAt: 5 }, { by: 'sender', until: 9 }, 3000)).toBe('gone');
  });

  it('changes and removes an entry as it was kept, not the one that took its place', async () => {
    const { database } = buildOutbox();
    const first = buildEntry({ id: 'revision-12' });
    const second = { ...first, keptAt: first.keptAt + 1 };
    await database.put(first);
    await database.put(second);
    await database.change(first, { arrivedAs: 5 });
    await database.remove(first);
    expect(await database.list(7)).toEqual([second]);
    await database.remove(second);
    await database.change(second, { arrivedAs: 5 });
    expect(await database.list(7)).toEqual([]);
  });
});
