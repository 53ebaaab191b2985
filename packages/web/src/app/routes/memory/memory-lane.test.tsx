import 'fake-indexeddb/auto';
import type { Moment } from '@chitta/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyOutbox, openOutbox } from '#web/features/journal/dreams/outbox/open-outbox.ts';
import { buildProgress } from '#web/features/memory/memory-progress/testing/build-progress.ts';
import { forgetMoments } from '#web/features/memory/moments/device/device-moments.ts';
import { buildMoment } from '#web/features/memory/moments/testing/build-moment.ts';
import { stubPush } from '#web/features/messaging/push-subscriptions/testing/stub-push.ts';
import { buildReminders } from '#web/features/messaging/reminders/testing/build-reminders.ts';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswer, type StubAnswers, type StubCall, stubApi } from '#web/testing/stub-api.ts';

const user = buildUser({ timezone: 'UTC' });
const settings = {
  reminderTimes: [],
  remindersEnabled: true,
  exerciseGoal: 7,
  notificationsEnabled: true,
};

/** A server that keeps moments as the calls change them; `isDown`: it cannot be reached. */
function open(address: string, first: readonly Moment[] = [], answers: StubAnswers = {}) {
  const server = { moments: [...first], isDown: false };
  const reach = (answer: (call: StubCall) => StubAnswer) => (call: StubCall) =>
    server.isDown ? 'network-failure' : answer(call);
  const changes = first.map(({ id }) => [
    `PATCH /api/memory/moments/${id}`,
    reach(({ body }) => {
      const { basedOn: _, ...changed } = body as { basedOn: object };
      server.moments = server.moments.map((each) => (each.id === id ? { ...each, ...changed } : each));
      return dataAnswer(server.moments.find((each) => each.id === id));
    }),
  ]);
  const calls = stubApi({
    'GET /api/user': reach(() => ({ json: user })),
    'GET /api/memory/moments': reach(({ url }) => {
      const query = new URL(url, 'http://localhost').searchParams;
      const isArchived = query.get('archived') === 'true';
      const items = server.moments.filter(
        (each) => each.isArchived === isArchived && (isArchived || each.date === query.get('date')),
      );
      return dataAnswer({ items, nextCursor: null });
    }),
    'POST /api/memory/moments': reach(({ body }) => {
      const kept = { ...buildMoment({ id: 'n'.repeat(22), kind: null }), ...(body as object) };
      server.moments.unshift(kept);
      return { status: 201, json: { success: true, data: kept } };
    }),
    'GET /api/memory/calendar': reach(() =>
      dataAnswer({ month: '2026-11', days: [{ date: '2026-11-20', moments: 2, pictureOf: null }] }),
    ),
    'GET /api/memory/recall-marks': reach(() => dataAnswer({ nights: [] })),
    'GET /api/memory/progress': reach(() => dataAnswer(buildProgress())),
    'GET /api/memory/settings': reach(() => dataAnswer(settings)),
    'GET /api/memory/exercise-sessions': reach(() => dataAnswer({ items: [], nextCursor: null })),
    'GET /api/reminders': reach(() => dataAnswer(buildReminders({ push: { isOn: true, devices: 0 } }))),
    'GET /api/push/subscriptions': reach(() => dataAnswer({ items: [], isOn: true })),
    ...Object.fromEntries(changes),
    ...answers,
  } as StubAnswers);
  return { ...renderApp(address), calls, server };
}

/** The connection goes, or comes back. */
function connect(isOnline: boolean, server: { isDown: boolean }) {
  server.isDown = !isOnline;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  fireEvent(window, new Event(isOnline ? 'online' : 'offline'));
}

const views = async () => within(await screen.findByRole('navigation', { name: 'Parts of this page' }));
const shownNotes = () =>
  [...document.querySelectorAll('.memory-moments .moment-note')].map(({ textContent }) => textContent);

