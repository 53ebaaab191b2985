import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderQueryHook } from '#web/testing/render-part.tsx';
import { stubApi } from '#web/testing/stub-api.ts';
import { buildReminders } from './testing/build-reminders.ts';
import { useReminderDraft } from './use-reminder-draft.ts';

const kept = buildReminders();
const put = 'PUT /api/reminders';

function open(isDown: () => boolean = () => false) {
  const calls = stubApi({
    [put]: ({ body }) =>
      isDown()
        ? failureAnswer(503, 'server.overloaded', 'busy')
        : dataAnswer({ ...kept, ...(body as object) }),
  });
  const view = renderQueryHook(() => useReminderDraft(kept));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { ...view, pass, now: () => view.result.current, bodies: () => calls.map(({ body }) => body) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('useReminderDraft', () => {
  it('saves nothing that was not changed', async () => {
    const { pass, bodies, unmount } = open();
    await pass(5_000);
    unmount();
    expect(bodies()).toEqual([]);
  });

  it('saves a moment after the last of several changes, all of them at once', async () => {
    const { now, pass, bodies } = open();
    act(() => now().change({ remindersEnabled: false }));
    await pass(600);
    act(() => now().change({ quietHours: { from: '22:00', to: '07:00' } }));
    expect(now().status).toBe('pending');
    await pass(600);
    expect(bodies()).toEqual([]);
    await pass(100);
    expect(bodies()).toEqual([
      {
        remindersEnabled: false,
        quietHours: { from: '22:00', to: '07:00' },
        reminderTimes: kept.reminderTimes,
        channels: kept.channels,
      },
    ]);
  });

  it.each([
    ['the part is taken away', (view: ReturnType<typeof open>) => view.unmount()],
    ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ])('saves at once, and once, where %s', async (_, leave) => {
    const view = open();
    act(() => view.now().change({ remindersEnabled: false }));
    act(() => void leave(view));
    await view.pass(2_000);
    expect(view.bodies()).toMatchObject([{ remindersEnabled: false }]);
  });

  it('keeps what was set where it was not saved, and can be tried again', async () => {
    let isDown = true;
    const { now, pass, bodies } = open(() => isDown);
    act(() => now().change({ remindersEnabled: false }));
    await pass(700);
    vi.useRealTimers();
    await waitFor(() => expect(now().error).not.toBeNull());
    expect(now().draft.remindersEnabled).toBe(false);
    isDown = false;
    act(() => now().retry());
    await waitFor(() => expect(now().status).toBe('success'));
    expect(bodies()).toHaveLength(2);
  });

  it('leaves out a time without a weekday, which stays to be given one', async () => {
    const { now, pass, bodies } = open();
    const [first] = now().draft.rows;
    act(() => now().change({ rows: first ? [{ ...first, weekdays: [] }] : [] }));
    await pass(700);
    expect(bodies()).toMatchObject([{ reminderTimes: [] }]);
    expect(now().draft.rows).toHaveLength(1);
  });
});
