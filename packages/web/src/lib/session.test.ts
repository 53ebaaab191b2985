import { describe, expect, it, vi } from 'vitest';
import { buildUser } from '#web/testing/build-user.ts';
import { hintSignedIn } from '#web/testing/hint-signed-in.ts';
import { signedOut, stubApi } from '#web/testing/stub-api.ts';
import { createQueryClient } from './query-client.ts';
import { checkSession, isPremium, patchSessionUser, sessionQuery } from './session.ts';
import { localKeys, writeLocal } from './storage-keys.ts';

describe('checkSession', () => {
  it('gives the member', async () => {
    stubApi({ 'GET /api/user': { json: buildUser() } });
    expect(await checkSession()).toEqual(buildUser());
  });

  it('gives null for a visitor', async () => {
    stubApi({ 'GET /api/user': signedOut });
    expect(await checkSession()).toBeNull();
  });

  it('asks nothing where nobody signed in', async () => {
    hintSignedIn(false);
    const calls = stubApi({});
    writeLocal(localKeys.lastSession, JSON.stringify(buildUser()));
    expect(await checkSession()).toBeNull();
    expect(calls).toEqual([]);
  });

  it('knows the hint of a secure address', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('theme=dark; __Host-chitta_signed_in=1');
    stubApi({ 'GET /api/user': { json: buildUser() } });
    expect(await checkSession()).toEqual(buildUser());
  });

  it('refuses an answer without an id', async () => {
    stubApi({ 'GET /api/user': { json: { username: 'nobody' } } });
    await expect(checkSession()).rejects.toThrow('Invalid user data from server');
  });

  it('names the status of a failed check', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    stubApi({ 'GET /api/user': { status: 503, json: {} } });
    await expect(checkSession()).rejects.toMatchObject({ status: 503 });
    expect(warn).toHaveBeenCalledWith('Session check failed: 503');
  });

  it('remembers the member without a connection', async () => {
    stubApi({ 'GET /api/user': 'network-failure' });
    expect(await checkSession()).toBeNull();
    stubApi({ 'GET /api/user': { json: buildUser() } });
    await checkSession();
    stubApi({ 'GET /api/user': 'network-failure' });
    expect(await checkSession()).toMatchObject({ username: 'marisol' });
  });
});

describe('patchSessionUser', () => {
  it('changes a member and leaves a visitor alone', () => {
    const client = createQueryClient();
    client.setQueryData(sessionQuery.queryKey, null);
    patchSessionUser(client, { translationsUsed: 2 });
    expect(client.getQueryData(sessionQuery.queryKey)).toBeNull();
    client.setQueryData(sessionQuery.queryKey, buildUser());
    patchSessionUser(client, { translationsUsed: 2 });
    expect(client.getQueryData(sessionQuery.queryKey)).toEqual(buildUser({ translationsUsed: 2 }));
  });
});

describe('isPremium', () => {
  it.each([
    ['free', false, false],
    ['premium', false, true],
    ['free', true, true],
  ])('tier %s, unlimited %s: %s', (subscriptionTier, hasUnlimitedAccess, expected) => {
    expect(isPremium({ subscriptionTier, hasUnlimitedAccess })).toBe(expected);
  });
});
