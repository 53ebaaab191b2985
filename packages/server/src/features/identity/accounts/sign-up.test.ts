import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import { buildUser } from '#server/testing/factories.ts';
import { receiveMails } from '#server/testing/mailbox.ts';

const password = 'violet otter, 4 rivers';
const day = 24 * 3_600_000;

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const signUp = (username: string, overrides: object = {}) =>
  createClient(testApp).post('/api/signup', {
    username,
    email: `${Buffer.from(username).toString('hex')}@example.org`,
    password,
    ...overrides,
  });

describe('a name that is taken for another at sight', () => {
  it('is refused where it mixes alphabets', async () => {
    const { status, body } = await signUp('аdmin');
    expect([status, body.reason, body.details[0].path]).toEqual([422, 'requests.invalid', 'username']);
  });

  it('is taken where a member has the other one, whichever came first', async () => {
    await buildUser(testApp, { username: 'hope' });
    // All of it Cyrillic.
    expect((await signUp('һоре')).body.reason).toBe('accounts.username_taken');
    expect((await signUp('соре')).status).toBe(201);
    expect((await signUp('cope')).body.reason).toBe('accounts.username_taken');
    expect((await signUp('hopе')).status).toBe(422);
  });

  it.each(['мама', '王小明', 'Ñandú', 'みかん'])('is not %s', async (username) => {
    expect((await signUp(username)).status).toBe(201);
  });
});

describe('asking whether an address has an account', () => {
  it('is told to its owner, once a day, in their language', async () => {
    const owner = await buildUser(testApp, { language: 'es' });
    await receiveMails(testApp);
    for (let time = 0; time < 3; time += 1) {
      // The common password shows that nobody meant to open an account.
      const asked = await signUp(`asker-${time}`, { email: owner.email.toUpperCase(), password: 'password' });
      expect(asked.body.reason).toBe('accounts.email_taken');
    }
    const mails = await receiveMails(testApp);
    expect(mails.map(({ subject, to }) => [subject, to?.[0]?.address])).toEqual([
      ['Alguien intentó crear una cuenta con tu correo', owner.email],
    ]);
    expect(mails[0]?.text).not.toContain('asker');
    testApp.clock.advance(day);
    await signUp('asker-again', { email: owner.email });
    expect(await receiveMails(testApp)).toHaveLength(1);
  });

  it('tells nobody of an account that is closed', async () => {
    const owner = await buildUser(testApp, { accountStatus: 'deleted' });
    await signUp('asker-closed', { email: owner.email });
    expect(await receiveMails(testApp)).toEqual([]);
  });
});

it('floods no mailbox with links, by whichever of its names accounts are opened', async () => {
  await receiveMails(testApp);
  for (let account = 0; account < 9; account += 1) {
    const email = `vic.tim+${account}@gmail.com`;
    expect((await signUp(`tagged-${account}`, { email })).status).toBe(201);
  }
  expect((await signUp('tagged-dots', { email: 'v.i.c.t.i.m@googlemail.com' })).status).toBe(201);
  expect(await receiveMails(testApp)).toHaveLength(5);
});
