import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/identity/users.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { createClient, type TestResponse } from './client.ts';
import { buildUser, type SignedInClient, signedInClient } from './factories.ts';
import { linkOf, receiveMails } from './mailbox.ts';

/** What every link in a mail must hold to, whatever it is for: each kind by how it is asked for and how it is used. */

const hour = 3_600_000;
const password = 'violet otter, 4 rivers';

let testApp: TestApp;
let counter = 0;

beforeAll(async () => {
  const generous = { points: 100_000, seconds: 60 };
  testApp = await buildTestApp({
    config: { limits: { mailsPerMember: generous, mailsPerAddress: generous } },
  });
});
afterAll(() => testApp.close());

interface LinkKind {
  readonly ask: (client: SignedInClient) => Promise<TestResponse>;
  /** By the member whom it was sent for. */
  readonly use: (token: string, client: SignedInClient) => Promise<TestResponse>;
  readonly holdsMs: number;
  /** What the link is answered with once the member has set another password; null: it goes on counting. */
  readonly afterPassword: string | null;
}

const verify = (token: string, client: SignedInClient) => client.post('/api/email-verification', { token });
const kinds: Readonly<Record<string, LinkKind>> = {
  'of a new account': {
    ask: (client) => client.post('/api/email-verification/resend'),
    use: verify,
    holdsMs: 24 * hour,
    // It proves an address and opens nothing.
    afterPassword: null,
  },
  'for another address': {
    ask: (client) => {
      counter += 1;
      return client.post('/api/email-changes', { email: `another-${counter}@example.org` });
    },
    use: verify,
    holdsMs: 24 * hour,
    afterPassword: 'links.replaced',
  },
  'for a new password': {
    ask: (client) => createClient(testApp).post('/api/password/forgot', { email: client.user.email }),
    use: (token) => createClient(testApp).post('/api/password/reset', { token, password }),
    holdsMs: hour,
    afterPassword: 'links.used',
  },
};

async function receiveToken({ ask }: LinkKind) {
  await receiveMails(testApp);
  const client = await signedInClient(testApp);
  expect((await ask(client)).status).toBe(200);
  const mails = await receiveMails(testApp);
  const links = mails.map((mail) => linkOf(mail)).filter((link) => link.includes('#token='));
  expect(links).toHaveLength(1);
  return { client, token: links[0]?.split('#token=')[1] ?? '' };
}

const reasonOf = ({ body }: TestResponse) => body.reason ?? null;
const setPassword = (client: SignedInClient) =>
  client.send({ method: 'PUT', url: '/api/password', payload: { password: 'seven calm herons fly' } });

describe.each(Object.entries(kinds))('a link %s', (_, kind) => {
  it('counts once', async () => {
    const { client, token } = await receiveToken(kind);
    expect((await kind.use(token, client)).status).toBe(200);
    const replay = await kind.use(token, client);
    expect(replay.status).toBe(409);
    expect(reasonOf(replay)).toBe('links.used');
  });

  it('counts for one of twenty who use it at once', async () => {
    const { client, token } = await receiveToken(kind);
    const answers = await Promise.all(Array.from({ length: 20 }, () => kind.use(token, client)));
    const reasons = answers.map(reasonOf).toSorted();
    expect(reasons).toEqual([...Array.from({ length: 19 }, () => 'links.used'), null]);
  });

  it('counts until its end and no longer', async () => {
    const late = await receiveToken(kind);
    testApp.clock.advance(kind.holdsMs);
    const refused = await kind.use(late.token, late.client);
    expect(refused.status).toBe(410);
    expect(reasonOf(refused)).toBe('links.expired');
    const last = await receiveToken(kind);
    testApp.clock.advance(kind.holdsMs - 1);
    expect((await kind.use(last.token, last.client)).status).toBe(200);
  });

  it('knows what a new password means for it', async () => {
    const { client, token } = await receiveToken(kind);
    expect((await setPassword(client)).status).toBe(200);
    expect(reasonOf(await kind.use(token, client))).toBe(kind.afterPassword);
    expect(reasonOf(await kind.use(token, client))).not.toBeNull();
  });

  it('is nobody else’s, and lies nowhere in the database', async () => {
    const { client, token } = await receiveToken(kind);
    for (const wrong of [`${token}x`, token.toLowerCase(), 'x', 'a'.repeat(43)]) {
      const refused = await kind.use(wrong, client);
      expect(refused.status).toBe(404);
      expect(reasonOf(refused)).toBe('links.unknown');
    }
    const { rows } = await testApp.context.pool.query(
      `SELECT token AS text FROM verification_tokens UNION ALL SELECT token FROM password_reset_tokens
       UNION ALL SELECT params::text FROM outgoing_mails`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await kind.use(token, client)).status).toBe(200);
    expect(client.user.emailVerified).toBe(false);
  });

  it('ends with its account', async () => {
    const { client, token } = await receiveToken(kind);
    const { db } = testApp.context;
    await db.update(users).set({ accountStatus: 'deleted' }).where(eq(users.id, client.user.id));
    expect(reasonOf(await kind.use(token, client))).toBe('links.unknown');
    await db.delete(users).where(eq(users.id, client.user.id));
    expect(reasonOf(await kind.use(token, client))).toBe('links.unknown');
    expect(await buildUser(testApp, { email: client.user.email })).toMatchObject({ emailVerified: false });
  });
});
