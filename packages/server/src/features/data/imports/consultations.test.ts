import type { Consultation } from '@chitta/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  anyPractice,
  givenAnswer,
} from '#server/features/oracle/consultations/testing/build-consultation.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { downloadExport } from './testing/download-export.ts';
import { exportOf, staged } from './testing/import-files.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const dayMs = 24 * 60 * 60 * 1000;
const url = '/api/oracle/consultations';
const premium = { subscriptionTier: 'premium', timezone: 'Europe/Madrid' } as const;

const texts = [
  'My sister stood in my old house and did not speak to me. I was afraid of the water by the door.',
  'I called my sister from the house by the river, and she laughed and opened the door.',
];

/** A journal with a dream of each text, whose numbers are nobody else's. */
async function journal(values: Parameters<typeof signedInClient>[1] = premium): Promise<SignedInClient> {
  const client = await signedInClient(testApp, values);
  for (const content of texts) {
    await client.post('/api/dreams', { userId: client.user.id, content });
    testApp.clock.advance(dayMs);
  }
  return client;
}

async function practise(client: SignedInClient, id: string, days: number): Promise<void> {
  for (let index = 1; index <= days; index += 1) {
    testApp.clock.advance(dayMs);
    const answer = await client.post(`${url}/${id}/practice-entries`, {
      practiceDate: testApp.clock.now().toISOString().slice(0, 10),
      journalEntry: `The window was bright, day ${index}.`,
      insights: 'It is quieter than I thought.',
      moodBefore: 2,
      moodAfter: 2 + index,
      practiceRating: 4,
    });
    expect(answer.status, answer.text).toBe(201);
  }
}

async function consultationsOf(client: SignedInClient) {
  const { items } = (await client.get(`${url}?limit=100`)).body.data;
  return Promise.all(
    items.map(async ({ id }: Consultation) => {
      const consultation: Consultation = (await client.get(`${url}/${id}`)).body.data;
      const entries = (await client.get(`${url}/${id}/practice-entries`)).body.data.items;
      const after = (await client.get(`${url}/${id}/follow-up`)).body.data;
      return { consultation, entries, after };
    }),
  );
}

/** The same with every number and name replaced by its place, newest first, so that links can be compared. */
async function withoutNames(client: SignedInClient) {
  const kept = await consultationsOf(client);
  const { items } = (await client.get('/api/dreams?limit=100')).body.data;
  let text = JSON.stringify(kept).replaceAll('"isImported":true', '"isImported":false');
  for (const [index, { consultation }] of kept.entries())
    text = text.replaceAll(consultation.id, `c${index}`);
  for (const [index, { id }] of items.entries())
    text = text.replaceAll(`"dreamId":${id},`, `"dreamId":"d${index}",`);
  return JSON.parse(text);
}

async function takeIn(client: SignedInClient, content: Buffer) {
  const view = await staged(client, { name: 'chitta.zip', content });
  const started = await client.post(`/api/imports/${view.id}/start`);
  expect(started.status, started.text).toBe(200);
  return { view, done: started.body.data };
}

/** A journal with a consultation that was practised and looked back on, and the one that goes on from it. */
async function writer(): Promise<SignedInClient> {
  const client = await journal();
  const asked = await client.post(url, { userInput: 'How can I talk to my sister again?' });
  expect(asked.status, asked.text).toBe(201);
  const { id } = asked.body.data;
  expect(asked.body.data.oracleResponse.dreams).toHaveLength(2);
  await practise(client, id, 3);
  const followed = await client.post(`${url}/${id}/follow-up`, {
    next: 'practice',
    change: 'We talk on Sundays.',
    fit: 'yes',
  });
  expect(followed.status, followed.text).toBe(201);
  testApp.clock.advance(dayMs);
  return client;
}

