import { randomId } from '#web/lib/forms/random-id.ts';
import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { type Draft, newDraft, patchDraft } from './draft.ts';
import { createDraftDatabase, type DraftDatabase } from './draft-database.ts';
import { createDraftStore } from './draft-store.ts';
import { createDraftWriteAhead } from './draft-write-ahead.ts';

const refusing: DraftDatabase = {
  list: () => Promise.reject(new DOMException('refused', 'InvalidStateError')),
  put: () => Promise.reject(new DOMException('refused', 'InvalidStateError')),
  remove: () => Promise.reject(new DOMException('refused', 'InvalidStateError')),
};

function buildDraft(content: string, memberId = 1): Draft {
  return patchDraft(newDraft(memberId, 1000), { content }, 2000);
}

function build(database: DraftDatabase = createDraftDatabase(randomId())) {
  const storage = createMemoryStorage();
  return { database, storage, store: createDraftStore(database, createDraftWriteAhead(storage)) };
}

describe('draft store', () => {
  it('gives back what was written, and only to its member', async () => {
    const { store, storage } = build();
    const draft = buildDraft('I was in a house by the sea 🌊');
    expect(await store.put(draft)).toBe('device');
    await store.put(buildDraft('of somebody else', 2));
    expect(await store.list(1)).toEqual([draft]);
    expect(storage.length).toBe(0);
  });

  it('lists the most recently written first', async () => {
    const { store } = build();
    const early = buildDraft('early');
    const late = patchDraft(buildDraft('late'), {}, 9000);
    await store.put(late);
    await store.put(early);
    expect((await store.list(1)).map((draft) => draft.content)).toEqual(['late', 'early']);
  });

  it('finds what was written while the page was closing, over the older copy', async () => {
    const { store, database, storage } = build();
    const draft = buildDraft('the first words');
    await store.put(draft);
    store.putNow(patchDraft(draft, { content: 'the first words and the last' }, 3000));
    const reloaded = createDraftStore(database, createDraftWriteAhead(storage));
    expect((await reloaded.list(1)).map((found) => found.content)).toEqual(['the first words and the last']);
  });

  it('keeps a later copy written ahead when an earlier write arrives', async () => {
    const { store, storage } = build();
    const draft = buildDraft('earlier');
    const writing = store.put(draft);
    store.putNow(patchDraft(draft, { content: 'later' }, 3000));
    await writing;
    expect(storage.length).toBe(1);
    expect((await store.list(1))[0]?.content).toBe('later');
  });

  it('does not bring a removed draft back through a write that was under way', async () => {
    const { store, database } = build();
    const draft = buildDraft('saved meanwhile');
    const writing = store.put(draft);
    await store.remove(draft.id);
    await writing;
    expect(await database.list(1)).toEqual([]);
  });

  it('keeps drafts in the other storage where IndexedDB is refused', async () => {
    const { store, storage } = build(refusing);
    const draft = buildDraft('in a private window');
    expect(await store.put(draft)).toBe('device');
    expect(await store.list(1)).toEqual([draft]);
    await store.remove(draft.id);
    expect(storage.length).toBe(0);
  });

  it('says so when nothing on the device takes the words', async () => {
    const store = createDraftStore(refusing, createDraftWriteAhead(null));
    expect(await store.put(buildDraft('only here'))).toBe('memory');
  });

  it('passes over what it cannot read', async () => {
    const { store, storage } = build();
    storage.setItem('chitta.draft.broken', '{"id":');
    storage.setItem('chitta.draft.number', '7');
    expect(await store.list(1)).toEqual([]);
  });
});
