import type { DreamTheme, DreamThemes } from '@chitta/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { findThemesOfKeptDreams } from './finding/find-themes-of-kept-dreams.ts';
import { loadThemes } from './loading/load-themes.ts';

let testApp: TestApp;
let client: SignedInClient;
let other: SignedInClient;
let premium: SignedInClient;

const fall = 'I fell off a cliff and I was falling for ages and woke up right before I hit the ground.';
const snakes = 'I was walking in tall grass and there were snakes everywhere, under every step.';

beforeAll(async () => {
  testApp = await buildTestApp();
  await loadThemes(testApp.context.db);
  client = await signedInClient(testApp);
  other = await signedInClient(testApp);
  premium = await signedInClient(testApp, { hasUnlimitedAccess: true });
});
afterAll(() => testApp.close());

async function record(content: string, by = client): Promise<number> {
  testApp.clock.advance(60_000);
  const { status, body } = await by.post('/api/dreams', { userId: by.user.id, content });
  expect(status).toBe(201);
  return body.data.id;
}

async function themesOf(id: number, by = client): Promise<string[]> {
  const { body } = await by.get(`/api/dreams/${id}/themes`);
  return body.data.items.map(({ name }: { name: string }) => name);
}

async function theme(name: string, by: SignedInClient, query = ''): Promise<DreamTheme> {
  return (await by.get(`/api/dream-themes/${name}${query}`)).body.data;
}

const ownOf = async (name: string, by = client) =>
  ((await by.get('/api/dream-themes')).body.data as DreamThemes).items.find((item) => item.name === name)
    ?.own;

describe('GET /api/dream-themes', () => {
  it('lists all themes by groups in the language asked for, to visitors too', async () => {
    const answer = await testApp.app.inject({ method: 'GET', url: '/api/dream-themes?language=es' });
    const { items, language }: DreamThemes = answer.json().data;
    expect([answer.statusCode, language, items.length]).toEqual([200, 'es', 55]);
    expect(items.map(({ own }) => own)).toEqual(items.map(() => null));
    const order = items.map(({ category }) => category);
    expect(order.filter((each, at) => each !== order[at - 1])).toHaveLength(11);
    expect(items.find(({ name }) => name === 'falling')?.title).toBe('Caer');
  });

  it('counts what a member dreamt, and follows every change of the dream', async () => {
    const first = await record(fall);
    const second = await record(fall);
    expect(await themesOf(first)).toEqual(['falling']);
    const counted = await ownOf('falling');
    expect(counted).toMatchObject({ dreams: 2 });
    expect(Date.parse(counted?.first ?? '')).toBeLessThan(Date.parse(counted?.last ?? ''));
    expect(await ownOf('falling', other)).toEqual({ dreams: 0, first: null, last: null });

    await client.patch(`/api/dreams/${second}`, { content: snakes });
    expect([await ownOf('falling'), await ownOf('snakes')]).toMatchObject([{ dreams: 1 }, { dreams: 1 }]);
    await client.delete(`/api/dreams/${second}`);
    expect(await ownOf('snakes')).toMatchObject({ dreams: 0 });
    await client.post(`/api/dreams/${second}/restore`);
    expect(await ownOf('snakes')).toMatchObject({ dreams: 1 });
  });
});

describe('GET /api/dream-themes/:name', () => {
  it('gives the insights to all, and premium techniques to premium members alone', async () => {
    const visitor = await testApp.app.inject({ method: 'GET', url: '/api/dream-themes/falling' });
    const [free, full] = [await theme('falling', client), await theme('falling', premium)];
    const open = (techniques: DreamTheme['techniques']) =>
      techniques.map(({ practice }) => practice !== null);
    for (const shown of [visitor.json().data as DreamTheme, free]) {
      expect(open(shown.techniques)).toEqual([true, true, false]);
      expect(JSON.stringify(shown)).not.toContain(full.techniques[2]?.practice?.steps[0]);
    }
    expect(open(full.techniques)).toEqual([true, true, true]);
    expect(free.insights.map(({ type }) => type)).toEqual(['meaning', 'yesterday', 'change']);
    expect(visitor.json().data.dreams).toBeNull();
    expect(free.symbols.length).toBeGreaterThan(0);
  });

  it('shows a figure only with its source', async () => {
    expect((await theme('falling', client)).prevalence).toMatchObject({
      percent: 18,
      people: 5941,
      source: { url: expect.stringMatching(/^https:/) },
    });
    expect((await theme('snakes', client)).prevalence).toBeNull();
  });

  it('shows the own dreams of it page by page, and nobody else’s', async () => {
    const member = await signedInClient(testApp);
    const ids = [await record(fall, member), await record(fall, member), await record(fall, member)];
    const first = (await theme('falling', member, '?limit=2')).dreams;
    expect(first?.items.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
    const second = (await theme('falling', member, `?limit=2&cursor=${first?.nextCursor}`)).dreams;
    expect([second?.items.map(({ id }) => id), second?.nextCursor]).toEqual([[ids[0]], null]);
    expect((await theme('falling', other)).dreams).toEqual({ items: [], nextCursor: null });
  });

  it.each([
    ['no-such-theme', '', 404, 'themes.not_found'],
    ['falling', '?cursor=!!', 422, 'requests.invalid'],
    ['falling', '?limit=0', 422, 'requests.invalid'],
    ['%3Cscript%3E', '', 422, 'requests.invalid'],
  ])('refuses %s%s', async (name, query, status, reason) => {
    const answer = await client.get(`/api/dream-themes/${name}${query}`);
    expect([answer.status, answer.body.reason]).toEqual([status, reason]);
  });
});

it('takes a suspended member for a visitor', async () => {
  const member = await signedInClient(testApp, { accountStatus: 'suspended' });
  const { status, body } = await member.get('/api/dream-themes/falling');
  expect([status, body.data.own, body.data.dreams]).toEqual([200, null, null]);
});

describe('GET /api/dreams/:id/themes', () => {
  it('answers for the own dreams alone', async () => {
    const id = await record(snakes);
    const { status, body } = await other.get(`/api/dreams/${id}/themes`);
    expect([status, body.reason]).toEqual([404, 'dreams.not_found']);
    const { body: spanish } = await client.get(`/api/dreams/${id}/themes?language=es`);
    expect(spanish.data.items).toEqual([{ name: 'snakes', title: 'Serpientes' }]);
  });

  it('finds none where words of care stand alone', async () => {
    const id = await record(
      'I want to kill myself. I was falling off a cliff in the dream and I want to die.',
    );
    expect(await themesOf(id)).toEqual([]);
  });
});

describe('findThemesOfKeptDreams', () => {
  it('looks at the dreams that were kept before themes were, once', async () => {
    const member = await signedInClient(testApp);
    const id = await record(fall, member);
    await testApp.context.db.execute(sql`DELETE FROM theme_occurrences WHERE user_id = ${member.user.id}`);
    await testApp.context.db.execute(sql`UPDATE dreams SET themes = NULL WHERE user_id = ${member.user.id}`);
    expect((await member.get('/api/dream-themes')).body.data.unread).toBe(1);
    expect(await findThemesOfKeptDreams(testApp.context)).toBe(1);
    expect(await themesOf(id, member)).toEqual(['falling']);
    expect(await ownOf('falling', member)).toMatchObject({ dreams: 1 });
    expect(await findThemesOfKeptDreams(testApp.context)).toBe(0);
  });
});
