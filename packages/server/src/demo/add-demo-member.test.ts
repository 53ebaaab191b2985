import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '#server/db/tables/identity/users.ts';
import { setPassword } from '#server/features/identity/accounts/set-password.ts';
import { countJournal } from '#server/features/insights/dream-analytics/count-journal.ts';
import { tellOfPractice } from '#server/features/messaging/follow-up-notifications/tell-of-practices.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import { buildUser } from '#server/testing/factories.ts';
import { addDemoMember, type DemoAccess } from './add-demo-member.ts';
import { demoDreams } from './demo-dreams.ts';
import { demoFeelings } from './demo-feelings.ts';
import { demoMoments } from './demo-memory.ts';
import { demoYear } from './demo-year.ts';

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
  await expect(addDemoMember(context)).rejects.toThrow('There is a member called "demo" or "demo-premium"');
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
  expect(items).toHaveLength(demoDreams.length + demoYear.length);
  expect(items.filter(({ hasReading }: { hasReading: boolean }) => hasReading)).toHaveLength(
    [...demoYear, ...demoDreams].filter(({ isUnread }) => !isUnread).length,
  );
  expect(items.every(({ symbols }: { symbols: unknown[] }) => symbols.length > 0)).toBe(true);
});

it('gives a second member with premium, whose year shows in insights and letters', async () => {
  const { context } = testApp;
  const { client } = await signIn(await addDemoMember(context, 'demo-premium'));
  const member = (await client.get('/api/user')).body;
  expect(member).toMatchObject({ username: 'demo-premium', hasUnlimitedAccess: true });
  await countJournal(context, member.id);
  const figures = (await client.get('/api/insights?period=all')).body.data;
  expect(figures.dreams).toBe(demoDreams.length + demoYear.length);
  expect(figures.feelings.chosen.told).toBe(demoFeelings.size);
  expect(figures.feelingsOverTime.points.length).toBeGreaterThan(8);
  const { stars } = (await client.get('/api/insights/sky')).body.data;
  expect(stars.length).toBeGreaterThan(40);
  const { items: letters } = (await client.get('/api/insights/letters')).body.data;
  expect(letters.length).toBeGreaterThan(8);
  const newest = await client.get(`/api/insights/letters/${letters[0].month}`);
  expect(newest.body.data).toMatchObject({ dreams: letters[0].dreams });
  const again = await addDemoMember(context, 'demo-premium');
  expect((await signIn(again)).status).toBe(200);
  const all = await context.db.$count(users, like(users.username, 'demo%'));
  expect(all).toBe(2);
});

it('gives a chart to look at', async () => {
  const { client } = await signIn(await addDemoMember(testApp.context));
  const { data } = (await client.get('/api/natal-chart')).body;
  expect(data.chart.bodies.length).toBeGreaterThan(9);
  expect(data.chart.ascendant).not.toBeNull();
});

it('gives consultations: some that were practised and looked back at, and open ones', async () => {
  const { client } = await signIn(await addDemoMember(testApp.context));
  const { items } = (await client.get('/api/oracle/consultations')).body.data;
  expect(items).toHaveLength(4);
  const [asked, next, first, sea] = items;
  expect(first).toMatchObject({ entries: 3, practiceCompleted: true, language: 'en', kind: 'answer' });
  expect(next).toMatchObject({ entries: 1, practiceCompleted: false, language: 'en', kind: 'answer' });
  expect(sea).toMatchObject({ entries: 1, practiceCompleted: true, language: 'es', kind: 'answer' });
  expect(asked).toMatchObject({ entries: 0, practiceCompleted: false, language: 'es', kind: 'answer' });
  const { followUp } = (await client.get(`/api/oracle/consultations/${first.id}/follow-up`)).body.data;
  expect(followUp).toMatchObject({ journalEntriesCount: 3, followupConsultationId: null });
  const { oracleResponse } = (await client.get(`/api/oracle/consultations/${first.id}`)).body.data;
  const nights = oracleResponse.dreams.map(({ night }: { night: string }) => night);
  expect(nights.length).toBeGreaterThan(0);
  expect(nights.filter((night: string) => night > first.createdAt.slice(0, 10))).toEqual([]);
  expect((await client.get('/api/oracle/today')).body.data).toMatchObject({
    access: 'taste',
    open: { id: asked.id },
    due: { id: next.id },
  });
});

