import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildProfile } from '#web/features/identity/profile/testing/build-profile.ts';
import { chooseLanguage } from '#web/lib/i18n.ts';
import { pushKeys } from '#web/lib/push/push-keys.ts';
import { writeLocal } from '#web/lib/storage-keys.ts';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { publicKey, stubPush, stubStandalone } from '../testing/stub-push.ts';
import { PushPrompt } from './push-prompt.tsx';

const shownKey = 'push-prompt-post-install-shown';
const dismissedKey = 'push-prompt-dismissed';
const subscribe = 'POST /api/push/subscribe';
const preferences = 'POST /api/user/messaging-preferences';
const card = () => screen.queryByRole('region', { name: 'Stay Updated' });
const untilShown = () => screen.findByRole('region', { name: 'Stay Updated' });

function open(answers: StubAnswers = {}, installedAt: number | null = null) {
  const calls = stubApi({
    'GET /api/push/vapid-public-key': { json: { publicKey } },
    'GET /api/push/subscriptions': dataAnswer({ items: [], isOn: true }),
    'GET /api/profile': dataAnswer(
      buildProfile({ messaging: { emailNotifications: false, pushNotifications: true } }),
    ),
    [subscribe]: dataAnswer({}),
    [preferences]: ({ body }) => dataAnswer(body),
    ...answers,
  });
  const part = (at: number | null) => (
    <main id="content" tabIndex={-1}>
      <p>Page</p>
      <PushPrompt memberId={7} installedAt={at} />
    </main>
  );
  return { ...renderPart(part(installedAt)), calls };
}
const press = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

/** Goes through everything that is under way without waiting. */
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 60)));