describe('an export with consultations', () => {
  it('brings them back with their practice journals, follow-ups and dreams, under other names', async () => {
    const owner = await writer();
    const archive = await downloadExport(testApp, owner);
    // Numbers of dreams here are not those of the journal that it came from.
    await journal();
    const reader = await signedInClient(testApp, premium);
    const { view, done } = await takeIn(reader, archive);
    expect(view).toMatchObject({ kind: 'chitta', counts: { dreams: 2, consultations: 2, refused: 0 } });
    expect(view.entries.at(-1)).toMatchObject({
      kind: 'consultation',
      title: 'How can I talk to my sister again?',
    });
    expect(done).toMatchObject({ state: 'done', written: 4 });
    const [before, after] = [await withoutNames(owner), await withoutNames(reader)];
    expect(before).toHaveLength(2);
    expect(before[0].consultation).toMatchObject({ goesOnFrom: 'c1' });
    expect(before[1].after.followUp).toMatchObject({ followupConsultationId: 'c0' });
    expect(JSON.stringify(before)).toContain('"dreamId":"d0"');
    expect(after).toEqual(before);
    const names = async (client: SignedInClient) =>
      (await consultationsOf(client)).map(({ consultation }) => consultation.id);
    expect(new Set([...(await names(owner)), ...(await names(reader))]).size).toBe(4);

    const again = await staged(reader, { name: 'chitta.zip', content: archive });
    expect(again.counts).toMatchObject({ duplicates: 4, toWrite: 0 });
  });

  it('shows them as brought in: shared with nobody, and no way to another free answer', async () => {
    const archive = await downloadExport(testApp, await writer());
    const reader = await signedInClient(testApp);
    await takeIn(reader, archive);
    const [newest] = await consultationsOf(reader);
    const own = `${url}/${newest?.consultation.id}`;
    expect(newest?.consultation.isImported).toBe(true);
    const chosen = { includesQuestion: true, includesDreams: true, includesPractice: true, days: 7 };
    const shared = await reader.post(`${own}/share`, chosen);
    expect([shared.status, shared.body.reason]).toEqual([409, 'oracle.imported']);
    const onward = await reader.post(`${own}/follow-up`, { next: 'practice' });
    expect([onward.status, onward.body.reason]).toEqual([403, 'oracle.premium_needed']);
    expect((await reader.get('/api/oracle/today')).body.data.access).toBe('taste');
    // Practising and ending it stays the member's own.
    await practise(reader, String(newest?.consultation.id), 1);
    expect((await reader.post(`${own}/follow-up`, { next: 'end' })).status).toBe(201);
  });

  it('without its dreams keeps the words, and mistakes no other dream for them', async () => {
    const practiceId = anyPractice();
    const reader = await journal();
    const [dream] = (await reader.get('/api/dreams')).body.data.items;
    const { done } = await takeIn(
      reader,
      await exportOf({
        'oracle-consultations': [item({ oracleResponse: givenAnswer(dream.id, practiceId) })],
      }),
    );
    expect(done).toMatchObject({ state: 'done', written: 1 });
    const [kept] = await consultationsOf(reader);
    const [spokenOf] = kept?.consultation.oracleResponse.dreams ?? [];
    expect(spokenOf).toMatchObject({ dreamId: -1, quote: 'the lamp burned on' });
    expect(kept?.consultation.lostDreams).toEqual([-1]);
  });
});

describe('undoing an import with consultations', () => {
  async function imported() {
    const archive = await downloadExport(testApp, await writer());
    const reader = await signedInClient(testApp, premium);
    const { view } = await takeIn(reader, archive);
    const kept = await consultationsOf(reader);
    return { reader, own: `/api/imports/${view.id}`, ids: kept.map(({ consultation }) => consultation.id) };
  }

  it('leaves nothing of them', async () => {
    const { reader, own } = await imported();
    expect((await reader.get(own)).body.data.changedConsultations).toEqual([]);
    const undone = await reader.post(`${own}/undo`, { changed: 'keep' });
    expect(undone.body.data).toMatchObject({ state: 'undone', written: 0 });
    for (const table of [
      'oracle_consultations',
      'oracle_practice_journal',
      'oracle_followup_consultations',
    ]) {
      const { rows } = await testApp.context.pool.query(
        `SELECT count(*)::integer AS count FROM ${table} WHERE user_id = $1`,
        [reader.user.id],
      );
      expect([table, rows[0].count]).toEqual([table, 0]);
    }
  });

  it.each([
    ['an entry', (client: SignedInClient, id: string) => practise(client, id, 1)],
    ['a fit', (client: SignedInClient, id: string) => client.patch(`${url}/${id}`, { fit: 'no' })],
    [
      'a look back',
      (client: SignedInClient, id: string) => client.post(`${url}/${id}/follow-up`, { next: 'end' }),
    ],
  ])('names what has got %s since and keeps it, unless it shall go too', async (_, change) => {
    const { reader, own, ids } = await imported();
    const [newest = ''] = ids;
    await change(reader, newest);
    expect((await reader.get(own)).body.data.changedConsultations).toEqual([
      { id: newest, title: 'How can I talk to my sister again?' },
    ]);
    await reader.post(`${own}/undo`, { changed: 'keep' });
    expect((await consultationsOf(reader)).map(({ consultation }) => consultation.id)).toEqual([newest]);
  });

  it('takes changed ones along where the member wants it', async () => {
    const { reader, own, ids } = await imported();
    await reader.patch(`${url}/${ids[0]}`, { fit: 'no' });
    await reader.post(`${own}/undo`, { changed: 'take' });
    expect(await consultationsOf(reader)).toEqual([]);
  });
});

