import { createHash } from 'node:crypto';
import type { PushDevice } from '@chitta/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildProfile } from '#web/features/identity/profile/testing/build-profile.ts';
import { loadWords } from '#web/lib/i18n.ts';
import { pushKeys } from '#web/lib/push/push-keys.ts';
import { readLocal, writeLocal } from '#web/lib/storage-keys.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { buildDevice } from '../testing/build-device.ts';
import { publicKey, stubPush } from '../testing/stub-push.ts';
import { MessagingPreferences } from './messaging-preferences.tsx';

const preferences = 'POST /api/user/messaging-preferences';
const hashOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('hex');
const other = buildDevice();
const here = buildDevice({
  id: 4,
  browser: 'Chrome',
  system: 'Linux',
  endpointHash: hashOf('https://push.example/1'),
});

/** A server that keeps devices and preferences, as the calls change them. */
function open(first: readonly PushDevice[], answers: StubAnswers = {}, isOnFirst = true) {
  let items = first;
  let messaging = { emailNotifications: true, pushNotifications: isOnFirst };
  const remove = (id: number) => () => {
    items = items.filter((device) => device.id !== id);
    return { json: { success: true } };
  };
  const calls = stubApi({
    'GET /api/profile': () => dataAnswer(buildProfile({ messaging })),
    'GET /api/push/vapid-public-key': { json: { publicKey } },
    'GET /api/push/subscriptions': () => dataAnswer({ items, isOn: messaging.pushNotifications }),
    'POST /api/push/subscribe': ({ body }) => {
      const { subscription } = body as { subscription: { endpoint: string } };
      items = [{ ...here, endpointHash: hashOf(subscription.endpoint) }, ...items];
      return dataAnswer(items[0]);
    },
    'DELETE /api/push/subscriptions/3': remove(3),
    'DELETE /api/push/subscriptions/4': remove(4),
    [preferences]: ({ body }) => {
      messaging = body as typeof messaging;
      return dataAnswer(messaging);
    },
    ...answers,
  } as StubAnswers);
  const part = renderPart(
    <MessagingPreferences memberId={7} installWay={<button type="button">Install</button>} />,
  );
  return { ...part, calls };
}

const pushSwitch = () => screen.findByRole('switch', { name: 'Notifications on this device' });
const isOn = async () => (await pushSwitch()).getAttribute('aria-checked') === 'true';
const sent = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ key }) => key === preferences).map(({ body }) => body);

