import type { RecurringDream } from '@chitta/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { downloadExport } from '#server/features/data/imports/testing/download-export.ts';
import { staged } from '#server/features/data/imports/testing/import-files.ts';
import { countJournal } from '#server/features/insights/dream-analytics/count-journal.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';

let testApp: TestApp;
let client: SignedInClient;

const path = '/api/insights/recurring-dreams';
const others = [
  'A cat slept on the sofa.',
  'My brother baked bread.',
  'I climbed a mountain in the snow.',
  'A horse jumped over the fence.',
  'My teeth fell out.',
  'The moon was red.',
];

const dayOf = (index: number) => new Date(Date.UTC(2026, 8, 1 + index)).toISOString().slice(0, 10);
const list = async (by = client): Promise<RecurringDream[]> => (await by.get(path)).body.data.items;

beforeAll(async () => {
  testApp = await buildTestApp();
  testApp.clock.set(new Date('2026-11-20T08:30:00Z'));
  client = await signedInClient(testApp, { subscriptionTier: 'premium' });
  for (let index = 0; index < 36; index += 1) {
    const content = index % 9 === 4 ? 'A whale lay at the airport.' : others[index % others.length];
    await client.post('/api/dreams', { userId: client.user.id, content, night: dayOf(index) });
  }
  await countJournal(testApp.context, client.user.id);
});
afterAll(() => testApp.close());

describe('recurring dreams', () => {
  it('are told with what they share, and their dreams newest first', async () => {
    const found = (await list()).find(({ shared }) => shared.some(({ slug }) => slug === 'airport'));
    expect(found).toMatchObject({
      count: 4,
      firstNight: dayOf(4),
      lastNight: dayOf(31),
      theme: null,
      isDismissed: false,
    });
    expect(found?.shared.map(({ name }) => name).sort()).toEqual(['Airport', 'Whale or dolphin']);
    expect(found?.expected).toBeLessThan(1);
    expect(found?.dreams.map(({ night }) => night)).toEqual([31, 22, 13, 4].map(dayOf));
  });

  it('can be dismissed, which is kept, and taken back', async () => {
    const [first, ...rest] = await list();
    const key = first?.key ?? '';
    const dismiss = () => client.post(`${path}/dismissals`, { key });
    expect((await dismiss()).status).toBe(200);
    expect((await dismiss()).status).toBe(200);
    const after = await list();
    expect(after).toHaveLength(rest.length + 1);
    expect(after.at(-1)).toMatchObject({ key, isDismissed: true });
    await client.post('/api/dreams', { userId: client.user.id, content: others[0] });
    await countJournal(testApp.context, client.user.id);
    expect((await list()).find((each) => each.key === key)?.isDismissed).toBe(true);
    const undone = await client.send({
      method: 'DELETE',
      url: `${path}/dismissals?key=${encodeURIComponent(key)}`,
    });
    expect(undone.status).toBe(200);
    expect((await list()).every(({ isDismissed }) => !isDismissed)).toBe(true);
  });

  it('of nobody else can be dismissed', async () => {
    const [first] = await list();
    const other = await signedInClient(testApp, { subscriptionTier: 'premium' });
    const { status, body } = await other.post(`${path}/dismissals`, { key: first?.key });
    expect([status, body.reason]).toEqual([404, 'insights.recurring_dream_not_found']);
    for (const key of ['', 'x'.repeat(201), 'a\0b', 5]) {
      expect((await client.post(`${path}/dismissals`, { key })).status).toBe(422);
    }
  });

  it('stay dismissed in an export that is taken in', async () => {
    const [first] = await list();
    await client.post(`${path}/dismissals`, { key: first?.key });
    const content = await downloadExport(testApp, client);
    const reader = await signedInClient(testApp, { subscriptionTier: 'premium' });
    const view = await staged(reader, { name: 'chitta.zip', content });
    await reader.post(`/api/imports/${view.id}/start`);
    await countJournal(testApp.context, reader.user.id);
    const mine = await list(reader);
    expect(mine.filter(({ isDismissed }) => isDismissed).map(({ key }) => key)).toEqual([first?.key]);
  });
});
