import { randomId } from '#web/lib/forms/random-id.ts';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { createDraftDatabase } from './draft-database.ts';
import { createDraftLocks, type DraftLocks } from './draft-locks.ts';
import { createDraftSession } from './draft-session.ts';
import { createDraftStore } from './draft-store.ts';
import { createDraftWriteAhead } from './draft-write-ahead.ts';

/** The lock table of one browser; each tab gets its own view of it, which ends with the tab. */
function createBrowser() {
  const holders = new Map<string, object>();
  const databaseName = randomId();
  const storage = createMemoryStorage();

  function openTab(
    options: {
      memberId?: number;
      remembered?: string | null;
      hasLocks?: boolean;
      /** Happens while a lock is being asked for. */
      onClaim?: () => void;
      /** Writes begin and never arrive, as when the page ends. */
      isBrokenOff?: boolean;
    } = {},
  ) {
    const tab = {};
    let remembered = options.remembered ?? null;
    const locks: DraftLocks = {
      areKnown: true,
      async claim(id) {
        await Promise.resolve();
        options.onClaim?.();
        if (holders.has(id)) return null;
        holders.set(id, tab);
        return { release: async () => void holders.delete(id) };
      },
      held: async () => new Set(holders.keys()),
    };
    const database = createDraftDatabase(databaseName);
    if (options.isBrokenOff) vi.spyOn(database, 'put').mockReturnValue(new Promise(() => undefined));
    const session = createDraftSession({
      memberId: options.memberId ?? 1,
      store: createDraftStore(database, createDraftWriteAhead(storage)),
      locks: options.hasLocks === false ? createDraftLocks(undefined) : locks,
      tab: {
        get: () => remembered,
        set: (id) => {
          remembered = id;
        },
      },
      now: Date.now,
    });
    const crash = () => {
      for (const [id, holder] of holders) if (holder === tab) holders.delete(id);
      return remembered;
    };
    return { session, crash, content: () => session.getState().draft.content };
  }
  return { openTab };
}

const contentsOf = (drafts: readonly { content: string }[]) => drafts.map((draft) => draft.content);

