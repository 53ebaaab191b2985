import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newDraft, patchDraft } from './draft.ts';
import { createDraftDatabase } from './draft-database.ts';
import { openDraftSession } from './open-draft-session.ts';

const onDevice = async (memberId: number) =>
  (await createDraftDatabase().list(memberId)).map((draft) => draft.content);
const writtenAhead = () => Object.values(localStorage).join();

function setVisibility(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('openDraftSession', () => {
  afterEach(() => {
    Reflect.deleteProperty(document, 'visibilityState');
    vi.useRealTimers();
  });

  it('is one per member, however often the page is opened', () => {
    expect(openDraftSession(1)).toBe(openDraftSession(1));
    expect(openDraftSession(1)).not.toBe(openDraftSession(2));
  });

  it('has the words on the device before the page is gone', async () => {
    const session = openDraftSession(3);
    session.update({ content: 'the door closed' });
    expect(writtenAhead()).not.toContain('the door closed');
    window.dispatchEvent(new Event('pagehide'));
    expect(writtenAhead()).toContain('the door closed');
  });

  it('writes at once when the page is put away, as phones do', async () => {
    const session = openDraftSession(4);
    await waitFor(() => expect(session.getState().isReady).toBe(true));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    session.update({ content: 'put away' });
    setVisibility('hidden');
    vi.useRealTimers();
    await waitFor(async () => expect(await onDevice(4)).toEqual(['put away']));
  });

  it('looks for what other tabs left behind when it is seen again', async () => {
    const session = openDraftSession(5);
    await waitFor(() => expect(session.getState().isReady).toBe(true));
    await createDraftDatabase().put(patchDraft(newDraft(5, 0), { content: 'left behind' }, 1));
    setVisibility('visible');
    await waitFor(() => expect(session.getState().orphans).toHaveLength(1));
    expect(session.getState().orphans[0]?.content).toBe('left behind');
  });

  it('remembers for a reload which draft this tab had open', () => {
    const session = openDraftSession(6);
    return waitFor(() =>
      expect(sessionStorage.getItem('chitta.draft-of-tab.6')).toBe(session.getState().draft.id),
    );
  });
});