it('answers each of its questions otherwise, from dreams of its own', async () => {
  const { client } = await signIn(await addDemoMember(testApp.context));
  const { items } = (await client.get('/api/oracle/consultations')).body.data;
  const answers = await Promise.all(
    items.map(async ({ id }: { id: string }) => {
      const { oracleResponse } = (await client.get(`/api/oracle/consultations/${id}`)).body.data;
      // What stands in the chart is the same for every question.
      return oracleResponse.sentences
        .filter(({ part }: { part: string }) => part !== 'chart')
        .map(({ text }: { text: string }) => text);
    }),
  );
  const sentences = answers.flat();
  expect(answers.every(({ length }) => length > 3)).toBe(true);
  expect(sentences).toHaveLength(new Set(sentences).size);
});

it('gives moments with pictures, exercises and marks of eight weeks, of which figures can be told', async () => {
  const { client } = await signIn(await addDemoMember(testApp.context));
  const { items } = (await client.get('/api/memory/moments?limit=100')).body.data;
  expect(items).toHaveLength(demoMoments.length);
  const seen = items.filter(({ picture }: { picture: unknown }) => picture !== null);
  expect(seen).toHaveLength(demoMoments.filter(({ picture }) => picture).length);
  expect((await client.get(`/api/memory/moments/${seen[0].id}/picture?size=small`)).status).toBe(200);
  await testApp.context.db.update(users).set({ hasUnlimitedAccess: true });
  const { recall, premium, days } = (await client.get('/api/memory/progress')).body.data;
  expect(days.filter(({ moments }: { moments: number }) => moments > 0).length).toBeGreaterThan(4);
  expect(recall.gain.low).toBeGreaterThan(0);
  expect(premium.longestReach.unassisted.days).toBe(6);
  expect(premium.comparisons[1].difference.low).toBeGreaterThan(0);
});

it('gives a programme that was gone through with its effect, and one that is under way', async () => {
  const { client } = await signIn(await addDemoMember(testApp.context));
  const [recall] = (await client.get('/api/programmes/recall/runs')).body.data.items;
  expect(recall).toMatchObject({ state: 'completed', day: 22 });
  expect(recall.effects[0]).toMatchObject({ measure: 'dreamNights', answers: 3, verdict: 'more' });
  const [nightmares] = (await client.get('/api/programmes/nightmares/runs')).body.data.items;
  expect(nightmares).toMatchObject({ state: 'running', day: 16, needsHelp: false });
  expect(nightmares.measures).toHaveLength(3);
});

it('gives an announcement in both languages and a notification centre with something to read, once', async () => {
  const { client } = await signIn(await addDemoMember(testApp.context));
  const inLanguage = async (language: string) => {
    await testApp.context.db.update(users).set({ language: language as 'en' | 'es' });
    return (await client.get('/api/announcements/active')).body.data;
  };
  expect(await inLanguage('en')).toMatchObject([
    { title: 'Improve Memory is here', actionUrl: '/memory-lane' },
  ]);
  expect(await inLanguage('es')).toMatchObject([{ title: 'Ya puedes ejercitar tu memoria' }]);
  const { items, unread } = (await client.get('/api/notifications')).body.data;
  const kinds = items.map(({ kind }: { kind: string }) => kind);
  expect(kinds.slice(0, 2)).toEqual(['oracle_follow_up_due', 'announcement']);
  expect(kinds.filter((kind: string) => kind === 'dream_follow_up_due').length).toBeGreaterThan(1);
  expect([unread, items.at(-1).isRead]).toEqual([
    items.filter(({ isRead }: { isRead: boolean }) => !isRead).length,
    true,
  ]);
  const today = (await client.get('/api/oracle/today')).body.data;
  expect(items[0].path).toBe(`/oracle-history/${today.due.id}`);
  // What tells members of it finds that they know.
  const [member] = await testApp.context.db.select().from(users).where(eq(users.username, 'demo'));
  await tellOfPractice(testApp.context, { userId: member?.id ?? 0, id: today.due.id });
  expect((await client.get('/api/notifications')).body.data.items).toHaveLength(items.length);
});
