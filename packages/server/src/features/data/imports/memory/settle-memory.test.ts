import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { picture, sendMoment } from '#server/features/memory/moments/testing/send-moment.ts';
import { scheduledJobs } from '#server/jobs.ts';
import { sessionCookieName } from '#server/platform/sessions/session-cookie.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { exportOf as archiveOf, staged } from '../testing/import-files.ts';

let testApp: TestApp;

beforeAll(async () => {
  const generous = { points: 1_000, seconds: 60 };
  testApp = await buildTestApp({
    config: { limits: { momentsPerMember: generous, importsPerMember: generous } },
  });
  testApp.clock.set(new Date('2026-11-20T22:30:00Z'));
});
afterAll(() => testApp.close());

async function exportOf({ user }: SignedInClient): Promise<Buffer> {
  const { app, context } = testApp;
  const cookie = `${sessionCookieName(context.config)}=${await context.sessions.open(user.id)}`;
  return (await app.inject({ url: '/api/exports/journal', headers: { cookie } })).rawPayload;
}

const filesThere = (folder: string) =>
  readdir(join(testApp.context.config.filesFolder, folder)).catch((): string[] => []);

/** Two moments of a day, one with a picture, one archived; an exercise over them, a mark and settings. */
async function buildWriter(): Promise<SignedInClient> {
  const client = await signedInClient(testApp, { timezone: 'Europe/Madrid' });
  const words = (await client.post('/api/memory/moments', { note: 'The baker sang.', kind: 'person' })).body
    .data;
  const seen = (await sendMoment(client, { data: { kind: 'place' }, picture: await picture(300, 200) })).body
    .data;
  await client.patch(`/api/memory/moments/${words.id}`, { isArchived: true });
  const moments = [words, seen].map(({ id }, index) => ({ id, cameBack: index === 0 }));
  await client.post('/api/memory/exercise-sessions', {
    date: '2026-11-20',
    duration: 60,
    unassistedDays: 1,
    assistedDays: 0,
    completedAt: '2026-11-20T20:00:00.000Z',
    days: [{ date: '2026-11-20', recall: 'unassisted', moments }],
  });
  await client.put('/api/memory/recall-marks', { night: '2026-11-19', mark: 'fragment' });
  await client.put('/api/memory/settings', {
    reminderTimes: [{ kind: 'morning', weekdays: [1], time: '06:30' }],
    remindersEnabled: true,
    exerciseGoal: 9,
    notificationsEnabled: false,
  });
  return client;
}

/** Everything of Improve Memory without ids, which have to be others. */
async function memoryOf(client: SignedInClient) {
  const of = async (path: string) => (await client.get(`/api/memory/${path}`)).body.data;
  const all = {
    moments: (await of('moments')).items,
    archived: (await of('moments?archived=true')).items,
    sessions: (await of('exercise-sessions')).items,
    marks: await of('recall-marks?from=2026-01-01&to=2026-12-01'),
    settings: await of('settings'),
  };
  const moments = [...all.moments, ...all.archived].map(({ id }: { id: string }) => id);
  let text = JSON.stringify(all);
  for (const [index, id] of moments.entries()) text = text.replaceAll(id, `#${index}`);
  for (const { id } of all.sessions) text = text.replaceAll(id, '#session');
  return JSON.parse(text);
}

