import type { TimelineEntry } from '@chitta/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dreams } from '#server/db/tables/journal/dreams.ts';
import { followUps } from '#server/db/tables/journal/follow-ups.ts';
import { oracleFollowupConsultations } from '#server/db/tables/oracle/oracle-followup-consultations.ts';
import { oraclePracticeJournal } from '#server/db/tables/oracle/oracle-practice-journal.ts';
import { personalSymbols } from '#server/db/tables/symbols/personal-symbols.ts';
import { buildConsultation } from '#server/features/oracle/consultations/testing/build-consultation.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 3, minute));

async function writeDream({ user }: SignedInClient, title: string, minute: number): Promise<number> {
  const [row] = await testApp.context.db
    .insert(dreams)
    .values({
      userId: user.id,
      title,
      content: `${title}.\n\nThere was a lamp. ${'It burned on and on. '.repeat(30)}`,
      language: 'en',
      shard: 0,
      createdAt: at(minute),
    })
    .returning();
  return row?.id ?? 0;
}

async function fill(client: SignedInClient) {
  const { db } = testApp.context;
  const userId = client.user.id;
  const first = await writeDream(client, 'The lamp', 1);
  const second = await writeDream(client, 'The lake', 2);
  await db.insert(followUps).values([
    {
      userId,
      dreamId: first,
      answer: 'I had left it on.',
      answeredAt: at(5),
      change: 'I sleep.',
      settledAt: at(9),
    },
    { userId, dreamId: second, dismissedDay: 2, settledAt: at(10) },
  ]);
  await db.insert(personalSymbols).values({
    userId,
    language: 'es',
    name: 'Faro',
    nameKey: 'faro',
    description: 'Mi abuelo.',
    createdAt: at(5),
  });
  // Two of one moment.
  for (const userInput of ['Shall I leave?', 'Shall I stay?']) {
    const { id } = await buildConsultation(testApp, userId, { userInput, createdAt: at(5) });
    const written = { journalEntry: 'I sat by the sea.', createdAt: at(7) };
    const entry = { userId, consultationId: id, practiceDate: '2026-11-01', ...written };
    await db.insert(oraclePracticeJournal).values([1, 2].map((entryNumber) => ({ ...entry, entryNumber })));
    await db.insert(oracleFollowupConsultations).values({
      userId,
      originalConsultationId: id,
      journalEntriesCount: 2,
      practiceAnalysis: { version: 1, daysPlanned: 1, daysPractised: 1, moods: null, words: [], dreams: [] },
      progressAssessment: '',
      evolutionInsights: '',
      nextPhaseGuidance: '',
      change: 'I stayed.',
      completionDate: at(8),
    });
  }
}

const read = async (client: SignedInClient, query = '') =>
  (await client.get(`/api/timeline${query}`)).body.data;
const ofOracle = new Set(['consultation', 'practice', 'follow_up']);
/** Of what belongs to two consultations of one moment, nobody knows which comes first. */
const lines = (items: TimelineEntry[]) =>
  items.map(({ kind, title }) => (ofOracle.has(kind) ? kind : `${kind} ${title}`));
const everything = [
  'change The lamp',
  ...['follow_up', 'follow_up', 'practice', 'practice', 'practice', 'practice'],
  'symbol Faro',
  ...['consultation', 'consultation'],
  'answer The lamp',
  'dream The lake',
  'dream The lamp',
];

describe('GET /api/timeline', () => {
  it('calls a dream as the journal calls it, and what was said of it too', async () => {
    const client = await signedInClient(testApp);
    const content = 'A dog stood by the door of my old house, and behind it the river was rising.';
    const kept = await client.post('/api/dreams', { userId: client.user.id, content });
    const { id } = kept.body.data;
    const own = await read(client);
    expect(own.items[0].title).toMatch(/^A dog stood .*…$/);
    const { db, pool } = testApp.context;
    await pool.query('UPDATE dreams SET reading = $1 WHERE user_id = $2 AND id = $3', [
      JSON.stringify({ sentences: [] }),
      client.user.id,
      id,
    ]);
    await db
      .insert(followUps)
      .values({ userId: client.user.id, dreamId: id, answer: 'Yes.', answeredAt: at(5) });
    const listed = (await client.get('/api/dreams')).body.data.items[0].proposedTitle;
    expect(listed).toContain('dog');
    const { items } = await read(client);
    expect(items.map(({ title }: TimelineEntry) => title)).toEqual([listed, listed]);
  });

  it('tells what the member wrote, newest first, and nothing of others', async () => {
    const client = await signedInClient(testApp);
    await fill(client);
    await fill(await signedInClient(testApp));
    const { items, nextCursor } = await read(client);
    expect(lines(items)).toEqual(everything);
    expect(nextCursor).toBeNull();
    const of = (kind: string) => items.filter((each: TimelineEntry) => each.kind === kind);
    expect(of('answer')[0]).toMatchObject({
      excerpt: 'I had left it on.',
      at: at(5).toISOString(),
      language: 'en',
      consultationId: null,
    });
    expect(of('symbol')[0]).toMatchObject({ language: 'es', excerpt: 'Mi abuelo.' });
    const lamp = items.at(-1);
    expect(lamp.excerpt).toMatch(/^The lamp\. There was a lamp\. .*…$/);
    expect(lamp.excerpt.length).toBeLessThanOrEqual(281);
    const questions = of('consultation');
    expect(new Set(questions.map(({ title }: TimelineEntry) => title))).toEqual(
      new Set(['Shall I leave?', 'Shall I stay?']),
    );
    expect(questions[0].excerpt).toBe('Something in you has been ready for a while.');
    expect(of('follow_up')[0]).toMatchObject({ excerpt: 'I stayed.', id: 0 });
    for (const { id, consultationId } of questions) {
      expect(id).toBe(0);
      const entries = of('practice').filter((each: TimelineEntry) => each.consultationId === consultationId);
      expect(entries.map((each: TimelineEntry) => each.id).sort()).toEqual([1, 2]);
      expect(entries[0].excerpt).toBe('I sat by the sea.');
    }
  });

  it.each([1, 2, 3, 4])('reads on by pages of %i without a gap or a repetition', async (limit) => {
    const client = await signedInClient(testApp);
    await fill(client);
    const read1 = async (cursor: string | null, found: TimelineEntry[]): Promise<TimelineEntry[]> => {
      const page = await read(client, `?limit=${limit}${cursor === null ? '' : `&cursor=${cursor}`}`);
      const all = [...found, ...page.items];
      return page.nextCursor === null ? all : read1(page.nextCursor, all);
    };
    const all = await read1(null, []);
    expect(lines(all)).toEqual(everything);
    const keys = all.map(({ kind, id, consultationId }) => `${kind} ${id} ${consultationId}`);
    expect(new Set(keys).size).toBe(everything.length);
  });

  it.each(['x', Buffer.from('["1","dream"]').toString('base64url')])(
    'refuses the cursor %s',
    async (cursor) => {
      const client = await signedInClient(testApp);
      expect((await client.get(`/api/timeline?cursor=${cursor}`)).status).toBe(422);
    },
  );
});