describe('MessagingPreferences', () => {
  beforeEach(() => loadWords('push'));

  const subscribed = () => {
    writeLocal(pushKeys.member, '7');
    return stubPush({ permission: 'granted', subscribedWith: publicKey });
  };

  it('is off where nothing is subscribed, whatever was chosen for other devices', async () => {
    stubPush({ permission: 'granted' });
    open([other]);
    expect(await isOn()).toBe(false);
    expect(await screen.findByText('Firefox on Android')).toBeTruthy();
    expect(screen.queryByText(/this device ·/)).toBeNull();
  });

  it('is on where browser and server have it, with this device marked', async () => {
    subscribed();
    open([here, other]);
    await waitFor(async () => expect(await isOn()).toBe(true));
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toContain('Chrome on Linuxthis device · since Nov 20, 2026');
    expect(second?.textContent).toContain('Firefox on Androidsince Nov 20, 2026');
    expect(within(first as HTMLElement).queryByRole('button', { name: /Remove/ })).toBeNull();
  });

  it.each<[string, readonly PushDevice[], boolean]>([
    ['the server has lost it', [other], true],
    ['its push service refuses everything', [{ ...here, isActive: false }], true],
    ['the member has turned pushes off', [here], false],
  ])('is off where %s', async (_why, devices, isAllowed) => {
    subscribed();
    open(devices, {}, isAllowed);
    await screen.findAllByRole('listitem');
    expect(await isOn()).toBe(false);
  });

  it('turns on: asks the browser, subscribes, tells the server', async () => {
    const browser = stubPush();
    const { user } = open([]);
    expect(await screen.findByText('None yet.')).toBeTruthy();
    await user.click(await pushSwitch());
    await waitFor(async () => expect(await isOn()).toBe(true));
    expect(browser.subscription).not.toBeNull();
    expect(await screen.findByText(/this device/, { selector: 'li p' })).toBeTruthy();
  });

  it('turns off: ends the subscription here and at the server, and with the last device pushes altogether', async () => {
    const browser = subscribed();
    const { user, calls } = open([here]);
    await waitFor(async () => expect(await isOn()).toBe(true));
    await user.click(await pushSwitch());
    await waitFor(async () => expect(await isOn()).toBe(false));
    expect(browser.subscription).toBeNull();
    expect(readLocal(pushKeys.member)).toBeNull();
    await waitFor(() =>
      expect(sent(calls)).toEqual([{ emailNotifications: true, pushNotifications: false }]),
    );
    expect(calls.map(({ key }) => key)).toContain('DELETE /api/push/subscriptions/4');
    expect(await screen.findByText('None yet.')).toBeTruthy();
  });

  it('leaves pushes on for other devices', async () => {
    subscribed();
    const { user, calls } = open([here, other]);
    await waitFor(async () => expect(await isOn()).toBe(true));
    await user.click(await pushSwitch());
    await waitFor(async () => expect(await screen.findAllByRole('listitem')).toHaveLength(1));
    expect(sent(calls)).toEqual([]);
  });

  it('says that the browser blocks, and takes it back once it does not', async () => {
    const browser = stubPush({ permission: 'denied' });
    open([]);
    expect(await screen.findByText(/^Blocked:/)).toBeTruthy();
    expect(screen.getByText(/press the icon left of the address/)).toBeTruthy();
    expect(screen.queryByRole('switch', { name: /this device/ })).toBeNull();
    browser.notifications.permission = 'default';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await pushSwitch()).toBeTruthy();
  });

  it('says that the browser knows no pushes', async () => {
    open([]);
    expect(await screen.findByText('Push notifications are not supported in this browser')).toBeTruthy();
    expect(screen.queryByRole('switch', { name: /this device/ })).toBeNull();
  });

  it('says on an iPhone that the app has to be installed, and how', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1',
    );
    open([]);
    expect(await screen.findByText(/iOS or iPadOS 16\.4/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Install' })).toBeTruthy();
  });

  it('switches mails, and goes back where that is not kept', async () => {
    stubPush();
    let isDown = false;
    const { user, calls } = open([], {
      [preferences]: ({ body }) => (isDown ? 'network-failure' : dataAnswer(body)),
    } as StubAnswers);
    const mails = await screen.findByRole('switch', { name: 'Email' });
    await user.click(mails);
    await waitFor(() => expect(mails.getAttribute('aria-checked')).toBe('false'));
    expect(sent(calls)).toEqual([{ emailNotifications: false, pushNotifications: true }]);
    isDown = true;
    await user.click(mails);
    expect((await screen.findByRole('alert')).textContent).toContain('Not saved. Network error');
    expect(mails.getAttribute('aria-checked')).toBe('false');
  });

  it('asks before another device is removed, says so, and leads the keyboard on', async () => {
    subscribed();
    const { user, calls } = open([here, other]);
    await user.click(await screen.findByRole('button', { name: 'Remove Firefox on Android' }));
    const question = await screen.findByRole('dialog', { name: 'Remove Firefox on Android?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(calls.map(({ key }) => key)).not.toContain('DELETE /api/push/subscriptions/3');
    await user.click(screen.getByRole('button', { name: 'Remove Firefox on Android' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    const outcome = await screen.findByText('Firefox on Android gets no more notifications.');
    expect(document.activeElement).toBe(outcome);
    await waitFor(async () => expect(await screen.findAllByRole('listitem')).toHaveLength(1));
  });

  it('says where a removal was refused', async () => {
    stubPush();
    const refusal = failureAnswer(404, 'push_subscriptions.not_found', 'gone');
    const { user } = open([other], { 'DELETE /api/push/subscriptions/3': refusal } as StubAnswers);
    await user.click(await screen.findByRole('button', { name: 'Remove Firefox on Android' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  });

  it.each([
    ['sent', /It should show within a few seconds/],
    ['delayed', /We’ll keep trying/],
    ['gone', /is off the list/],
    ['refused', /It was refused/],
  ])('says what became of a test: %s', async (outcome, words) => {
    stubPush();
    const { user } = open([other], {
      'POST /api/push/subscriptions/3/test': dataAnswer({ outcome }),
    } as StubAnswers);
    await user.click(await screen.findByRole('button', { name: 'Send a test to Firefox on Android' }));
    expect((await screen.findByText(words)).getAttribute('role')).toBe('status');
  });

  it('says what is wrong, and tries again', async () => {
    stubPush();
    let isDown = true;
    const { user } = open([], {
      'GET /api/push/subscriptions': () =>
        isDown ? 'network-failure' : dataAnswer({ items: [other], isOn: true }),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Network error');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Firefox on Android')).toBeTruthy();
  });
});
