import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
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
