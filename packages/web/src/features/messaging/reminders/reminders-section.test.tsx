import type { Reminders } from '@chitta/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswer, type StubCall, stubApi } from '#web/testing/stub-api.ts';
import { RemindersSection } from './reminders-section.tsx';
import { buildReminders } from './testing/build-reminders.ts';

interface OpenOptions {
  readonly reminders?: Partial<Reminders>;
  readonly put?: (call: StubCall) => StubAnswer;
  readonly get?: () => StubAnswer;
}

function open({ reminders, put, get }: OpenOptions = {}) {
  const kept = buildReminders(reminders);
  const calls = stubApi({
    'GET /api/reminders': get ?? dataAnswer(kept),
    'PUT /api/reminders': put ?? (({ body }) => dataAnswer({ ...kept, ...(body as object) })),
    'PATCH /api/profile': dataAnswer({ timezone: 'America/Lima', isTimezoneChosen: true }),
  });
  const part = renderPart(<RemindersSection turnOn={<button type="button">Turn on here</button>} />);
  const saved = () =>
    calls.filter(({ key }) => key === 'PUT /api/reminders').map(({ body }) => body as Reminders);
  return { ...part, calls, saved };
}
const fieldset = (name: string) => screen.findAllByRole('group', { name });
const kind = async (name: string) => (await fieldset(name))[0] as HTMLElement;

describe('RemindersSection', () => {
  beforeAll(() => loadWords('reminders'));
  beforeEach(() => {
    vi.stubGlobal('Notification', { permission: 'granted' });
    const options = new Intl.DateTimeFormat().resolvedOptions();
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...options,
      timeZone: 'UTC',
    });
  });
  afterEach(() => vi.restoreAllMocks());

  it('shows the next ones by the member’s clock', async () => {
    open({ reminders: { timezone: 'Europe/Prague' } });
    const next = await screen.findByText(/Monday 8:00 AM|Monday at 8:00 AM/);
    expect(next.getAttribute('datetime')).toBe('2026-11-23T07:00:00.000Z');
  });

  it('saves several presses as one change, with each weekday once', async () => {
    const { saved } = open();
    const morning = await kind('Morning');
    const saturday = within(morning).getAllByRole('button', { name: 'Saturday' });
    expect(saturday.map((day) => day.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
    fireEvent.click(saturday[0] as HTMLElement);
    fireEvent.click(within(morning).getAllByRole('button', { name: 'Monday' })[0] as HTMLElement);
    expect(saturday.map((day) => day.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(saved().map(({ reminderTimes }) => reminderTimes)).toEqual([
      [
        { kind: 'morning', weekdays: [2, 3, 4, 5, 6], time: '07:00' },
        { kind: 'morning', weekdays: [7], time: '09:00' },
      ],
    ]);
  });

  it('adds a time, changes it and takes it off again', async () => {
    const { saved, user } = open();
    const evening = await kind('Evening');
    await user.click(within(evening).getByRole('button', { name: 'Add a time' }));
    fireEvent.change(within(evening).getByLabelText('Time'), { target: { value: '21:15' } });
    await waitFor(() =>
      expect(saved().at(-1)?.reminderTimes[2]).toEqual({
        kind: 'evening',
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        time: '21:15',
      }),
    );
    await user.click(within(evening).getByRole('button', { name: 'Remove the time 21:15' }));
    await waitFor(() => expect(saved().at(-1)?.reminderTimes).toHaveLength(2));
    await waitFor(() =>
      expect(document.activeElement).toBe(within(evening).getByRole('button', { name: 'Add a time' })),
    );
  });

  it('says what quiet hours do to a time', async () => {
    const { saved, user } = open();
    await user.click(await screen.findByRole('switch', { name: 'Quiet hours' }));
    expect(screen.queryByText(/In your quiet hours/)).toBeNull();
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '08:00' } });
    expect(screen.getByText('In your quiet hours: comes at 08:00.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '09:30' } });
    expect(screen.getByText('In your quiet hours: does not come.')).toBeTruthy();
    expect(screen.getByText('In your quiet hours: comes at 09:30.')).toBeTruthy();
    await waitFor(() => expect(saved().at(-1)?.quietHours).toEqual({ from: '22:00', to: '09:30' }));
  });

  it('keeps what was set where it cannot be saved, and tries again', async () => {
    let isDown = true;
    const put = ({ body }: StubCall): StubAnswer =>
      isDown ? 'network-failure' : dataAnswer({ ...buildReminders(), ...(body as object) });
    const { saved, user } = open({ put });
    await user.click(await screen.findByRole('switch', { name: 'Remind me' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Not saved\./);
    expect(screen.getByRole('switch', { name: 'Remind me' }).getAttribute('aria-checked')).toBe('false');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(saved().map(({ remindersEnabled }) => remindersEnabled)).toEqual([false, false]);
  });

  it('saves what waits when the page is left', async () => {
    const { saved, user, unmount } = open();
    await user.click(await screen.findByRole('switch', { name: 'Remind me' }));
    unmount();
    await waitFor(() => expect(saved()).toMatchObject([{ remindersEnabled: false }]));
  });

  it.each([
    ['denied', {}, /This device gets no notifications/],
    ['granted', { push: { isOn: false, devices: 1 } }, /Notifications are turned off/],
    ['granted', { push: { isOn: true, devices: 0 } }, /No device of yours/],
  ])('with permission %s and %j says why no push comes here', async (permission, reminders, words) => {
    vi.stubGlobal('Notification', { permission });
    open({ reminders });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Turn on here' })).toBeTruthy();
  });

  it.each([
    ['off', /Emails are turned off/],
    ['unverified', /once you have confirmed your address/],
    ['refused', /did not accept the last reminder/],
  ] as const)('says that mails are %s where one is chosen', async (mail, words) => {
    const { user } = open({ reminders: { mail } });
    await kind('Morning');
    expect(screen.queryByText(words)).toBeNull();
    const boxes = screen.getAllByRole('checkbox', { name: 'Email' });
    await user.click(boxes[0] as HTMLElement);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('offers the time zone of this device where it is another', async () => {
    const { calls, user } = open({ reminders: { timezone: 'America/Lima' } });
    await user.click(await screen.findByRole('button', { name: 'Use the time of this device' }));
    await waitFor(() =>
      expect(calls.find(({ key }) => key === 'PATCH /api/profile')?.body).toEqual({ timezone: 'UTC' }),
    );
  });

  it('says why nothing is shown, with a way to try again', async () => {
    let isDown = true;
    const { user } = open({ get: () => (isDown ? 'network-failure' : dataAnswer(buildReminders())) });
    expect((await screen.findByRole('alert')).textContent).toContain('Network error.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await kind('Morning')).toBeTruthy();
  });
});
