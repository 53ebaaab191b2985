import { afterAll, expect, it } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { signedInClient } from '#server/testing/factories.ts';

const testApp = await buildTestApp({ config: { limits: { textsPerMember: { points: 3, seconds: 600 } } } });
afterAll(() => testApp.close());

const content = 'I was in my old house and the dog barked at me.';

it('bounds the dreams of one member, not other writes, and not those of another', async () => {
  const eager = await signedInClient(testApp);
  const calm = await signedInClient(testApp);
  for (let dream = 0; dream < 3; dream += 1) {
    expect((await eager.post('/api/dreams', { userId: eager.user.id, content })).status).toBe(201);
  }
  const refused = await eager.post('/api/translate-dream', { userId: eager.user.id, content });
  expect(refused).toMatchObject({ status: 429, body: { reason: 'requests.too_many' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await eager.patch('/api/user', { timezone: 'UTC' })).status).toBe(200);
  expect((await calm.post('/api/dreams', { userId: calm.user.id, content })).status).toBe(201);
});

it('weighs a text by its length, before a byte of it is read', async () => {
  const member = await signedInClient(testApp);
  const payload = `{"content": "${'x'.repeat(30_000)}`;
  const headers = { 'content-type': 'application/json' };
  // Cut off in the middle: whoever had read it would say so.
  const long = await member.send({ method: 'PATCH', url: '/api/dreams/1', headers, payload });
  expect(long).toMatchObject({ status: 429 });
  const other = await signedInClient(testApp);
  const short = await other.send({
    method: 'PATCH',
    url: '/api/dreams/1',
    headers,
    payload: payload.slice(0, 100),
  });
  expect(short).toMatchObject({ status: 400 });
});
