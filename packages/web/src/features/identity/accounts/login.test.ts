import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentLanguage, i18n } from '#web/lib/i18n.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { stubApi } from '#web/testing/stub-api.ts';
import { login } from './login.ts';

const credentials = { username: 'marisol', password: 'six quiet lamps' };

describe('login', () => {
  afterEach(async () => {
    localStorage.clear();
    await i18n.changeLanguage('en');
  });

  it.each([
    ['of the account', null, 'es'],
    ['chosen on this device', 'en', 'en'],
  ])('goes on in the language %s', async (_whose, chosen, expected) => {
    if (chosen) localStorage.setItem('language', chosen);
    stubApi({ 'POST /api/login': { json: buildUser({ language: 'es' }) } });
    await login(createQueryClient(), credentials);
    expect(currentLanguage()).toBe(expected);
    expect(localStorage.getItem('account-language')).toBe('es');
  });

  it('signs in', async () => {
    const client = createQueryClient();
    stubApi({ 'POST /api/login': { json: buildUser() } });
    await login(client, credentials);
    expect(client.getQueryData(sessionQuery.queryKey)).toMatchObject({ id: 7 });
  });

  it('allows one attempt at a time, and the next one afterwards', async () => {
    const client = createQueryClient();
    const calls = stubApi({ 'POST /api/login': { json: buildUser() } });
    const first = login(client, credentials);
    await expect(login(client, credentials)).rejects.toThrow('Login already in progress');
    await first;
    await login(client, credentials);
    expect(calls).toHaveLength(2);
  });

  it('refuses an answer without a user id', async () => {
    stubApi({ 'POST /api/login': { json: { success: true } } });
    await expect(login(createQueryClient(), credentials)).rejects.toThrow(
      'Invalid user data received from server',
    );
  });

  it('tells the server the time zone when it is another', async () => {
    const client = createQueryClient();
    const here = buildUser().timezone;
    const calls = stubApi({
      'POST /api/login': { json: buildUser({ timezone: 'Antarctica/Troll', language: 'es' }) },
      'PATCH /api/user': { json: buildUser() },
    });
    await login(client, credentials);
    await vi.waitFor(() => expect(client.getQueryData(sessionQuery.queryKey)?.timezone).toBe(here));
    expect(calls[1]?.body).toEqual({ timezone: here });
  });

  it('tells the server the language of mails where it is not known', async () => {
    const client = createQueryClient();
    const calls = stubApi({
      'POST /api/login': { json: buildUser({ language: null }) },
      'PATCH /api/user': { json: buildUser({ language: 'en' }) },
    });
    await login(client, credentials);
    await vi.waitFor(() => expect(client.getQueryData(sessionQuery.queryKey)?.language).toBe('en'));
    expect(calls[1]?.body).toEqual({ language: 'en' });
  });

  it('signs in even when the time zone cannot be saved', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    stubApi({
      'POST /api/login': { json: buildUser({ timezone: null }) },
      'PATCH /api/user': 'network-failure',
    });
    expect(await login(createQueryClient(), credentials)).toMatchObject({ id: 7 });
    await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  });
});
