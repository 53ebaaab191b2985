import 'fake-indexeddb/auto';
import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { emptyOutbox, openOutbox } from '#web/features/journal/dreams/outbox/open-outbox.ts';
import { buildMoment } from '#web/features/memory/moments/testing/build-moment.ts';
import { renderQueryHook } from '#web/testing/render-part.tsx';
import { useMemoryOutbox } from './use-memory-outbox.ts';

const moment = buildMoment();
const refusal = { reason: 'moments.changed_meanwhile', message: 'Changed.' };
const entries = () => openOutbox(7).state.get().entries;

async function open() {
  const { result } = renderQueryHook(() => useMemoryOutbox(7));
  await waitFor(() => expect(result.current.isReady).toBe(true));
  return { now: () => result.current.changes };
}

async function openRefused() {
  const { now } = await open();
  await act(async () => void (await now().onChange(moment, { note: 'Rain.' })));
  const [entry] = entries();
  await act(async () => void (entry && (await openOutbox(7).change(entry, { refusal }))));
  const [pending] = now().waiting;
  if (!pending) throw new Error('Nothing waits.');
  return { now, pending };
}

describe('useMomentChanges', () => {
  afterEach(() => emptyOutbox(7));

  it('keeps one entry a moment, in which the last changes hold all', async () => {
    const { now } = await open();
    await act(async () => {
      await now().onChange(moment, { note: 'Rain.' });
      await now().onChange({ ...moment, note: 'Rain.' }, { isArchived: true });
      await now().onChange(buildMoment({ id: 'b'.repeat(22) }), { kind: null });
    });
    expect(entries().map(({ id }) => id)).toEqual([
      `moment-change-${moment.id}`,
      `moment-change-${'b'.repeat(22)}`,
    ]);
    expect(now().waiting[0]).toMatchObject({
      before: moment,
      changes: { note: 'Rain.', isArchived: true },
      earlier: [{ note: 'Rain.', kind: 'nature' }],
      refusal: null,
    });
  });

  it('does not touch what is being sent just now', async () => {
    const { now } = await open();
    await act(async () => void (await now().onChange(moment, { note: 'Rain.' })));
    const [first] = entries();
    if (!first) throw new Error('Nothing waits.');
    await act(async () => void (await openOutbox(7).hold(first, 'sender', Date.now())));
    await act(async () => void (await now().onChange(moment, { note: 'Snow.' })));
    // What the sender says of the one it had is not said of this one.
    await act(() => openOutbox(7).remove(first));
    expect(now().waiting).toMatchObject([{ changes: { note: 'Snow.' } }]);
  });

  it('puts mine in the place of the other', async () => {
    const { now, pending } = await openRefused();
    const current = { ...moment, note: 'Snow.' };
    await act(async () => void (await now().onSettle(pending, 'mine', current)));
    expect(now().waiting).toMatchObject([
      { before: current, changes: { note: 'Rain.' }, earlier: [], refusal: null },
    ]);
  });

  it('keeps both: mine as a moment of the same day and hour', async () => {
    const { now, pending } = await openRefused();
    await act(async () => void (await now().onSettle(pending, 'both', null)));
    expect(entries()).toMatchObject([
      {
        work: {
          kind: 'moment',
          body: { note: 'Rain.', kind: 'nature', date: moment.date, timestamp: moment.timestamp },
          hasPicture: false,
        },
      },
    ]);
  });

  it('lets mine go, unless it is on its way just now', async () => {
    const { now, pending } = await openRefused();
    const [entry] = entries();
    await act(async () => void (entry && (await openOutbox(7).hold(entry, 'sender', Date.now()))));
    expect(await now().onSettle(pending, 'theirs', null)).toBe(false);
    await act(async () => void (entry && (await openOutbox(7).release(entry))));
    await act(async () => void (await now().onSettle(pending, 'theirs', null)));
    expect(entries()).toEqual([]);
  });
});
