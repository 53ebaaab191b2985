import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#web/lib/query-client.ts';
import { checkSession, expectedUser, mayBeSignedIn, sessionQuery } from '#web/lib/session.ts';
import { forgetMember } from '#web/lib/signing-out/forget-member.ts';
import { keepSigningOut } from '#web/lib/signing-out/keep-signing-out.ts';
import { whenSignedOutElsewhere } from '#web/lib/signing-out/other-windows.ts';
import { clearSigningOut, isSigningOut, markSigningOut } from '#web/lib/signing-out/signing-out-mark.ts';
import { localKeys } from '#web/lib/storage-keys.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { hintSignedIn } from '#web/testing/hint-signed-in.ts';
import { type StubAnswer, stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';
import { loggingOut } from './logging-out.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';

afterEach(clearSigningOut);

async function logoutWith(answer: StubAnswer) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(sessionQuery.queryKey, buildUser());
  queryClient.setQueryData(['/api/dreams'], ['private']);
  localStorage.setItem('anything', 'x');
  sessionStorage.setItem('anything', 'x');
  const seen: unknown[] = [];
  stubApi({
    'POST /api/auth/logout': () => {
      seen.push(queryClient.getQueryData(sessionQuery.queryKey), loggingOut.get(), mayBeSignedIn());
      return answer;
    },
  });
  let left = 0;
  await logout({
    queryClient,
    leave: async () => {
      left += 1;
    },
  });
  return { queryClient, seen, left };
}

describe('logout', () => {
  it('forgets the member here before the server is asked', async () => {
    const { seen } = await logoutWith({ json: { success: true } });
    expect(seen).toEqual([null, true, false]);
  });

  it.each<[string, StubAnswer, string, string]>([
    ['success', { json: { success: true } }, 'Logged Out', 'You have been successfully logged out.'],
    [
      'a refusal',
      { status: 500, json: {} },
      'Partial Logout',
      'Local session cleared, but server logout failed. Please refresh the page.',
    ],
    [
      'no answer',
      'network-failure',
      'Partial Logout',
      'Local session cleared, but an error occurred during server logout.',
    ],
  ])('clears storage and ends at the sign-in page after %s', async (_, answer, title, description) => {
    const { queryClient, left } = await logoutWith(answer);
    expect(currentToast.get()).toMatchObject({ title, description });
    expect(localStorage.getItem('anything')).toBeNull();
    expect(sessionStorage.getItem('anything')).toBeNull();
    expect(queryClient.getQueryData(['/api/dreams'])).toBeUndefined();
    expect(left).toBe(1);
    expect(loggingOut.get()).toBe(false);
    expect(isSigningOut()).toBe(title !== 'Logged Out');
  });

  it('stays signed out without the server, also after a restart, until it has heard of it', async () => {
    hintSignedIn(true);
    await logoutWith('network-failure');
    localStorage.setItem(localKeys.lastSession, JSON.stringify(buildUser()));
    let isDown = true;
    const done: StubAnswer = { json: { success: true } };
    const calls = stubApi({ 'POST /api/auth/logout': () => (isDown ? 'network-failure' : done) });
    // What a page asks as it opens; the cookie of the session is still there.
    expect(await checkSession()).toBeNull();
    expect(expectedUser()).toBeNull();
    expect(calls).toEqual([]);
    const stop = keepSigningOut();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.url).toBe('/api/auth/logout?ifSigningOut=true');
    isDown = false;
    await vi.waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(calls.length).toBeGreaterThan(1);
    });
    await vi.waitFor(() => expect(isSigningOut()).toBe(false));
    const asked = calls.length;
    window.dispatchEvent(new Event('online'));
    expect(calls).toHaveLength(asked);
    stop();
  });

  it('is sent as the page is left, where it has not been heard', async () => {
    const beacons: string[] = [];
    Object.assign(navigator, { sendBeacon: (url: string) => beacons.push(url) > 0 });
    stubApi({ 'POST /api/auth/logout': 'network-failure' });
    const stop = keepSigningOut();
    window.dispatchEvent(new Event('pagehide'));
    expect(beacons).toEqual([]);
    markSigningOut();
    window.dispatchEvent(new Event('pagehide'));
    expect(beacons).toEqual(['/api/auth/logout?ifSigningOut=true']);
    stop();
  });

  it('empties every other window at once', async () => {
    const other = createQueryClient();
    other.setQueryData(sessionQuery.queryKey, buildUser());
    other.setQueryData(['/api/dreams'], ['private']);
    const stop = whenSignedOutElsewhere(() => void forgetMember(other));
    await logoutWith('network-failure');
    await vi.waitFor(() => expect(other.getQueryData(['/api/dreams'])).toBeUndefined());
    expect(other.getQueryData(sessionQuery.queryKey)).toBeNull();
    stop();
  });

  it.each([
    ['has none', undefined],
    [
      'refuses them',
      class {
        constructor() {
          throw new DOMException('refused', 'SecurityError');
        }
      },
    ],
  ])('is done where the browser %s of the channels between windows', async (_, channel) => {
    vi.stubGlobal('BroadcastChannel', channel);
    whenSignedOutElsewhere(() => undefined)();
    const { queryClient, left } = await logoutWith({ json: { success: true } });
    expect(queryClient.getQueryData(sessionQuery.queryKey)).toBeNull();
    expect(left).toBe(1);
    expect(currentToast.get()?.title).toBe('Logged Out');
  });

  it('is over with the next sign-in', async () => {
    await logoutWith('network-failure');
    expect(isSigningOut()).toBe(true);
    stubApi({ 'POST /api/login': { json: buildUser() } });
    await login(createQueryClient(), { username: 'marisol', password: 'six quiet lamps' });
    expect(isSigningOut()).toBe(false);
  });
});
