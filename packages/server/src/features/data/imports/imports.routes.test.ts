import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { type SampleFile, toMultipart } from '#server/testing/multipart.ts';

let testApp: TestApp;
let member: SignedInClient;

beforeAll(async () => {
  testApp = await buildTestApp({ env: { LOG_LEVEL: 'error' } });
  testApp.clock.set(new Date('2026-11-21T10:00:00Z'));
  member = await signedInClient(testApp, { timezone: 'Europe/Madrid' });
});
afterAll(() => testApp.close());

const csv = `Fecha,Título,Sueño,Etiquetas
05/03/2024,La casa,"Iba por la casa de mi abuela, y no había nadie.
Luego vino un perro.",casa; perro
25/03/2024,,Soñé con el mar y las olas eran muy altas.,
,,Un sueño sin fecha que era muy corto.,
31/02/2024,,Soñé que volaba sobre la ciudad de noche.,
`;

const upload = (client: SignedInClient, ...files: SampleFile[]) =>
  client.send({ method: 'POST', url: '/api/imports', ...toMultipart(files) });

describe('an import', () => {
  it('shows a table before anything is taken, then takes it, then takes it back', async () => {
    const { status, body, text } = await upload(member, { name: 'sueños.csv', content: csv });
    expect(status, text).toBe(201);
    expect(body.data).toMatchObject({
      kind: 'csv',
      state: 'ready',
      fileNames: ['sueños.csv'],
      counts: { dreams: 4, refused: 2, duplicates: 0, undated: 1, toWrite: 2 },
      languages: [{ value: 'es', count: 4 }],
      firstDay: '2024-03-05',
      lastDay: '2024-03-25',
      choices: { dateOrder: 'dmy', isDateOrderCertain: true },
    });
    expect(body.data.choices.columns.map(({ role }: { role: string }) => role)).toEqual([
      'date',
      'title',
      'content',
      'tags',
    ]);
    expect(body.data.refused).toMatchObject([
      { line: 5, problem: 'no_date' },
      { line: 6, problem: 'bad_date' },
    ]);
    const url = `/api/imports/${body.data.id}`;
    const started = await member.post(`${url}/start`);
    expect(started.body.data, started.text).toMatchObject({ state: 'done', written: 2 });
    const journal = await member.get('/api/dreams');
    expect(journal.body.data.items).toMatchObject([
      { createdAt: '2024-03-25T11:00:00.000Z', language: 'es' },
      { title: 'La casa', tags: ['casa', 'perro'], createdAt: '2024-03-05T11:00:00.000Z' },
    ]);
    const undone = await member.post(`${url}/undo`, { changed: 'keep' });
    expect(undone.body.data, undone.text).toMatchObject({ state: 'undone', written: 0 });
    expect((await member.get('/api/dreams/facets')).body.data.total).toBe(0);
  });
});

describe('what an import shows', () => {
  it('is what was derived when it was read: showing it looks at nothing that was sent', async () => {
    const cell = `a${' '.repeat(120_000)}b`;
    const content = `date,title,content,tags\n2024-01-01,t,I was in a house with a dog.,${cell}\n2024-13-41,x,Hm.,\n`;
    const { body, text } = await upload(member, { name: 'a.csv', content });
    expect(body.data, text).toMatchObject({
      counts: { dreams: 2, toWrite: 1, refused: 1 },
      entries: [{ title: 't', excerpt: 'I was in a house with a dog.' }],
      refused: [{ title: 'x', excerpt: 'Hm.', problem: 'bad_date' }],
    });
    const { pool } = testApp.context;
    const url = `/api/imports/${body.data.id}`;
    await pool.query(`UPDATE import_entries SET source = '{"told":1}' WHERE import_id = $1`, [body.data.id]);
    const shown = await member.get(url);
    expect(shown.body.data.entries).toEqual(body.data.entries);
    expect(shown.body.data.refused).toEqual(body.data.refused);
    await member.post(`${url}/cancel`);
    const kept = await pool.query('SELECT title, excerpt, source FROM import_entries WHERE import_id = $1', [
      body.data.id,
    ]);
    expect(kept.rows.every((row) => row.title === '' && row.excerpt === '' && row.source === null)).toBe(
      true,
    );
  });

  it('is looked at again when columns change', async () => {
    const content = 'date,title,dream\n05/03/2024,B,A house and a dog.\n06/03/2024,D,C\n07/03/2024,F,E\n';
    const { body } = await upload(member, { name: 'a.csv', content });
    const changed = await member.send({
      method: 'PATCH',
      url: `/api/imports/${body.data.id}`,
      payload: { columns: ['date', 'content', 'title'] },
    });
    expect(changed.body.data, changed.text).toMatchObject({
      state: 'ready',
      choices: { dateOrder: 'dmy' },
      firstDay: '2024-03-05',
      entries: [
        { title: 'A house and a dog.', excerpt: 'B' },
        { title: 'C', excerpt: 'D' },
        { title: 'E', excerpt: 'F' },
      ],
    });
  });
});
