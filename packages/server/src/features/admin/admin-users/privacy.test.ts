import { type Endpoint, type Endpoints, endpoints } from '@chitta/contract';
import { afterAll, expect, it } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { receiveMails } from '#server/testing/mailbox.ts';
import { requestSamples, samplePayload, sampleUrl } from '#server/testing/request-samples.ts';

const testApp = await buildTestApp();
afterAll(() => testApp.close());

/** Words that stand nowhere but in what the member wrote. */
const planted = ['quibblefax', 'zanthorium', 'morvellite', 'plonketry', 'grizzwold', 'twimblet'];

/** A member who has written something everywhere that one can. */
async function writer(): Promise<SignedInClient> {
  const member = await signedInClient(testApp);
  const { body } = await member.post('/api/dreams', {
    userId: member.user.id,
    title: 'The zanthorium at night',
    content: 'A dog named quibblefax stood in my old house, beside the door to the water.',
    translation: 'The morvellite reading of it.',
    tags: ['plonketry'],
  });
  const answer = { text: 'My grizzwold answer.' };
  const url = `/api/dreams/${body.data.id}/answer`;
  expect((await member.send({ method: 'PUT', url, payload: answer })).status).toBe(200);
  const symbol = { name: 'Twimblet', description: 'a twimblet of my own' };
  expect((await member.post('/api/personal-symbols', symbol)).status).toBe(201);
  await member.post('/api/email-verification/resend');
  return member;
}

const asked = (Object.keys(endpoints) as (keyof Endpoints)[]).filter((key) => {
  const { access, isStream }: Endpoint = endpoints[key];
  return access === 'admin' && !isStream;
});

it('the journal has the planted words, so that finding none elsewhere means something', async () => {
  const member = await writer();
  const own = JSON.stringify([
    (await member.get('/api/dreams')).body,
    (await member.get('/api/timeline')).body,
    (await member.get('/api/personal-symbols')).body,
  ]).toLowerCase();
  expect(planted.filter((word) => !own.includes(word) && word !== 'morvellite')).toEqual([]);
});

it.each(asked)('%s tells an administrator no word that a member wrote', async (key) => {
  const member = await writer();
  await receiveMails(testApp);
  const admin = await signedInClient(testApp, { isAdmin: true, accountStatus: 'active' });
  const sample = await requestSamples[key](admin, testApp);
  const ofUser = key.includes('/api/admin/users/:id');
  const params = { id: String(member.user.id) };
  const { method, url } = sampleUrl(key, { ...sample, query: {}, ...(ofUser && { params }) });
  const { text } = await admin.send({ method: method as 'GET', url, ...samplePayload(sample) });
  expect(text.length).toBeGreaterThan(10);
  expect(planted.filter((word) => text.toLowerCase().includes(word))).toEqual([]);
});
