import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { sessionCookieName } from '#server/platform/sessions/session-cookie.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { buildUser, type SignedInClient, signedInClient } from '#server/testing/factories.ts';

const content = 'I was in my old house. A dog stood by the locked door and I was afraid of it.';

const testApp = await buildTestApp();
afterAll(() => testApp.close());

const readDream = (client: SignedInClient) => client.post('/api/translate-dream', { content });
const limitReached = {
  status: 403,
  body: {
    code: 'FORBIDDEN',
    reason: 'translations.limit_reached',
    message:
      "You've reached your free interpretations limit. Upgrade to premium for unlimited interpretations.",
  },
};

describe('the allowance', () => {
  it('is three a day, shown with each reading, and opens again at midnight of the member', async () => {
    testApp.clock.set(new Date('2027-01-10T15:00:00Z'));
    const client = await signedInClient(testApp, { timezone: 'America/Bogota' });
    const resetDate = '2027-01-11T05:00:00.000Z';
    for (const used of [1, 2, 3]) {
      expect((await readDream(client)).body.allowance).toEqual({ used, limit: 3, resetDate });
    }
    expect(await readDream(client)).toMatchObject(limitReached);
    testApp.clock.set(new Date('2027-01-11T04:59:59.999Z'));
    expect(await readDream(client)).toMatchObject(limitReached);
    testApp.clock.advance(1);
    expect((await readDream(client)).body.allowance).toEqual({
      used: 1,
      limit: 3,
      resetDate: '2027-01-12T05:00:00.000Z',
    });
  });

  it('does not open a second window when the time zone changes', async () => {
    testApp.clock.set(new Date('2027-02-10T09:00:00Z'));
    const client = await signedInClient(testApp, { timezone: 'America/Bogota' });
    for (let taken = 0; taken < 3; taken += 1) await readDream(client);
    // In Auckland the next day begins at 11:00 UTC.
    expect((await client.patch('/api/user', { timezone: 'Pacific/Auckland' })).status).toBe(200);
    testApp.clock.set(new Date('2027-02-10T11:30:00Z'));
    expect(await readDream(client)).toMatchObject(limitReached);
    expect((await client.get('/api/user')).body.translationsResetDate).toBe('2027-02-11T05:00:00.000Z');
  });

  it('gives none where the limit is nought', async () => {
    const client = await signedInClient(testApp, { translationsLimit: 0 });
    expect(await readDream(client)).toMatchObject(limitReached);
  });

  it('gives exactly three readings to fifty requests that come at once over the network', async () => {
    const user = await buildUser(testApp);
    const token = await testApp.context.sessions.open(user.id);
    await testApp.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = testApp.app.server.address() as AddressInfo;
    const origin = `http://127.0.0.1:${port}`;
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const response = await fetch(`${origin}/api/translate-dream`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            origin,
            cookie: `${sessionCookieName(testApp.context.config)}=${token}`,
          },
          body: JSON.stringify({ content, userId: user.id }),
        });
        return { status: response.status, body: (await response.json()) as { reason?: string } };
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.filter(({ body }) => body.reason === 'translations.limit_reached');
    expect(refused).toHaveLength(47);
  });
});
