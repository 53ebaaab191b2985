import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { givenOf } from '#server/testing/given-of.ts';
import { downloadExport } from './testing/download-export.ts';
import { staged } from './testing/import-files.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const day = 24 * 60 * 60 * 1000;

/** Keeps a dream with its reading, as the page does. */
async function keep(client: SignedInClient, content: string, more: object = {}): Promise<number> {
  const read = await client.post('/api/translate-dream', { content, userId: client.user.id });
  const { body } = await client.post('/api/dreams', {
    userId: client.user.id,
    content,
    given: givenOf(read.body),
    ...more,
  });
  return body.data.id;
}

/** Everything of a journal without what has to be another: numbers and owner. */
async function journalOf(client: SignedInClient) {
  const { body } = await client.get('/api/dreams?limit=100');
  const dreams = await Promise.all(
    body.data.items.map(async ({ id }: { id: number }) => {
      const dream = (await client.get(`/api/dreams/${id}`)).body.data;
      const followUp = (await client.get(`/api/dreams/${id}/follow-up`)).body.data;
      const { items } = (await client.get(`/api/dreams/${id}/readings`)).body.data;
      const earlier = items.map(({ id: _, ...reading }: { id: number }) => reading);
      return { dream, followUp, earlier };
    }),
  );
  const symbols = (await client.get('/api/personal-symbols')).body.data.items;
  const facets = (await client.get('/api/dreams/facets')).body.data;
  return { dreams, symbols, facets, settings: (await client.get('/api/reading-settings')).body.data };
}

/** The same with every number of a dream or symbol replaced by its place, so that references can be compared. */
function withoutNumbers(journal: Awaited<ReturnType<typeof journalOf>>, userId: number) {
  let text = JSON.stringify(journal).replaceAll(`"userId":${userId},`, '');
  for (const [index, { id }] of journal.symbols.entries()) {
    text = text
      .replaceAll(`personal-${id}"`, `personal-#${index}"`)
      .replaceAll(`personal:${id}"`, `personal:#${index}"`);
    text = text.replaceAll(`"id":${id},"language"`, `"id":"#${index}","language"`);
  }
  for (const [index, { dream }] of journal.dreams.entries()) {
    text = text
      .replaceAll(`"id":${dream.id},"title"`, `"id":"#${index}","title"`)
      .replaceAll(`"dreamId":${dream.id},`, `"dreamId":"#${index}",`)
      .replaceAll(`dream:${dream.id}"`, `dream:#${index}"`);
  }
  return JSON.parse(text);
}

it('brings an export back as the same journal: readings, answers, symbols of one’s own', async () => {
  const writer = await signedInClient(testApp, { subscriptionTier: 'premium', timezone: 'Europe/Madrid' });
  await writer.post('/api/personal-symbols', {
    name: 'Rex',
    group: 'animal',
    description: 'my first dog',
    variations: ['Rexy'],
    emotionalImpact: 5,
  });
  await writer.patch('/api/reading-settings', { followUpQuestions: false, address: 'feminine' });
  const first = await keep(writer, 'Rex ran through the house and I followed him to the river.', {
    category: 'recurring',
    tags: ['dog', 'house'],
    feelings: ['joy', 'longing'],
    isPremiumTranslation: true,
  });
  testApp.clock.advance(3 * day);
  await keep(writer, 'The house was full of water again, and Rex swam beside me to the door.');
  await keep(writer, 'Iba por la casa de mi abuela y de pronto no había nadie en la calle.');
  await writer.post('/api/dreams', { userId: writer.user.id, content: 'Kept without a reading.' });
  await writer.send({
    method: 'PUT',
    url: `/api/dreams/${first}/answer`,
    payload: { text: 'I rang my brother.' },
  });
  await writer.send({ method: 'PUT', url: `/api/dreams/${first}/deed`, payload: { state: 'done' } });
  await writer.send({
    method: 'PUT',
    url: `/api/dreams/${first}/fit`,
    payload: { verdict: 'partly', change: 'We talk again.', misfits: ['river'] },
  });
  // Read again after a change: the earlier reading goes along, with what was said of it.
  await writer.patch(`/api/dreams/${first}`, {
    content: 'Rex ran through the old house and I followed him to the river and over the bridge.',
  });
  await writer.post(`/api/dreams/${first}/readings`, {});
  await writer.send({
    method: 'PUT',
    url: `/api/dreams/${first}/fit`,
    payload: { verdict: 'yes', change: 'Still talking.' },
  });
  const archive = await downloadExport(testApp, writer);

  testApp.clock.advance(day);
  const reader = await signedInClient(testApp, { timezone: 'Europe/Madrid', subscriptionTier: 'premium' });
  const view = await staged(reader, { name: 'chitta.zip', content: archive });
  expect(view).toMatchObject({ kind: 'chitta', counts: { dreams: 4, symbols: 1, toWrite: 5, refused: 0 } });
  const started = await reader.post(`/api/imports/${view.id}/start`);
  expect(started.body.data).toMatchObject({ state: 'done', written: 5 });

  const [before, after] = [await journalOf(writer), await journalOf(reader)];
  expect(before.dreams[3]?.followUp.fit).not.toBeNull();
  expect(before.dreams[3]?.earlier).toMatchObject([
    { answer: 'I rang my brother.', deed: 'done', verdict: 'partly', change: 'We talk again.' },
  ]);
  expect(JSON.stringify(before)).toMatch(/"ref":"dream:\d+"/);
  expect(JSON.stringify(before)).toMatch(/personal-\d+/);
  expect(withoutNumbers(after, reader.user.id)).toEqual(withoutNumbers(before, writer.user.id));

  const again = await staged(reader, { name: 'chitta.zip', content: archive });
  expect(again.counts).toMatchObject({ duplicates: 5, toWrite: 0 });
});
