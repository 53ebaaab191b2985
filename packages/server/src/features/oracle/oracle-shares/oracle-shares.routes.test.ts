import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oracleShares } from '#server/db/tables/oracle/oracle-shares.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import { signedInClient } from '#server/testing/factories.ts';
import { buildConsultation, givenAnswer } from '../consultations/testing/build-consultation.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const everything = { includesQuestion: true, includesDreams: true, includesPractice: true, days: 7 };
const nothing = { includesQuestion: false, includesDreams: false, includesPractice: false, days: 7 };
const dayMs = 24 * 60 * 60 * 1000;

async function share(chosen: object = everything) {
  const client = await signedInClient(testApp);
  const { id } = await buildConsultation(testApp, client.user.id);
  const own = `/api/oracle/consultations/${id}`;
  const made = await client.post(`${own}/share`, chosen);
  const token: string = made.body.data?.token;
  return { client, own, made, token, link: `/api/share/oracle/${token}` };
}
const visitor = () => createClient(testApp);
const partsOf = (data: { sentences: { part: string }[] }) => data.sentences.map(({ part }) => part);

describe('sharing an answer', () => {
  it('gives a link once, of which only a hash is kept', async () => {
    const { client, own, made, token } = await share();
    expect(made.status).toBe(201);
    expect(token).toMatch(/^[\w-]{43}$/);
    const { data } = (await client.get(own)).body;
    expect(data.isShared).toBe(true);
    expect(data.share).toEqual({ ...made.body.data, token: null });
    const rows = await testApp.context.db.select().from(oracleShares);
    const hash = createHash('sha256').update(token).digest();
    expect(rows.filter(({ tokenHash }) => tokenHash.equals(hash))).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('takes the place of the link before', async () => {
    const { client, own, link } = await share();
    const { token } = (await client.post(`${own}/share`, nothing)).body.data;
    expect((await visitor().get(link)).status).toBe(404);
    expect((await visitor().get(`/api/share/oracle/${token}`)).body.data.question).toBeNull();
  });

  it.each([
    ['days that are not offered', { ...everything, days: 365 }],
    ['a choice that was not made', { days: 7 }],
  ])('refuses %s', async (_name, chosen) => {
    const { made } = await share(chosen);
    expect([made.status, made.body.reason]).toEqual([422, 'requests.invalid']);
  });

  it('shares no practice where there is none', async () => {
    const client = await signedInClient(testApp);
    const { id } = await buildConsultation(testApp, client.user.id, {
      oracleResponse: { ...givenAnswer(1, ''), kind: 'outside', practiceId: null },
      recommendedExerciseId: null,
    });
    const made = await client.post(`/api/oracle/consultations/${id}/share`, everything);
    expect([made.status, made.body.reason]).toEqual([409, 'oracle.no_practice']);
  });

  it('is for the member alone', async () => {
    const { client, own, link } = await share();
    const stranger = await signedInClient(testApp);
    const tried = [await stranger.post(`${own}/share`, nothing), await stranger.delete(`${own}/share`)];
    expect(tried.map(({ status, body }) => [status, body.reason])).toEqual([
      [404, 'oracle.not_found'],
      [404, 'oracle.not_found'],
    ]);
    expect((await visitor().get(link)).status).toBe(200);
    expect((await client.get(own)).body.data.isShared).toBe(true);
  });
});

describe('whoever has the link', () => {
  it('reads all that was chosen, and nobody’s name or number', async () => {
    const { client, link } = await share();
    const { data } = (await visitor().get(link)).body;
    expect(data.question).toBe('Should I take the new post in Cádiz?');
    expect(partsOf(data)).toEqual(['understood', 'dreams', 'change', 'thought', 'practice', 'take_along']);
    expect(data.dreams).toEqual([{ night: '2026-11-01', quote: 'the lamp burned on' }]);
    expect(data.practice.title).toBeTruthy();
    const text = JSON.stringify(data);
    expect(text).not.toMatch(/"(?:id|dreamId|userId|symbols|evidence|title":"The lamp)/);
    expect(text).not.toContain(client.user.username);
  });

  it('reads nothing of dreams that was not chosen', async () => {
    const { link } = await share({ ...everything, includesDreams: false });
    const { data } = (await visitor().get(link)).body;
    expect(partsOf(data)).toEqual(['understood', 'thought', 'practice', 'take_along']);
    expect(JSON.stringify(data)).not.toMatch(/lamp/i);
  });

  it('reads nothing of question, practice and chart that was not chosen', async () => {
    const { link } = await share(nothing);
    const { data } = (await visitor().get(link)).body;
    expect(data).toMatchObject({ question: null, dreams: [], practice: null });
    expect(partsOf(data)).toEqual(['thought', 'take_along']);
    expect(JSON.stringify(data)).not.toMatch(/lamp|post|Moon|minutes/i);
  });

  it('leaves no trace where others look', async () => {
    const { link } = await share();
    for (const url of [link, '/api/share/oracle/unknown']) {
      const { headers } = await visitor().get(url);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-robots-tag']).toContain('noindex');
      expect(headers['referrer-policy']).toBe('no-referrer');
    }
  });
});

describe('links that lead nowhere', () => {
  it('look the same, whether they never were, were ended, replaced or are over', async () => {
    const ended = await share();
    expect((await ended.client.delete(`${ended.own}/share`)).body).toEqual({ success: true });
    const deleted = await share();
    await deleted.client.delete(deleted.own);
    const over = await share({ ...everything, days: 1 });
    testApp.clock.advance(dayMs);
    const links = [
      ended.link,
      deleted.link,
      over.link,
      `/api/share/oracle/${'A'.repeat(43)}`,
      `${over.link}x`,
    ];
    const answers = await Promise.all(links.map((link) => visitor().get(link)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ success: false, reason: 'oracle.share_not_found' });
    expect((await over.client.get(over.own)).body.data).toMatchObject({ isShared: false, share: null });
    const again = await over.client.delete(`${over.own}/share`);
    expect([again.status, again.body.reason]).toEqual([404, 'oracle.not_shared']);
  });

  it('hold until the last moment', async () => {
    const { link } = await share({ ...everything, days: 1 });
    testApp.clock.advance(dayMs - 1);
    expect((await visitor().get(link)).status).toBe(200);
    testApp.clock.advance(1);
    expect((await visitor().get(link)).status).toBe(404);
  });

  it('are tried a hundred times from one address, and links that lead somewhere as often as one likes', async () => {
    const { link } = await share();
    const from = (url: string, remoteAddress: string) =>
      visitor().send({ method: 'GET', url, remoteAddress });
    for (let read = 0; read < 130; read += 1) expect((await from(link, '203.0.113.7')).status).toBe(200);
    const guesses = Array.from({ length: 103 }, (_, guess) =>
      from(`/api/share/oracle/${String(guess).padStart(43, 'x')}`, '203.0.113.8'),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    expect((await from(link, '203.0.113.8')).status).toBe(429);
    expect((await from(link, '203.0.113.9')).status).toBe(200);
  });
});

describe('views', () => {
  const viewsOf = async ({ client, own }: Awaited<ReturnType<typeof share>>) =>
    (await client.get(own)).body.data.share.views;

  it('are counted, however many read at once', async () => {
    const shared = await share();
    await Promise.all(Array.from({ length: 20 }, () => visitor().get(shared.link)));
    expect(await viewsOf(shared)).toBe(20);
  });

  it.each([
    ['HEAD', { method: 'HEAD' as const }],
    ['a prefetch', { headers: { 'sec-purpose': 'prefetch' } }],
    ['a page that is drawn beforehand', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
    ['a preview', { headers: { purpose: 'preview' } }],
  ])('are not those of %s', async (_name, request) => {
    const shared = await share();
    const answer = await testApp.app.inject({ method: 'GET', url: shared.link, ...request });
    expect(answer.statusCode).toBe(200);
    expect(await viewsOf(shared)).toBe(0);
  });

  it('begin anew with another link', async () => {
    const shared = await share();
    await visitor().get(shared.link);
    await shared.client.post(`${shared.own}/share`, everything);
    expect(await viewsOf(shared)).toBe(0);
  });
});
