import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { letWritingWait, rememberWriting, triedDream } from '#web/lib/tried-dream/tried-dream.ts';
import { createDraftDatabase } from './draft-database.ts';
import { openDraftSession } from './open-draft-session.ts';
import { takeTriedDream } from './take-tried-dream.ts';

const onDevice = async (memberId: number) =>
  (await createDraftDatabase().list(memberId)).map((draft) => draft.content);

describe('takeTriedDream', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('puts it under the caret of whoever signs in, and is over', async () => {
    rememberWriting('A whale in the hall');
    letWritingWait();
    const session = openDraftSession(31);
    await takeTriedDream(session, 31);
    expect(session.getState().draft).toMatchObject({ content: 'A whale in the hall', memberId: 31 });
    expect(await onDevice(31)).toEqual(['A whale in the hall']);
    expect(triedDream()).toBeNull();
    // Whoever signs in next finds nothing of it.
    const next = openDraftSession(32);
    await takeTriedDream(next, 32);
    expect(next.getState().draft.content).toBe('');
  });

  it('is one draft, however often and wherever it is taken', async () => {
    rememberWriting('A whale in the hall');
    const session = openDraftSession(33);
    const kept = { ...sessionStorage };
    await Promise.all([takeTriedDream(session, 33), takeTriedDream(session, 33)]);
    Object.assign(sessionStorage, kept);
    await takeTriedDream(session, 33);
    expect(await onDevice(33)).toEqual(['A whale in the hall']);
  });

  it('loses nothing that already stood there', async () => {
    const session = openDraftSession(34);
    await waitFor(() => expect(session.getState().isReady).toBe(true));
    session.update({ content: 'Begun yesterday' });
    rememberWriting('A whale in the hall');
    await takeTriedDream(session, 34);
    expect(session.getState().draft.content).toBe('A whale in the hall');
    expect(session.getState().orphans.map(({ content }) => content)).toEqual(['Begun yesterday']);
  });

  it('changes nothing where nothing was tried', async () => {
    const session = openDraftSession(35);
    // Opening ends within the test: what goes on behind it fails in another.
    await waitFor(() => expect(session.getState().isReady).toBe(true));
    const { id } = session.getState().draft;
    await takeTriedDream(session, 35);
    expect(session.getState().draft.id).toBe(id);
  });
});
