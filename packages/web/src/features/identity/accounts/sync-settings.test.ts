import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#web/lib/query-client.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { type StubAnswer, stubApi } from '#web/testing/stub-api.ts';
import { browserTimezone, saveLanguage, syncSettings } from './sync-settings.ts';

const zone = browserTimezone();
const elsewhere = zone === 'Asia/Tokyo' ? 'Europe/Madrid' : 'Asia/Tokyo';
const warn = vi.fn();

function open(answer: StubAnswer = { json: buildUser({ username: 'changed' }) }) {
  const calls = stubApi({ 'PATCH /api/user': answer });
  const client = createQueryClient();
  return {
    client,
    known: () => client.getQueryData(sessionQuery.queryKey),
    bodies: () => calls.map(({ body }) => body),
  };
}

beforeEach(() => {
  warn.mockClear();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});
afterEach(() => vi.restoreAllMocks());

describe('syncSettings', () => {
  it.each([
    [{ timezone: zone }, []],
    [{ timezone: elsewhere }, [{ timezone: zone }]],
    [{ timezone: elsewhere, isTimezoneChosen: true }, []],
    [{ timezone: zone, language: null }, [{ language: 'en' }]],
    [{ timezone: elsewhere, language: null }, [{ timezone: zone, language: 'en' }]],
    [{ timezone: elsewhere, language: 'es' }, [{ timezone: zone }]],
  ] as const)('of a member with %j sends %j', async (changes, sent) => {
    const { client, bodies } = open();
    await syncSettings(client, buildUser(changes));
    expect(bodies()).toEqual(sent);
  });

  it('shows the member as the server has them then', async () => {
    const { client, known } = open();
    await syncSettings(client, buildUser({ timezone: elsewhere }));
    expect(known()).toMatchObject({ username: 'changed' });
  });

  it.each([['network-failure' as const], [{ status: 500, json: { success: false } }]])(
    'is in nobody’s way where it fails: %j',
    async (answer) => {
      const { client, known } = open(answer);
      await syncSettings(client, buildUser({ timezone: elsewhere }));
      expect(known()).toBeUndefined();
      expect(warn).toHaveBeenCalledOnce();
    },
  );
});

it('tells which language was chosen', async () => {
  const { client, bodies } = open();
  await saveLanguage(client, 'es');
  expect(bodies()).toEqual([{ language: 'es' }]);
});
