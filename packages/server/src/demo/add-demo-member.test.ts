import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '#server/db/tables/identity/users.ts';
import { setPassword } from '#server/features/identity/accounts/set-password.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import { buildUser } from '#server/testing/factories.ts';
import { addDemoMember, type DemoAccess } from './add-demo-member.ts';
import { demoDreams } from './demo-dreams.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

async function signIn(access: DemoAccess) {
  const response = await createClient(testApp).post('/api/login', access);
  const token = /chitta_session=([^;]+)/.exec(String(response.headers['set-cookie']))?.[1];
  return { status: response.status, client: createClient(testApp, token) };
}

it('never takes over a person who is called like the demo member, and nobody can be called so since', async () => {
  const own = await buildTestApp();
  const { context } = own;
  const person = await buildUser(own, { username: 'demo', email: 'somebody@example.com' });
  await setPassword(context, person.id, 'violet otter, 4 rivers');
  await expect(addDemoMember(context)).rejects.toThrow('There is a member called "demo"');
  const credentials = { username: 'demo', password: 'violet otter, 4 rivers' };
  expect((await createClient(own).post('/api/login', credentials)).status).toBe(200);
  await context.db.delete(users);
  const newcomer = { username: 'Demo', email: 'other@example.com', password: 'violet otter, 4 rivers' };
  const refused = await createClient(own).post('/api/signup', newcomer);
  expect([refused.status, refused.body.reason]).toEqual([409, 'accounts.username_taken']);
  await own.close();
});

it('gives a journal with readings to sign in to, once, and a new password every time', async () => {
  const first = await addDemoMember(testApp.context);
  const second = await addDemoMember(testApp.context);
  expect((await signIn(first)).status).toBe(401);
  const { client } = await signIn(second);
  const { items } = (await client.get('/api/dreams?limit=100')).body.data;
  expect(items).toHaveLength(demoDreams.length);
  expect(items.filter(({ hasReading }: { hasReading: boolean }) => hasReading)).toHaveLength(
    demoDreams.filter(({ isUnread }) => !isUnread).length,
  );
  expect(items.every(({ symbols }: { symbols: unknown[] }) => symbols.length > 0)).toBe(true);
});