describe('draft session', () => {
  let browser = createBrowser();
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    browser = createBrowser();
  });
  afterEach(() => vi.useRealTimers());

  async function writeAndWait(tab: ReturnType<typeof browser.openTab>, content: string) {
    tab.session.update({ content });
    vi.advanceTimersByTime(1000);
    await tab.session.flush();
  }

  it('keeps words that are written while the session opens', async () => {
    const words = 'A whale in the hall';
    const tab = browser.openTab({ onClaim: () => tab.session.update({ content: words }) });
    await tab.session.open();
    expect(tab.content()).toBe(words);
  });

  it('keeps words that are written while the next draft is begun after a save', async () => {
    let isSaving = false;
    const tab = browser.openTab({
      onClaim: () => isSaving && tab.session.update({ content: 'I was flying, then I fell' }),
    });
    await tab.session.open();
    await writeAndWait(tab, 'I was flying');
    isSaving = true;
    await tab.session.complete(tab.session.getState().draft);
    expect(tab.content()).toBe('I was flying, then I fell');
  });

  it('has the words on the device within a second of the last key', async () => {
    const tab = browser.openTab();
    await tab.session.open();
    await writeAndWait(tab, 'I was flying');
    expect(tab.session.getState().keeping).toBe('device');
    const other = browser.openTab({ remembered: tab.crash() });
    await other.session.open();
    expect(other.content()).toBe('I was flying');
    expect(other.session.getState().orphans).toEqual([]);
  });

  it('loses nothing when the page is closed in the same instant', async () => {
    const tab = browser.openTab();
    await tab.session.open();
    tab.session.update({ content: 'the very last word' });
    tab.session.flushNow();
    const reloaded = browser.openTab({ remembered: tab.crash() });
    await reloaded.session.open();
    expect(reloaded.content()).toBe('the very last word');
  });

  it('keeps what was on its way to the database when the page went away', async () => {
    const tab = browser.openTab({ isBrokenOff: true });
    await tab.session.open();
    tab.session.update({ content: 'on its way' });
    void tab.session.flush();
    await vi.advanceTimersByTimeAsync(0);
    tab.session.flushNow();
    const reloaded = browser.openTab({ remembered: tab.crash() });
    await reloaded.session.open();
    expect(reloaded.content()).toBe('on its way');
  });

  it('lets two tabs write side by side', async () => {
    const first = browser.openTab();
    await first.session.open();
    await writeAndWait(first, 'first tab');
    const second = browser.openTab();
    await second.session.open();
    expect(second.session.getState().orphans).toEqual([]);
    await writeAndWait(second, 'second tab');
    expect(first.content()).toBe('first tab');
    first.crash();
    await second.session.refreshOrphans();
    expect(contentsOf(second.session.getState().orphans)).toEqual(['first tab']);
    expect(second.content()).toBe('second tab');
  });

  it('gives a duplicated tab a draft of its own', async () => {
    const first = browser.openTab();
    await first.session.open();
    await writeAndWait(first, 'in the first');
    const duplicate = browser.openTab({ remembered: first.session.getState().draft.id });
    await duplicate.session.open();
    expect(duplicate.content()).toBe('');
    expect(duplicate.session.getState().draft.id).not.toBe(first.session.getState().draft.id);
  });

  it('offers the draft of a dead tab once, and goes on with it', async () => {
    const dead = browser.openTab();
    await dead.session.open();
    await writeAndWait(dead, 'unfinished');
    dead.crash();
    const tab = browser.openTab();
    const rival = browser.openTab();
    await tab.session.open();
    await rival.session.open();
    const [orphan] = tab.session.getState().orphans;
    expect(orphan?.content).toBe('unfinished');
    expect(await tab.session.resume(orphan?.id ?? '')).toBe(true);
    expect(tab.content()).toBe('unfinished');
    expect(await rival.session.resume(orphan?.id ?? '')).toBe(false);
    expect(rival.session.getState().orphans).toEqual([]);
  });

  it('keeps the words already written when an orphan is continued', async () => {
    const dead = browser.openTab();
    await dead.session.open();
    await writeAndWait(dead, 'older');
    dead.crash();
    const tab = browser.openTab();
    await tab.session.open();
    tab.session.update({ content: 'newer' });
    await tab.session.resume(tab.session.getState().orphans[0]?.id ?? '');
    expect(tab.content()).toBe('older');
    expect(contentsOf(tab.session.getState().orphans)).toEqual(['newer']);
  });

  it('does not replace what was typed before the store answered', async () => {
    const before = browser.openTab();
    await before.session.open();
    await writeAndWait(before, 'yesterday');
    const tab = browser.openTab({ remembered: before.crash() });
    const opening = tab.session.open();
    tab.session.update({ content: 'typed at once' });
    await opening;
    expect(tab.content()).toBe('typed at once');
    expect(contentsOf(tab.session.getState().orphans)).toEqual(['yesterday']);
  });

  it('never shows the draft of another member', async () => {
    const tab = browser.openTab({ memberId: 1 });
    await tab.session.open();
    await writeAndWait(tab, 'private');
    const other = browser.openTab({ memberId: 2, remembered: tab.crash() });
    await other.session.open();
    expect(other.content()).toBe('');
    expect(other.session.getState().orphans).toEqual([]);
  });

  it('brings back what was discarded or put away', async () => {
    const dead = browser.openTab();
    await dead.session.open();
    await writeAndWait(dead, 'unfinished');
    dead.crash();
    const tab = browser.openTab();
    await tab.session.open();
    const undoDiscard = await tab.session.discard(tab.session.getState().orphans[0]?.id ?? '');
    expect(tab.session.getState().orphans).toEqual([]);
    await undoDiscard();
    expect(contentsOf(tab.session.getState().orphans)).toEqual(['unfinished']);

    tab.session.update({ content: 'put away' });
    const undoStartOver = await tab.session.startOver();
    expect(tab.content()).toBe('');
    await undoStartOver();
    expect(tab.content()).toBe('put away');
  });

  it('forgets a draft only when told that it is saved, and then for good', async () => {
    const tab = browser.openTab();
    await tab.session.open();
    await writeAndWait(tab, 'kept by the server');
    tab.session.update({ title: 'A pending change' });
    await tab.session.complete(tab.session.getState().draft);
    vi.advanceTimersByTime(1000);
    await tab.session.flush();
    expect(tab.content()).toBe('');
    const later = browser.openTab({ remembered: tab.crash() });
    await later.session.open();
    expect(later.session.getState().orphans).toEqual([]);
  });

  it('goes on with the words that came while the save was on its way', async () => {
    const tab = browser.openTab();
    await tab.session.open();
    await writeAndWait(tab, 'saved words');
    const saved = tab.session.getState().draft;
    tab.session.update({ content: 'saved words and more' });
    await tab.session.complete(saved);
    expect(tab.content()).toBe('saved words and more');
    expect(tab.session.getState().draft.id).not.toBe(saved.id);
    const later = browser.openTab({ remembered: tab.crash() });
    await later.session.open();
    expect(later.content()).toBe('saved words and more');
  });

  it('copies instead of sharing where the browser cannot tell living tabs', async () => {
    const first = browser.openTab({ hasLocks: false });
    await first.session.open();
    await writeAndWait(first, 'perhaps still open');
    const second = browser.openTab({ hasLocks: false });
    await second.session.open();
    await second.session.resume(second.session.getState().orphans[0]?.id ?? '');
    await writeAndWait(second, 'changed here');
    await first.session.refreshOrphans();
    expect(first.content()).toBe('perhaps still open');
    expect(contentsOf(first.session.getState().orphans)).toEqual(['changed here']);
  });

  it('changes the key of a request only with its words', async () => {
    const tab = browser.openTab();
    tab.session.update({ content: 'one' });
    const { readingKey, saveKey } = tab.session.getState().draft;
    tab.session.update({ tags: ['night'] });
    // What a failed reading does: its retry has to carry the same key.
    tab.session.update({ reading: null });
    expect(tab.session.getState().draft.readingKey).toBe(readingKey);
    expect(tab.session.getState().draft.saveKey).not.toBe(saveKey);
    tab.session.update({ content: 'two' });
    expect(tab.session.getState().draft.readingKey).not.toBe(readingKey);
  });
});
