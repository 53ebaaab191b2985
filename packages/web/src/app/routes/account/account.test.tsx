import type { ReadingSettings } from '@chitta/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildProfile } from '#web/features/identity/profile/testing/build-profile.ts';
import { buildReminders } from '#web/features/messaging/reminders/testing/build-reminders.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';

const settings: ReadingSettings = {
  followUpQuestions: true,
  hasModelConsent: false,
  isModelAvailable: false,
  address: null,
};
const ok = (data: unknown) => ({ json: { success: true, data } });
const devices = 'GET /api/push/subscriptions';
const noDevices = ok({ items: [], isOn: false });

function open(answers: StubAnswers = {}) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser() },
    'GET /api/reading-settings': ok(settings),
    'GET /api/profile': ok(buildProfile()),
    'GET /api/reminders': ok(buildReminders()),
    [devices]: noDevices,
    'PATCH /api/reading-settings': ok(settings),
    ...answers,
  });
  return { ...renderApp('/account'), calls };
}

const isOn = async (name: RegExp) =>
  (await screen.findByRole('switch', { name })).getAttribute('aria-checked') === 'true';
const changes = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ key }) => key.startsWith('PATCH')).map(({ body }) => body);

describe('account', () => {
  it('is reached from the menu', async () => {
    stubApi({
      'GET /api/user': { json: buildUser() },
      'GET /api/reading-settings': ok(settings),
      'GET /api/profile': ok(buildProfile()),
      'GET /api/reminders': ok(buildReminders()),
      [devices]: noDevices,
    });
    const { user, router } = renderApp('/help');
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    const find = () => screen.getAllByRole('link', { name: 'Account', hidden: true });
    await waitFor(() => expect(find()).toHaveLength(2));
    const links = find();
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/account', '/account']);
    await user.click(links[1] as HTMLElement);
    await waitFor(() => expect(router.state.location.pathname).toBe('/account'));
    expect(await screen.findByRole('heading', { name: 'Account' })).toBeTruthy();
  });

  it('saves a switch at once, by keyboard as well, and says so', async () => {
    const { user, calls } = open();
    const later = await screen.findByRole('switch', { name: 'Ask me later whether a reading fit' });
    later.focus();
    await user.keyboard(' ');
    expect(await isOn(/Ask me later/)).toBe(false);
    await waitFor(() => expect(screen.getByText('Saved').getAttribute('role')).toBe('status'));
    expect(changes(calls)).toEqual([{ followUpQuestions: false }]);
  });

  it('chooses how Spanish speaks, and takes it back', async () => {
    const { user, calls } = open();
    await user.click(await screen.findByRole('radio', { name: /^Feminine/ }));
    await waitFor(() => expect(screen.getByText('Saved')).toBeTruthy());
    await user.click(screen.getByRole('radio', { name: 'Neutral wording' }));
    await waitFor(() => expect(changes(calls)).toEqual([{ address: 'feminine' }, { address: null }]));
  });

  it('goes back to what is kept when a change is refused, and tries again when asked', async () => {
    let isDown = true;
    const { user, calls } = open({
      'PATCH /api/reading-settings': () => (isDown ? 'network-failure' : ok(settings)),
    });
    await user.click(await screen.findByRole('switch', { name: /Ask me later/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('Not saved. Network error.');
    expect(await isOn(/Ask me later/)).toBe(true);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('Saved')).toBeTruthy());
    expect(await isOn(/Ask me later/)).toBe(false);
    expect(changes(calls)).toHaveLength(2);
  });

  it('asks for consent only where there is a model', async () => {
    open();
    await screen.findByRole('switch', { name: /Ask me later/ });
    expect(screen.queryByRole('switch', { name: /language model/ })).toBeNull();
  });

  it('gives consent where there is one', async () => {
    const { user, calls } = open({
      'GET /api/reading-settings': ok({ ...settings, isModelAvailable: true }),
    });
    await user.click(await screen.findByRole('switch', { name: /language model/ }));
    await waitFor(() => expect(changes(calls)).toEqual([{ hasModelConsent: true }]));
  });

  it('says why nothing is shown, with a way to try again', async () => {
    let isDown = true;
    const { user } = open({
      'GET /api/reading-settings': () => (isDown ? 'network-failure' : ok(settings)),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Network error.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await isOn(/Ask me later/)).toBe(true);
  });

  it('says how Chitta may write, as it is on this device', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Messages from Chitta' })).toBeTruthy();
    expect(await screen.findByText('Push notifications are not supported in this browser')).toBeTruthy();
    expect(await isOn(/^Email/)).toBe(true);
  });
});
