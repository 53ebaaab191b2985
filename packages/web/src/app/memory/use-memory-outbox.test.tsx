import 'fake-indexeddb/auto';
import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { emptyOutbox, openOutbox } from '#web/features/journal/dreams/outbox/open-outbox.ts';
import { buildEntry } from '#web/features/journal/dreams/testing/build-outbox.ts';
import { deviceMoments } from '#web/features/memory/moments/device/device-moments.ts';
import { renderQueryHook } from '#web/testing/render-part.tsx';
import { useMemoryOutbox } from './use-memory-outbox.ts';

const moment = { kind: 'moment', body: { note: 'Rain.', date: '2026-11-23' }, hasPicture: true } as const;
const mark = (value: 'none' | 'dream') =>
  ({ kind: 'recall-mark', body: { night: '2026-11-23', mark: value } }) as const;

async function open() {
  const { result } = renderQueryHook(() => useMemoryOutbox(7));
  await waitFor(() => expect(result.current.isReady).toBe(true));
  return { now: () => result.current };
}

describe('useMemoryOutbox', () => {
  afterEach(() => emptyOutbox(7));

  it('keeps what the pages give it, apart from dreams', async () => {
    await openOutbox(7).keep(buildEntry());
    const { now } = await open();
    await act(async () => {
      await now().keep('a-moment', moment);
      await now().keep('a-night', mark('none'));
      await now().keep('a-night', mark('dream'));
    });
    expect(now().waiting.moments).toMatchObject([{ id: 'a-moment', body: { note: 'Rain.' }, refusal: null }]);
    // One a night: the last mark holds.
    expect(now().waiting.marks).toEqual([{ night: '2026-11-23', mark: 'dream' }]);
    expect(now().waiting.exercises).toEqual([]);
  });

  it('keeps one state of an exercise: resting, ended, or let go of', async () => {
    const session = { date: '2026-11-23', duration: 60, assistedDays: 0, unassistedDays: 0, days: [] };
    const { now } = await open();
    const keep = (body: (typeof session & { completedAt: string | null }) | null) =>
      act(async () => void (await now().keep('a-run', { kind: 'exercise-session', body })));
    await keep({ ...session, completedAt: null });
    expect(now().waiting.exercises).toEqual([{ id: 'a-run', hasEnded: false, refusal: null }]);
    await keep({ ...session, completedAt: '2026-11-23T10:00:00.000Z' });
    expect(now().waiting.exercises).toEqual([{ id: 'a-run', hasEnded: true, refusal: null }]);
    await keep(null);
    expect(now().waiting.exercises).toEqual([{ id: 'a-run', hasEnded: false, refusal: null }]);
  });

  it('throws away what is not on its way, with its picture', async () => {
    await deviceMoments.putPicture(7, 'a-moment', new Blob(['rain'], { type: 'image/webp' }));
    const { now } = await open();
    await act(() => now().keep('a-moment', moment));
    const [entry] = openOutbox(7).state.get().entries;
    await act(async () => void (entry && (await openOutbox(7).hold(entry, 'sender', Date.now()))));
    expect(await now().forget('a-moment')).toBe(false);
    await act(async () => void (entry && (await openOutbox(7).release(entry))));
    await act(async () => void (await now().forget('a-moment')));
    expect(now().waiting.moments).toEqual([]);
    expect(await deviceMoments.picture(7, 'a-moment')).toBeNull();
  });

  it('tries again what was refused', async () => {
    const { now } = await open();
    await act(() => now().keep('a-moment', moment));
    const [entry] = openOutbox(7).state.get().entries;
    const refusal = { reason: 'moments.no_room', message: 'There is no more room.' };
    await act(async () => void (entry && (await openOutbox(7).change(entry, { refusal, triedAt: 1 }))));
    expect(now().waiting.moments[0]?.refusal).toEqual(refusal);
    const wake = vi.fn();
    openOutbox(7).onWake(wake);
    await act(() => now().retry('a-moment'));
    expect(now().waiting.moments[0]).toMatchObject({ refusal: null, triedAt: null });
    expect(wake).toHaveBeenCalledTimes(1);
  });
});
