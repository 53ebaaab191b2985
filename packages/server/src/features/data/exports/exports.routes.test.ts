import {
  exportedConsultation,
  exportedDeletedDream,
  exportedDeletedPersonalSymbol,
  exportedFile,
  exportedOracleProfile,
  exportedSections,
  exportManifest,
} from '@chitta/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { dreams } from '#server/db/tables/journal/dreams.ts';
import { buildConsultation } from '#server/features/oracle/consultations/testing/build-consultation.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { givenOf } from '#server/testing/given-of.ts';
import { readExport } from './testing/read-export.ts';

const testApp = await buildTestApp();
afterAll(() => testApp.close());

const content = 'I was in my old house. A black dog chased me to the locked door and I was afraid of it.';

async function read(client: SignedInClient, text: string, more: Record<string, unknown> = {}) {
  const { body } = await client.post('/api/translate-dream', { content: text });
  const saved = await client.post('/api/dreams', {
    userId: client.user.id,
    content: text,
    given: givenOf(body),
    ...more,
  });
  return saved.body.data;
}

/** A member with one of everything. */
async function buildDreamer(overrides: Parameters<typeof signedInClient>[1] = {}) {
  const client = await signedInClient(testApp, { timezone: 'Europe/Madrid', ...overrides });
  await client.post('/api/personal-symbols', {
    name: 'Rex',
    group: 'animal',
    description: 'my first dog',
    variations: ['Rexy', 'old Rex'],
    emotionalImpact: 5,
  });
  await client.patch('/api/reading-settings', { address: 'feminine', followUpQuestions: false });
  await client.post('/api/personal-symbols/suggestions/dismiss', { word: 'weasel', language: 'en' });
  const dream = await read(client, `${content} Rexy barked.`, {
    category: 'nightmare',
    tags: ['home', '=sum'],
    feelings: ['fear'],
  });
  await client.send({
    method: 'PUT',
    url: `/api/dreams/${dream.id}/answer`,
    payload: { text: 'I let it bark.' },
  });
  await client.send({ method: 'PUT', url: `/api/dreams/${dream.id}/deed`, payload: { state: 'done' } });
  await client.send({
    method: 'PUT',
    url: `/api/dreams/${dream.id}/fit`,
    payload: { verdict: 'partly', change: 'I rang my brother.', misfits: ['dog'] },
  });
  return { client, dream };
}

