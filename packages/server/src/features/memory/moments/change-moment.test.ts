import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { picture, sendMoment } from './testing/send-moment.ts';

const url = '/api/memory/moments';
const note = 'The baker sang while he counted the change.';
let testApp: TestApp;

beforeAll(async () => {
  const generous = { points: 10_000, seconds: 60 };
  testApp = await buildTestApp({
    config: { limits: { momentsPerMember: generous }, uploads: { perMember: 20, inAll: 50 } },
  });
  testApp.clock.set(new Date('2026-11-20T22:30:00Z'));
});
afterAll(() => testApp.close());

const folder = () => join(testApp.context.config.filesFolder, 'moments');
const filesThere = async () => (await readdir(folder()).catch(() => [])).toSorted();
const member = (values = {}) => signedInClient(testApp, { timezone: 'Europe/Madrid', ...values });

async function kept(client: SignedInClient, body: object = { note }) {
  const answer = await client.post(url, body);
  expect(answer.status, answer.text).toBe(201);
  return answer.body.data;
}
const listed = async (client: SignedInClient, query = '') =>
  (await client.get(`${url}${query}`)).body.data.items;

describe('changing a moment', () => {
  it('changes its words, archives it and brings it back', async () => {
    const client = await member();
    const { id } = await kept(client);
    const change = (body: object) => client.patch(`${url}/${id}`, body);
    expect((await change({ note: 'The baker sang.', kind: 'surprise' })).body.data).toMatchObject({
      note: 'The baker sang.',
      kind: 'surprise',
    });
    const archived = (await change({ isArchived: true })).body.data;
    expect(archived).toMatchObject({ isArchived: true, archivedAt: '2026-11-20T22:30:00.000Z' });
    expect(await listed(client)).toEqual([]);
    expect(await listed(client, '?archived=true')).toEqual([archived]);
    const back = (await change({ isArchived: false, kind: null })).body.data;
    expect(back).toMatchObject({ isArchived: false, archivedAt: null, kind: null, momentNumber: 1 });
    expect((await client.get(`${url}/${id}`)).body.data).toEqual(back);
    expect((await change({})).status).toBe(422);
    expect((await change({ note: ' ' })).body.reason).toBe('moments.empty');
  });

  it('writes over no words that it was not based on', async () => {
    const client = await member();
    const { id } = await kept(client);
    const basedOn = { note, kind: null };
    const change = (body: object) => client.patch(`${url}/${id}`, body);
    const here = { note: 'The baker sang.', basedOn };
    expect((await change(here)).body.data.note).toBe('The baker sang.');
    // Said again because its answer was lost.
    expect((await change(here)).status).toBe(200);
    const elsewhere = await change({ note: 'The baker wept.', basedOn });
    expect([elsewhere.status, elsewhere.body.reason]).toEqual([409, 'moments.changed_meanwhile']);
    expect((await client.get(`${url}/${id}`)).body.data.note).toBe('The baker sang.');
    // What nobody else has changed goes all the same.
    expect((await change({ isArchived: true, basedOn })).body.data).toMatchObject({
      note: 'The baker sang.',
      isArchived: true,
    });
    await change({ kind: 'food' });
    expect((await change({ kind: 'person', basedOn })).body.reason).toBe('moments.changed_meanwhile');
    expect((await change({ basedOn })).status).toBe(422);
  });

  it('takes a picture away for good, where words are left', async () => {
    const client = await member();
    const others = await filesThere();
    const { id } = (await sendMoment(client, { picture: await picture() })).body.data;
    expect((await client.patch(`${url}/${id}`, { picture: null })).body.reason).toBe('moments.empty');
    const changed = await client.patch(`${url}/${id}`, { picture: null, note });
    expect(changed.body.data).toMatchObject({ note, picture: null });
    expect(await filesThere()).toEqual(others);
    expect((await client.get(`${url}/${id}/picture`)).status).toBe(404);
  });

  it('deletes it with its files; the others of the day keep their numbers', async () => {
    const client = await member();
    const others = await filesThere();
    const first = (await sendMoment(client, { picture: await picture() })).body.data;
    await kept(client);
    expect((await client.delete(`${url}/${first.id}`)).body).toEqual({ success: true });
    expect(await filesThere()).toEqual(others);
    expect((await kept(client)).momentNumber).toBe(3);
    expect((await listed(client)).map((moment: { momentNumber: number }) => moment.momentNumber)).toEqual([
      3, 2,
    ]);
    expect((await client.delete(`${url}/${first.id}`)).status).toBe(404);
  });
});