describe('an export that is taken in', () => {
  it('brings moments with their pictures, exercises, marks and settings back', async () => {
    const writer = await buildWriter();
    const archive = await exportOf(writer);
    const reader = await signedInClient(testApp, { timezone: 'Europe/Madrid' });
    const view = await staged(reader, { name: 'chitta.zip', content: archive });
    expect(await memoryOf(reader)).not.toEqual(await memoryOf(writer));
    const started = await reader.post(`/api/imports/${view.id}/start`);
    expect(view.counts).toMatchObject({ toWrite: 4, moments: 2, exercises: 1, nights: 1 });
    expect(started.body.data).toMatchObject({ state: 'done', written: 4 });
    const [before, after] = [await memoryOf(writer), await memoryOf(reader)];
    // The small copy is made anew, from what was made smaller already.
    for (const { moments } of [before, after]) for (const moment of moments) delete moment.picture.bytes;
    expect(after).toEqual(before);
    const [seen] = (await reader.get('/api/memory/moments')).body.data.items;
    expect((await reader.get(`/api/memory/moments/${seen.id}/picture`)).status).toBe(200);
    expect(await filesThere('imports')).toEqual([]);
  });

  it('changes nothing the second time, nor what is there already', async () => {
    const writer = await buildWriter();
    await writer.post('/api/dreams', { userId: writer.user.id, content: 'A dog stood in my old house.' });
    const archive = await exportOf(writer);
    await writer.put('/api/memory/recall-marks', { night: '2026-11-19', mark: 'dream' });
    const before = await memoryOf(writer);
    const files = await filesThere('moments');
    const view = await staged(writer, { name: 'chitta.zip', content: archive });
    await writer.post(`/api/imports/${view.id}/start`);
    expect(await memoryOf(writer)).toEqual(before);
    expect((await filesThere('moments')).toSorted()).toEqual(files.toSorted());
  });

  it('is taken back with an undo, and nothing else', async () => {
    const archive = await exportOf(await buildWriter());
    const reader = await signedInClient(testApp, { timezone: 'Europe/Madrid' });
    await reader.post('/api/memory/moments', { note: 'It rained on the bridge.' });
    await reader.put('/api/memory/recall-marks', { night: '2026-11-18', mark: 'none' });
    const before = await memoryOf(reader);
    const files = await filesThere('moments');
    const view = await staged(reader, { name: 'chitta.zip', content: archive });
    await reader.post(`/api/imports/${view.id}/start`);
    expect((await memoryOf(reader)).moments).toHaveLength(2);
    const undone = await reader.post(`/api/imports/${view.id}/undo`, { changed: 'keep' });
    expect(undone.body.data).toMatchObject({ state: 'undone', written: 0 });
    const after = await memoryOf(reader);
    expect({ ...after, settings: null }).toEqual({ ...before, settings: null });
    expect((await filesThere('moments')).toSorted()).toEqual(files.toSorted());
  });

  it('is swept where it was never begun', async () => {
    const archive = await exportOf(await buildWriter());
    const reader = await signedInClient(testApp);
    await staged(reader, { name: 'chitta.zip', content: archive });
    const forget = () =>
      scheduledJobs(testApp.context)
        .find(({ name }) => name === 'forget-imports')
        ?.run();
    const [name = ''] = await filesThere('imports');
    const { filesFolder } = testApp.context.config;
    const old = new Date(testApp.clock.now().getTime() - 48 * 60 * 60_000);
    await utimes(join(filesFolder, 'imports', name), old, old);
    await forget();
    expect(await filesThere('imports')).toEqual([name]);
    testApp.clock.advance(25 * 60 * 60_000);
    await forget();
    expect(await filesThere('imports')).toEqual([]);
  });

  it('leaves what cannot be: pictures that are none, days that were none, more than there is room for', async () => {
    const exportedMoment = {
      id: 'a',
      date: '2026-11-20',
      momentNumber: 1,
      note: 'The baker sang.',
      kind: null,
      timestamp: '2026-11-20T10:00:00.000Z',
      isArchived: false,
      archivedAt: null,
      createdAt: '2026-11-20T10:00:00.000Z',
      picture: { path: 'moments/2026-11-20-1.webp', bytes: 4 },
    };
    const archive = await archiveOf({
      moments: [
        exportedMoment,
        { ...exportedMoment, id: 'b', note: '', momentNumber: 2 },
        { ...exportedMoment, id: 'c', date: '0000-01-01' },
        { ...exportedMoment, id: 'd', note: 'x'.repeat(1_001) },
        { ...exportedMoment, id: 'e', timestamp: '+99999-01-01T00:00:00Z' },
        { ...exportedMoment, id: 'f', note: 'Later.', picture: { path: '../../etc/passwd', bytes: 1 } },
        null,
        'moment',
      ] as object[],
      'recall-marks': [{ night: '2026-13-01', mark: 'dream', markedAt: '2026-11-20T10:00:00Z' }],
    });
    const client = await signedInClient(testApp);
    const view = await staged(client, { name: 'chitta.zip', content: archive });
    await client.post(`/api/imports/${view.id}/start`);
    const { items } = (await client.get('/api/memory/moments')).body.data;
    expect(
      items.map(({ note, momentNumber, picture: seen }: Record<string, unknown>) => [
        note,
        momentNumber,
        seen,
      ]),
    ).toEqual([
      ['Later.', 2, null],
      ['The baker sang.', 1, null],
    ]);
  });
});