describe('Stay Updated', () => {
  beforeEach(stubStandalone);
  afterEach(() => chooseLanguage('en'));

  it('comes in the installed app, is read aloud, and is marked as shown', async () => {
    stubPush();
    open();
    const shown = await untilShown();
    expect(
      within(shown)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Enable', 'Later']);
    expect(screen.getByRole('status').textContent).toContain('Stay Updated');
    expect(localStorage.getItem(shownKey)).not.toBeNull();
    expect(localStorage.getItem(dismissedKey)).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  it('speaks Spanish', async () => {
    await chooseLanguage('es');
    stubPush();
    open();
    expect(await screen.findByRole('region', { name: 'Mantente al día' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Más tarde' })).toBeTruthy();
  });

  it.each<[string, () => void]>([
    ['notifications are not supported', () => undefined],
    [
      'it was dismissed',
      () => {
        stubPush();
        writeLocal(pushKeys.promptDismissed, 'true');
      },
    ],
    ['permission is denied', () => void stubPush({ permission: 'denied' })],
    [
      'the app does not run installed',
      () => {
        stubPush();
        vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: false }));
      },
    ],
    [
      'it was shown after installing',
      () => {
        stubPush();
        writeLocal(pushKeys.promptShown, 'true');
      },
    ],
    ['there is a subscription', () => void stubPush({ permission: 'granted', subscribedWith: publicKey })],
  ])('stays away where %s', async (_why, prepare) => {
    prepare();
    open();
    await screen.findByText('Page');
    await settle();
    expect(card()).toBeNull();
    if (_why !== 'it was shown after installing') expect(localStorage.getItem(shownKey)).toBeNull();
  });

  it.each(['<dialog open></dialog>', '<div data-writing></div>', '<div class="tutorial-sheet"></div>'])(
    'waits while somebody is busy: %s',
    async (html) => {
      stubPush();
      const other = document.body.appendChild(document.createElement('div'));
      onTestFinished(() => other.remove());
      other.innerHTML = html;
      open();
      await screen.findByText('Page');
      await settle();
      expect(card()).toBeNull();
      expect(localStorage.getItem(shownKey)).toBeNull();
      other.remove();
      expect(await untilShown()).toBeTruthy();
    },
  );

  it('goes with Later, which is remembered', async () => {
    stubPush();
    const { user, calls } = open();
    await press(user, 'Later');
    expect(card()).toBeNull();
    expect(localStorage.getItem(dismissedKey)).not.toBeNull();
    expect(document.activeElement?.id).toBe('content');
    expect(calls).toEqual([]);
  });

  it('subscribes with Enable, tells the server, and forgets that it was dismissed', async () => {
    const browser = stubPush();
    const { user, calls } = open();
    await untilShown();
    writeLocal(pushKeys.promptDismissed, 'true');
    await press(user, 'Enable');
    await waitFor(() => expect(card()).toBeNull());
    expect(browser.asked).toBe(1);
    const told = calls.find(({ key }) => key === subscribe)?.body;
    expect(told).toEqual({
      subscription: {
        endpoint: browser.subscription?.endpoint,
        expirationTime: null,
        keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
      },
      userAgent: navigator.userAgent,
    });
    expect(localStorage.getItem(dismissedKey)).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('turns pushes on again for a member who had turned them off', async () => {
    stubPush();
    const { user, calls } = open({ 'GET /api/push/subscriptions': dataAnswer({ items: [], isOn: false }) });
    await press(user, 'Enable');
    await waitFor(() =>
      expect(calls.find(({ key }) => key === preferences)?.body).toEqual({
        emailNotifications: false,
        pushNotifications: true,
      }),
    );
  });

  it('is dismissed where the browser’s question is', async () => {
    stubPush({ answer: 'default' });
    const { user, calls } = open();
    await press(user, 'Enable');
    await waitFor(() => expect(card()).toBeNull());
    expect(localStorage.getItem(dismissedKey)).not.toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls).toEqual([]);
  });

  it('asks for mails where permission is denied, and says that they will come', async () => {
    stubPush({ answer: 'denied' });
    const { user, calls } = open();
    await press(user, 'Enable');
    const question = await screen.findByRole('dialog', { name: 'Notifications are blocked' });
    expect(localStorage.getItem(dismissedKey)).not.toBeNull();
    expect(card()).toBeNull();
    await user.click(within(question).getByRole('button', { name: 'OK' }));
    expect(
      await screen.findByText("Email notifications enabled! You'll receive important updates via email."),
    ).toBeTruthy();
    expect(calls.find(({ key }) => key === preferences)?.body).toMatchObject({ emailNotifications: true });
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('sends no mails to whoever wants none', async () => {
    stubPush({ answer: 'denied' });
    const { user, calls } = open();
    await press(user, 'Enable');
    await press(user, 'Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.map(({ key }) => key)).not.toContain(preferences);
  });

  it('says where mails could not be turned on', async () => {
    stubPush({ answer: 'denied' });
    const { user } = open({ [preferences]: 'network-failure' });
    await press(user, 'Enable');
    await press(user, 'OK');
    expect((await screen.findByRole('alert')).textContent).toContain('Network error');
  });

  it.each<[string, StubAnswers, string]>([
    [
      'the key',
      { 'GET /api/push/vapid-public-key': { status: 503, json: {} } },
      'Failed to get VAPID key: 503',
    ],
    [
      'the server',
      { [subscribe]: { status: 422, json: { success: false, code: 'VALIDATION', message: 'Not there' } } },
      'Not there',
    ],
  ])('says where %s fails, and leaves no subscription behind', async (_what, answers, detail) => {
    const browser = stubPush();
    const { user } = open(answers);
    await press(user, 'Enable');
    expect(
      await screen.findByText(
        'Failed to set up push notifications. You can try again later in your account settings.',
      ),
    ).toBeTruthy();
    expect(screen.getByText(detail)).toBeTruthy();
    expect(browser.subscription).toBeNull();
    expect(localStorage.getItem(pushKeys.member)).toBeNull();
  });

  it('says where the browser will not subscribe', async () => {
    const browser = stubPush();
    browser.problem = new DOMException('Registration failed', 'AbortError');
    const { user } = open();
    await press(user, 'Enable');
    expect(await screen.findByText('Registration failed')).toBeTruthy();
  });
});

describe('after installing from a page', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  it('comes two seconds later, though the page runs in the browser still', async () => {
    stubPush();
    open({}, Date.now());
    await screen.findByText('Page');
    await act(() => vi.advanceTimersByTimeAsync(1800));
    expect(card()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(await untilShown()).toBeTruthy();
  });

  it('stays away where it was dismissed before', async () => {
    stubPush();
    writeLocal(pushKeys.promptDismissed, 'true');
    open({}, Date.now());
    await screen.findByText('Page');
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(card()).toBeNull();
  });
});
