import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildProfile } from '#web/features/profile/testing/build-profile.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';

const preferences = 'POST /api/user/messaging-preferences';
const ok = (data: unknown) => ({ json: { success: true, data } });
const settings = { followUpQuestions: true, hasModelConsent: false, isModelAvailable: false, address: null };

function open(answers: StubAnswers = {}, user = buildUser()) {
  const calls = stubApi({
    'GET /api/user': { json: user },
    'GET /api/reading-settings': ok(settings),
    'GET /api/profile': ok(buildProfile()),
    [preferences]: ({ body }) => ok(body),
    ...answers,
  });
  return { ...renderApp('/account'), calls };
}
const chosen = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ key }) => key === preferences).map(({ body }) => body);
const push = () => screen.findByRole('switch', { name: 'As notifications on this device' });
const email = () => screen.findByRole('switch', { name: 'By email' });

function stubPermission(answer: NotificationPermission | Error) {
  const requestPermission = async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  };
  vi.stubGlobal('Notification', { requestPermission });
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
}

describe('messages', () => {
  it('are switched at once', async () => {
    const { user, calls } = open();
    await user.click(await email());
    await waitFor(async () => expect((await email()).getAttribute('aria-checked')).toBe('false'));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(chosen(calls)).toEqual([{ emailNotifications: false, pushNotifications: false }]);
  });

  it('go back to what is kept where it could not be saved', async () => {
    const { user } = open({ [preferences]: 'network-failure' });
    await user.click(await email());
    expect((await screen.findByRole('alert')).textContent).toContain('Not saved. Network error.');
    expect((await email()).getAttribute('aria-checked')).toBe('true');
  });

  it('come as notifications once the browser lets them through', async () => {
    stubPermission('granted');
    const { user, calls } = open();
    await user.click(await push());
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(chosen(calls)).toEqual([{ emailNotifications: true, pushNotifications: true }]);
  });

  it('come by email instead where the browser does not, if the member says so', async () => {
    stubPermission('denied');
    const profile = buildProfile({ messaging: { emailNotifications: false, pushNotifications: false } });
    const { user, calls } = open({ 'GET /api/profile': ok(profile) });
    await user.click(await push());
    await user.click(await screen.findByRole('button', { name: 'No' }));
    expect(chosen(calls)).toEqual([]);
    await user.click(await push());
    await user.click(await screen.findByRole('button', { name: 'Yes, by email' }));
    expect(
      await screen.findByText("Email notifications enabled! You'll receive important updates via email."),
    ).toBeTruthy();
    expect(chosen(calls)).toEqual([{ emailNotifications: true, pushNotifications: false }]);
  });

  it.each([
    [
      'fails',
      new Error('no'),
      'Failed to set up push notifications. You can try again later in your account settings.',
    ],
    ['knows no notifications', null, 'Push notifications are not supported in this browser'],
  ])('say so where the browser %s', async (_, answer, text) => {
    if (answer) stubPermission(answer);
    const { user, calls } = open();
    await user.click(await push());
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(chosen(calls)).toEqual([]);
  });

  it('stay as they are where the question is put aside', async () => {
    stubPermission('default');
    const { user, calls } = open();
    await user.click(await push());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(chosen(calls)).toEqual([]);
  });
});

describe('the plan', () => {
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();

  it('says what is left, and when all of it is there again', async () => {
    open({}, buildUser({ translationsUsed: 1, translationsResetDate: inAnHour }));
    expect(await screen.findByText(/^Free: 3 readings a day/)).toBeTruthy();
    expect(screen.getByText(/^All of them are there again on \w+day/)).toBeTruthy();
    expect(screen.getByText(/2 of 3/)).toBeTruthy();
  });

  it.each([
    [{ subscriptionTier: 'premium' }, /^Premium: as many/],
    [{ hasUnlimitedAccess: true }, /without a subscription/],
  ])('of %j has no limit', async (overrides, text) => {
    open({}, buildUser(overrides));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByText(/there again/)).toBeNull();
  });
});