describe('/memory-lane', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-23T08:00:00Z'), shouldAdvanceTime: true, toFake: ['Date'] });
    return () => vi.useRealTimers();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await emptyOutbox(user.id);
    await forgetMoments(user.id);
    localStorage.clear();
  });

  it('opens with today, what a moment is, and the night before', async () => {
    open('/memory-lane');
    expect(await screen.findByRole('heading', { level: 1, name: 'Improve Memory' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Today, November 23' })).toBeTruthy();
    expect(await screen.findByText(/^Nothing kept today yet/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'What was left of last night?' })).toBeTruthy();
    expect((await views()).getByRole('link', { current: 'page' }).textContent).toBe('Day');
  });

  it('keeps what is written, and sends it', async () => {
    const { user: hand, server } = open('/memory-lane');
    await hand.type(await screen.findByRole('textbox', { name: 'What was it?' }), 'Fog on the river.');
    await hand.click(screen.getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(server.moments).toMatchObject([{ note: 'Fog on the river.' }]));
    await waitFor(() => expect(openOutbox(user.id).state.get().entries).toEqual([]));
    await waitFor(() => expect(shownNotes()).toEqual(['Fog on the river.']));
  });

  it('changes and archives without a connection, and sends it in the end', async () => {
    const { user: hand, server } = open('/memory-lane', [
      buildMoment({ id: 'b'.repeat(22), momentNumber: 2, note: 'The bus driver waved.' }),
      buildMoment(),
    ]);
    await waitFor(() => expect(shownNotes()).toEqual(['The bus driver waved.', 'Fog on the river.']));
    connect(false, server);
    expect(await screen.findByText(/^You are offline/)).toBeTruthy();
    const act = (row: number, name: string) =>
      hand.click(screen.getAllByRole('button', { name, hidden: true })[row] as HTMLElement);
    await act(0, 'Edit');
    const form = within(screen.getByRole('form', { name: 'Edit moment 2' }));
    await hand.clear(form.getByRole('textbox'));
    await hand.type(form.getByRole('textbox'), 'She waved.');
    await hand.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(shownNotes()).toEqual(['She waved.', 'Fog on the river.']));
    await act(1, 'Archive');
    await waitFor(() => expect(shownNotes()).toEqual(['She waved.']));
    expect(screen.getByText(/^Your change is on this device/)).toBeTruthy();
    expect(server.moments[0]?.note).toBe('The bus driver waved.');
    // It is in the archive already, on this device.
    await hand.click((await views()).getByRole('link', { name: 'Archive' }));
    expect(await screen.findByText('Fog on the river.')).toBeTruthy();

    connect(true, server);
    await waitFor(() => expect(openOutbox(user.id).state.get().entries).toEqual([]));
    expect(server.moments).toMatchObject([
      { note: 'She waved.', isArchived: false },
      { note: 'Fog on the river.', isArchived: true },
    ]);
    expect(screen.queryByText(/^Your change is on this device/)).toBeNull();
  });

  it('goes from day to day, and the address says which', async () => {
    const { user: hand, router } = open('/memory-lane', [
      buildMoment({ date: '2026-11-22', note: 'Pears.' }),
    ]);
    await hand.click(await screen.findByRole('button', { name: 'The day before' }));
    expect(await screen.findByText('Pears.')).toBeTruthy();
    expect(router.state.location.search).toEqual({ day: '2026-11-22' });
    await hand.click(screen.getByRole('button', { name: 'Back to today' }));
    expect(await screen.findByText(/^Nothing kept today yet/)).toBeTruthy();
    expect(router.state.location.search).toEqual({});
  });

  it('does not go to a day that is to come', async () => {
    open('/memory-lane?day=2027-01-01');
    expect(await screen.findByRole('heading', { name: 'Today, November 23' })).toBeTruthy();
  });

  it('shows a month, and leads from there to a day', async () => {
    const { user: hand } = open('/memory-lane?view=month', [
      buildMoment({ date: '2026-11-20', note: 'A letter.' }),
    ]);
    expect(await screen.findByText('2 moments on 1 day')).toBeTruthy();
    await hand.click(screen.getByRole('link', { name: 'November 20: 2 moments' }));
    expect(await screen.findByText('A letter.')).toBeTruthy();
  });

  it('keeps what was written in an exercise as moments of their days, where that is wanted', async () => {
    const create = 'POST /api/memory/exercise-sessions';
    const {
      user: hand,
      server,
      calls,
    } = open('/memory-lane?view=exercise', [], {
      [create]: { status: 201, json: { success: true, data: {} } },
    });
    await hand.click(await screen.findByRole('button', { name: 'Begin with yesterday' }));
    await hand.type(screen.getByLabelText('A few words, if you like'), 'Pears.');
    await hand.click(screen.getByRole('button', { name: 'I remember it' }));
    await hand.click(screen.getByRole('button', { name: 'End here' }));
    await hand.click(screen.getByRole('switch', { name: 'Keep what I wrote as a moment of its day' }));
    await hand.click(screen.getByRole('button', { name: 'Keep this exercise' }));
    await waitFor(() => expect(server.moments).toMatchObject([{ note: 'Pears.', date: '2026-11-22' }]));
    await waitFor(() =>
      expect(calls.find(({ key }) => key === create)?.body).toMatchObject({ unassistedDays: 1 }),
    );
  });

  it('tells of an exercise that rests on another device', async () => {
    const session = { id: 'e'.repeat(22), date: '2026-11-22', unassistedDays: 1, assistedDays: 0, days: [] };
    open('/memory-lane', [], {
      'GET /api/memory/exercise-sessions': dataAnswer({ items: [session], nextCursor: null }),
    });
    expect(await screen.findByText('An exercise is paused')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go on with it' }).getAttribute('href')).toBe(
      '/memory-lane?view=exercise',
    );
  });

  it('has the reminders among its settings, asked for only where they are opened', async () => {
    stubPush();
    vi.stubGlobal('Notification', { permission: 'default' });
    const { user: hand, calls } = open('/memory-lane');
    const summary = await screen.findByText('Settings');
    expect(calls.some(({ key }) => key === 'GET /api/reminders')).toBe(false);
    await hand.click(summary);
    fireEvent(summary.closest('details') as HTMLElement, new Event('toggle'));
    expect(await screen.findByRole('heading', { name: 'Reminders' })).toBeTruthy();
    expect(await screen.findByRole('switch', { name: 'Remind me' })).toBeTruthy();
    // Where none would come, the way to turn them on is right there.
    expect(await screen.findByText('No device of yours gets notifications yet.')).toBeTruthy();
    expect(await screen.findByRole('switch', { name: 'Notifications on this device' })).toBeTruthy();
  });

  it('says that the session has ended, and that nothing is lost', async () => {
    const { server, user: hand } = open('/memory-lane');
    await screen.findByText(/^Nothing kept today yet/);
    openOutbox(user.id).mark({ isSignedOut: true });
    expect(await screen.findByText(/^Your session has ended/)).toBeTruthy();
    await hand.click(screen.getByRole('button', { name: 'Sign in again' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Improve Memory' })).toBeNull());
    expect(server.moments).toEqual([]);
  });
});