describe('an export', () => {
  it('holds everything of the member, in the documented shape', async () => {
    const { client, dream } = await buildDreamer();
    const found = await readExport(testApp, client.user.id);
    expect(found.status).toBe(200);
    expect(found.headers['content-type']).toBe('application/zip');
    expect(found.headers['content-disposition']).toMatch(
      /^attachment; filename="chitta-\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect(found.headers['cache-control']).toBe('no-store, no-transform');
    expect(exportManifest.parse(found.manifest)).toEqual(found.manifest);
    for (const [name, item] of Object.entries(exportedSections)) {
      const section = found.manifest.sections.find((each) => each.name === name);
      for (const { path } of section?.files ?? []) {
        const file = JSON.parse(found.files.get(path) ?? '');
        expect(exportedFile(item).parse(file), path).toEqual(file);
      }
      expect(section?.count, name).toBe(1);
    }
    const [item] = found.items('dreams');
    expect(item).toMatchObject({
      id: dream.id,
      content: dream.content,
      title: dream.title,
      translation: dream.translation,
      reading: dream.reading,
      engineVersion: dream.reading.engineVersion,
      category: 'nightmare',
      tags: ['home', '=sum'],
      feelings: ['fear'],
      createdAt: dream.createdAt,
      followUp: {
        answer: 'I let it bark.',
        deed: 'done',
        fit: { verdict: 'partly', change: 'I rang my brother.', misfits: ['dog'] },
      },
    });
    expect(item.symbols.map(({ name }: { name: string }) => name)).toContain('Rex');
    expect(found.items('personal-symbols')[0]).toMatchObject({
      name: 'Rex',
      variations: ['Rexy', 'old Rex'],
    });
    expect(found.items('reading-settings')).toEqual([
      { followUpQuestions: false, modelConsentAt: null, modelConsentHost: null, address: 'feminine' },
    ]);
    expect(found.items('profile')[0]).toMatchObject({ email: client.user.email, timezone: 'Europe/Madrid' });
  });

  it('holds consultations with their practice journals and follow-ups, and no link of a share', async () => {
    const client = await signedInClient(testApp, { timezone: 'Europe/Madrid' });
    const other = await signedInClient(testApp);
    await buildConsultation(testApp, other.user.id);
    const first = await buildConsultation(testApp, client.user.id, { createdAt: new Date('2026-03-01') });
    const { id } = await buildConsultation(testApp, client.user.id, { goesOnFrom: first.id });
    const own = `/api/oracle/consultations/${first.id}`;
    await client.post(`${own}/practice-entries`, { practiceDate: '2026-03-02', journalEntry: 'I sat.' });
    await client.post(`${own}/follow-up`, { next: 'end', change: 'I said no.' });
    const chosen = { includesQuestion: true, includesDreams: true, includesPractice: true, days: 1 };
    const { token } = (await client.post(`${own}/share`, chosen)).body.data;
    await client.put('/api/oracle/profile', {
      birthDate: null,
      birthTime: null,
      birthPlace: null,
      houses: 'whole',
      usesChart: false,
      asksAbout: ['home'],
      tone: 'plain',
    });
    const found = await readExport(testApp, client.user.id);
    const items = found.items('oracle-consultations');
    for (const item of items) expect(exportedConsultation.parse(item)).toEqual(item);
    expect(items.map((item) => [item.id, item.goesOnFrom])).toEqual([
      [first.id, null],
      [id, first.id],
    ]);
    expect(items[0]).toMatchObject({
      userInput: first.userInput,
      oracleResponse: first.oracleResponse,
      practiceCompleted: true,
      practiceEntries: [{ entryNumber: 1, journalEntry: 'I sat.' }],
      followUp: { change: 'I said no.', journalEntriesCount: 1 },
    });
    const [profile] = found.items('oracle-profile');
    expect(exportedOracleProfile.parse(profile)).toEqual(profile);
    expect(profile).toMatchObject({ usesChart: false, asksAbout: ['home'], tone: 'plain' });
    expect([...found.files.values()].join('')).not.toContain(token);
  });

  it('reads well, in the language asked for and by the days of the member', async () => {
    testApp.clock.set(new Date('2026-10-31T23:30:00Z'));
    const { client, dream } = await buildDreamer();
    testApp.clock.set(new Date());
    const { files } = await readExport(testApp, client.user.id, '?language=es');
    expect([...files.keys()].filter((path) => path.startsWith('journal/'))).toEqual(['journal/2026-11.md']);
    const text = files.get('journal/2026-11.md') ?? '';
    expect(text).toMatch(/^# Noviembre de 2026\n\n## /);
    expect(text).toContain('*Domingo, 1 de noviembre de 2026, 0:30 · Pesadilla · Miedo · #home · #=sum*');
    expect(text).toContain(content);
    expect(text).toContain(dream.reading.sentences[0].text);
    for (const said of ['**Mi respuesta:** I let it bark.', '**El paso:** hecho', '**¿Encajó?** En parte']) {
      expect(text).toContain(said);
    }
    expect(files.get('README.txt')).toContain('Todo lo que guardas');
  });

  it('has tables that no spreadsheet takes for formulas', async () => {
    const { client } = await buildDreamer();
    const { files } = await readExport(testApp, client.user.id);
    const table = files.get('tables/dreams.csv') ?? '';
    expect(table.startsWith('\uFEFFDate,Time,Title,Dream,')).toBe(true);
    expect(table).toContain(`,Nightmare,"home; '=sum",`);
    await read(client, '=1+1 was written on the wall of my old house.');
    const again = await readExport(testApp, client.user.id);
    expect(again.files.get('tables/dreams.csv')).toContain(`,'=1+1 was written`);
    expect(again.files.get('tables/personal-symbols.csv')).toContain('Rex,"Rexy; old Rex",my first dog,');
  });

  it('goes on over many batches and leaves out what is deleted and what is not the member’s', async () => {
    const client = await signedInClient(testApp);
    const other = await signedInClient(testApp);
    await read(other, content);
    const first = await read(client, content);
    const { context } = testApp;
    const [row] = await context.db.select().from(dreams).limit(1);
    const at = new Date('2020-01-01T00:00:00Z');
    const many = Array.from({ length: 450 }, (_, index) => ({
      userId: client.user.id,
      title: `Dream ${index}`,
      content: `Dream number ${index} of many.`,
      language: 'en' as const,
      shard: row?.shard ?? 1,
      createdAt: at,
      updatedAt: at,
    }));
    await context.db.insert(dreams).values(many);
    await client.delete(`/api/dreams/${first.id}`);
    const found = await readExport(testApp, client.user.id);
    const files = found.manifest.sections.find(({ name }) => name === 'dreams')?.files;
    expect(files).toEqual([
      { path: 'data/dreams/0001.json', items: 200 },
      { path: 'data/dreams/0002.json', items: 200 },
      { path: 'data/dreams/0003.json', items: 50 },
    ]);
    expect(found.items('dreams').map(({ title }) => title)).toEqual(many.map(({ title }) => title));
    expect(found.files.get('tables/dreams.csv')?.split('\r\n')).toHaveLength(452);
    expect(found.files.get('journal/2020-01.md')?.match(/^## /gm)).toHaveLength(450);
  });

  it('holds what is deleted as long as it is kept, apart and marked', async () => {
    const { client, dream } = await buildDreamer();
    const symbol = (await client.post('/api/personal-symbols', { name: 'Fido' })).body.data;
    const kept = await read(client, 'I flew over a lake and a white horse waited for me there.');
    await client.delete(`/api/dreams/${dream.id}`);
    await client.delete(`/api/personal-symbols/${symbol.id}`);
    const found = await readExport(testApp, client.user.id);
    const deletedAt = testApp.clock.now().toISOString();
    expect(found.items('dreams').map(({ id }) => id)).toEqual([kept.id]);
    const [gone] = found.items('deleted-dreams');
    expect(exportedDeletedDream.parse(gone)).toEqual(gone);
    expect(gone).toMatchObject({ id: dream.id, content: dream.content, reading: dream.reading, deletedAt });
    expect(gone.followUp.answer).toBe('I let it bark.');
    const [fido] = found.items('deleted-personal-symbols');
    expect(exportedDeletedPersonalSymbol.parse(fido)).toEqual(fido);
    expect(fido).toMatchObject({ id: symbol.id, name: 'Fido', deletedAt });
    expect(found.items('personal-symbols').map(({ name }) => name)).toEqual(['Rex']);
    const text = found.files.get('journal/deleted.md') ?? '';
    expect(text).toMatch(/^# Deleted dreams that are not erased yet\n\n## /);
    expect(text).toContain(dream.content);
    expect(found.files.get('tables/dreams.csv')).not.toContain('black dog');
  });

  it('of an empty journal is an archive all the same', async () => {
    const client = await signedInClient(testApp);
    const { manifest, files } = await readExport(testApp, client.user.id);
    expect(manifest.sections.find(({ name }) => name === 'dreams')).toEqual({
      name: 'dreams',
      count: 0,
      files: [],
    });
    expect(files.has('tables/personal-symbols.csv')).toBe(false);
    expect(files.has('journal/deleted.md')).toBe(false);
  });

  it('has no password and nothing else that opens an account', async () => {
    const { client } = await buildDreamer({ password: '$argon2id$secret' });
    const { files } = await readExport(testApp, client.user.id);
    expect([...files.values()].join('')).not.toContain('argon2id');
  });

  it('says about how long it will be', async () => {
    const { client } = await buildDreamer();
    for (let times = 0; times < 4; times += 1)
      await read(client, `${content} It was the year ${2000 + times}.`);
    const { headers, bytes } = await readExport(testApp, client.user.id);
    const estimate = Number(headers['x-estimated-bytes']);
    expect(estimate / bytes).toBeGreaterThan(0.4);
    expect(estimate / bytes).toBeLessThan(2.5);
  });

  it('is refused after many within an hour, and to visitors', async () => {
    const { client } = await buildDreamer();
    for (let times = 0; times < 20; times += 1) await client.get('/api/exports/journal');
    expect(await client.get('/api/exports/journal')).toMatchObject({
      status: 429,
      body: { reason: 'requests.too_many' },
    });
    expect(await createClient(testApp).get('/api/exports/journal')).toMatchObject({ status: 401 });
    expect(await client.get('/api/exports/journal?language=de')).toMatchObject({ status: 422 });
  });
});