const time = '2024-03-05T06:30:00Z';
const entry = {
  entryNumber: 1,
  practiceDate: '2024-03-06',
  journalEntry: 'I sat by the window.',
  exerciseImplemented: '',
  insights: '',
  challenges: '',
  moodBefore: 2,
  moodAfter: 4,
  practiceRating: null,
  nextSteps: '',
  createdAt: '2024-03-06T06:30:00Z',
};
const followUp = {
  followupConsultationId: null,
  journalEntriesCount: 1,
  practiceAnalysis: { version: 1, daysPlanned: 7, daysPractised: 1, moods: null, words: [], dreams: [] },
  progressAssessment: 'One of seven days.',
  evolutionInsights: '',
  nextPhaseGuidance: '',
  change: '',
  completionDate: '2024-03-12T06:30:00Z',
};

/** A consultation as an export has it. */
function item(changes: object = {}) {
  const practiceId = anyPractice();
  return {
    id: 'AAAAAAAAAAAAAAAAAAAAAA',
    userInput: 'Should I take the new post in Cádiz?',
    oracleResponse: givenAnswer(1, practiceId),
    recommendedExerciseId: practiceId,
    practiceCompleted: false,
    practiceCompletedAt: null,
    createdAt: time,
    followUpDate: '2024-03-12',
    fit: null,
    goesOnFrom: null,
    practiceEntries: [entry],
    followUp: null,
    ...changes,
  };
}
const answer = (changes: object) => ({ oracleResponse: { ...givenAnswer(1, anyPractice()), ...changes } });
const evidence = (changes: object) =>
  answer({
    sentences: [
      {
        text: 'A lamp.',
        part: 'dreams',
        paragraph: 0,
        evidence: [{ dreamId: 1, start: 0, end: 1, rule: 'word', ...changes }],
      },
    ],
  });

