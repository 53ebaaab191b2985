import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DraftSession } from './draft-session.ts';
import { openDraftSession } from './open-draft-session.ts';
import { receiveEarlyWords } from './receive-early-words.ts';

let member = 500;
let session: DraftSession;
const forget = vi.fn();

async function receive(text: string, before: string | null) {
  const words = before === null ? null : { memberId: member, text: before };
  const isUnderCaret = receiveEarlyWords(session, { text, before: words, caret: null, forget });
  await waitFor(() => expect(forget).toHaveBeenCalledTimes(1));
  return isUnderCaret;
}

const content = () => session.getState().draft.content;
const unfinished = () => session.getState().orphans.map((draft) => draft.content);

beforeEach(async () => {
  forget.mockClear();
  member += 1;
  session = openDraftSession(member);
  await waitFor(() => expect(session.getState().isReady).toBe(true));
});

describe('receiveEarlyWords', () => {
  it('puts words under the caret of an empty draft, and lets go of them once they are kept', async () => {
    expect(await receive('A black dog', null)).toBe(true);
    expect(content()).toBe('A black dog');
    expect(session.getState().keeping).toBe('device');
  });

  it('goes on with the draft that they were written on', async () => {
    session.update({ content: 'A black dog', title: 'Dog' });
    expect(await receive('A black dog ran', 'A black dog')).toBe(true);
    expect(session.getState().draft).toMatchObject({ content: 'A black dog ran', title: 'Dog' });
  });

  it('changes nothing where nothing was typed, also where the draft has gone on or was saved meanwhile', async () => {
    session.update({ content: 'A black dog ran home' });
    expect(await receive('A black dog', 'A black dog')).toBe(false);
    expect(content()).toBe('A black dog ran home');
  });

  it('keeps both where the draft has become another meanwhile', async () => {
    session.update({ content: 'A white cat' });
    expect(await receive('A black dog ran', 'A black dog')).toBe(false);
    await waitFor(() => expect(content()).toBe('A black dog ran'));
    await waitFor(() => expect(unfinished()).toEqual(['A white cat']));
  });
});