describe('an export that nobody has made', () => {
  it.each<[string, object]>([
    ['a name that is none of ours', { id: '../../etc' }],
    ['an empty question', { userInput: '  ' }],
    ['a question too long', { userInput: 'x'.repeat(1001) }],
    [
      'words that a model is said to have written',
      answer({ writtenBy: { name: 'best', host: 'ai.example' } }),
    ],
    ['an answer without sentences', answer({ sentences: [] })],
    ['care without its reason', answer({ kind: 'care', question: null, practiceId: null })],
    ['an answer of another version', answer({ version: 2 })],
    ['a dream that is not spoken of', evidence({ dreamId: 2 })],
    ['a place outside the question', evidence({ dreamId: null, end: 4000 })],
    ['a place that ends before it begins', evidence({ start: 9, end: 3 })],
    ['another practice than it gave', { recommendedExerciseId: 'other' }],
    ['a practice that ended at no time', { practiceCompleted: true }],
    ['a day that is none', { followUpDate: '2024-02-31' }],
    ['a follow-up in a hundred years', { followUpDate: '2124-02-01' }],
    ['entries of one number', { practiceEntries: [entry, entry] }],
    ['an entry of the future', { practiceEntries: [{ ...entry, practiceDate: '2199-01-01' }] }],
    [
      'an entry of before the question',
      { practiceEntries: [{ ...entry, createdAt: '2020-01-01T00:00:00Z' }] },
    ],
    ['a mood of nine', { practiceEntries: [{ ...entry, moodAfter: 9 }] }],
    ['an empty entry', { practiceEntries: [{ ...entry, journalEntry: ' ' }] }],
    ['an entry too long', { practiceEntries: [{ ...entry, insights: 'x'.repeat(1001) }] }],
    [
      'more entries than there can be',
      {
        practiceEntries: Array.from({ length: 101 }, (_, index) => ({ ...entry, entryNumber: index + 1 })),
      },
    ],
    ['a follow-up too long', { followUp: { ...followUp, progressAssessment: 'x'.repeat(5000) } }],
    ['a follow-up of the year 1', { followUp: { ...followUp, completionDate: '0001-01-01T00:00:00Z' } }],
  ])('is taken without %s', async (_, changes) => {
    const client = await signedInClient(testApp);
    const content = await exportOf({
      'oracle-consultations': [{ ...item(), id: 'BBBBBBBBBBBBBBBBBBBBBB' }, item(changes)],
    });
    const view = await staged(client, { name: 'chitta.zip', content });
    expect(view.counts).toMatchObject({ consultations: 2, refused: 1, toWrite: 1 });
    expect(view.refused).toMatchObject([{ kind: 'consultation', line: 3, problem: 'broken' }]);
    await client.post(`/api/imports/${view.id}/start`);
    expect(await consultationsOf(client)).toHaveLength(1);
  });

  it.each([
    ['the year 0', { createdAt: '0000-01-01T00:00:00Z' }, 'bad_date'],
    ['the year 8000', { createdAt: '8000-01-01T00:00:00Z' }, 'future_date'],
  ])('is taken without a question of %s', async (_, changes, problem) => {
    const client = await signedInClient(testApp);
    const content = await exportOf({ 'oracle-consultations': [item({ ...changes, practiceEntries: [] })] });
    expect((await staged(client, { name: 'chitta.zip', content })).refused).toMatchObject([{ problem }]);
  });

  it('writes nothing for others: their names, dreams and consultations stay theirs', async () => {
    const other = await journal();
    const asked = await other.post(url, { userInput: 'How can I talk to my sister again?' });
    const foreign = asked.body.data;
    const before = await consultationsOf(other);
    const reader = await signedInClient(testApp, premium);
    const { done } = await takeIn(
      reader,
      await exportOf({
        'oracle-consultations': [
          item({
            id: foreign.id,
            goesOnFrom: foreign.id,
            oracleResponse: foreign.oracleResponse,
            recommendedExerciseId: foreign.recommendedExerciseId,
            userInput: foreign.userInput,
            followUp: { ...followUp, followupConsultationId: foreign.id },
          }),
        ],
      }),
    );
    expect(done).toMatchObject({ state: 'done', written: 1 });
    const [kept] = await consultationsOf(reader);
    expect(kept?.consultation.id).not.toBe(foreign.id);
    expect(kept?.consultation).toMatchObject({ goesOnFrom: null });
    expect(kept?.after.followUp).toMatchObject({ followupConsultationId: null });
    const dreams: { dreamId: number }[] = kept?.consultation.oracleResponse.dreams ?? [];
    expect(dreams.every(({ dreamId }) => dreamId < 0)).toBe(true);
    expect(await consultationsOf(other)).toEqual(before);
  });

  it('brings nothing that a model is said to have written beside an answer', async () => {
    const reader = await signedInClient(testApp, premium);
    const sentences = givenAnswer(1, anyPractice()).sentences;
    const writtenAnswer = { sentences, writtenBy: { name: 'best', host: 'ai.example' }, writtenAt: time };
    const { done } = await takeIn(
      reader,
      await exportOf({ 'oracle-consultations': [item({ writtenAnswer })] }),
    );
    expect(done).toMatchObject({ state: 'done', written: 1 });
    expect((await consultationsOf(reader))[0]?.consultation.written).toBeNull();
  });

  it('goes on from nothing in circles', async () => {
    const reader = await signedInClient(testApp, premium);
    const [one, two] = ['AAAAAAAAAAAAAAAAAAAAAA', 'BBBBBBBBBBBBBBBBBBBBBB'];
    const { done } = await takeIn(
      reader,
      await exportOf({
        'oracle-consultations': [
          item({ id: one, goesOnFrom: two }),
          item({ id: two, goesOnFrom: one, createdAt: '2024-03-05T06:30:01Z' }),
        ],
      }),
    );
    expect(done).toMatchObject({ state: 'done', written: 2 });
    const kept = await consultationsOf(reader);
    expect(kept.map(({ consultation }) => consultation.goesOnFrom !== null)).toEqual([true, false]);
  });
});
