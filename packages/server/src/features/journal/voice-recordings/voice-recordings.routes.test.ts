import { readdir, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readExport } from '#server/features/data/exports/testing/read-export.ts';
import { scheduledJobs } from '#server/jobs.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { toMultipart } from '#server/testing/multipart.ts';
import { mp4, ogg, silentWebm, webm } from './testing/sounds.ts';

const hour = 60 * 60_000;
/** Bytes of all recordings of a member here. */
const room = 3_000;
let testApp: TestApp;

beforeAll(async () => {
  const generous = { points: 1_000, seconds: 60 };
  const config = { limits: { recordingsPerMember: generous }, recordingBytesPerMember: room };
  testApp = await buildTestApp({ config });
});
afterAll(() => testApp.close());

const folder = () => join(testApp.context.config.filesFolder, 'voice-recordings');
const filesThere = async () => (await readdir(folder()).catch(() => [])).toSorted();
const runJob = (name: string) =>
  scheduledJobs(testApp.context)
    .find((job) => job.name === name)
    ?.run();
const addressOf = (id: number) => `/api/dreams/${id}/voice-recording`;

async function keepDream(client: SignedInClient): Promise<number> {
  const content = 'A dog stood in my old house and would not let me in.';
  return (await client.post('/api/dreams', { userId: client.user.id, content })).body.data.id;
}

async function memberWithDream() {
  const client = await signedInClient(testApp);
  return { client, id: await keepDream(client) };
}

function send(client: SignedInClient, id: number, content: Buffer | string, query = '') {
  const file = toMultipart([{ name: '../../notes.txt', content }]);
  return client.send({ method: 'PUT', url: `${addressOf(id)}${query}`, ...file });
}

/** The answer for the recording of a dream, with its bytes. */
async function listen(client: SignedInClient, id: number, headers: Record<string, string> = {}) {
  const cookie = `chitta_session=${await testApp.context.sessions.open(client.user.id)}`;
  const response = await testApp.app.inject({ url: addressOf(id), headers: { cookie, ...headers } });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
}

describe('a voice recording', () => {
  it.each([
    ['audio/webm', webm(), 'dream.webm'],
    ['audio/ogg', ogg(), 'dream.ogg'],
    ['audio/mp4', mp4(), 'dream.m4a'],
    ['audio/mp4', mp4({ isDescribedLast: true, brand: 'M4A ' }), 'dream.m4a'],
  ])('is taken as %s, whatever its name says, and served to its member', async (mediaType, sound, name) => {
    const { client, id } = await memberWithDream();
    const sent = await send(client, id, sound, '?seconds=75');
    expect(sent.status).toBe(200);
    expect(sent.body.data).toMatchObject({ mediaType, seconds: 75, bytes: sound.length });
    expect((await client.get(`/api/dreams/${id}`)).body.data.voiceRecording).toEqual(sent.body.data);
    const { status, headers, bytes } = await listen(client, id);
    expect(status).toBe(200);
    expect(bytes.equals(sound)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': mediaType,
      'content-length': String(sound.length),
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      'content-disposition': `inline; filename="${name}"`,
      'content-security-policy': expect.stringMatching(/default-src 'none';.*sandbox/),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('is served in parts, and not again to who has it', async () => {
    const { client, id } = await memberWithDream();
    const sound = webm(900);
    await send(client, id, sound);
    const { headers } = await listen(client, id);
    const etag = String(headers.etag);
    const part = await listen(client, id, { range: 'bytes=100-199' });
    expect([part.status, part.headers['content-range'], part.headers['content-length']]).toEqual([
      206,
      `bytes 100-199/${sound.length}`,
      '100',
    ]);
    expect(part.bytes.equals(sound.subarray(100, 200))).toBe(true);
    const beyond = await listen(client, id, { range: `bytes=${sound.length}-` });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${sound.length}`]);
    expect((await listen(client, id, { 'if-none-match': etag })).status).toBe(304);
    const same = await listen(client, id, { range: 'bytes=0-9', 'if-range': etag });
    expect(same.status).toBe(206);
    await send(client, id, webm(100));
    const other = await listen(client, id, { range: 'bytes=0-9', 'if-range': etag });
    expect([other.status, other.bytes.equals(webm(100))]).toEqual([200, true]);
  });

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>', 'unknown_format'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'unknown_format'],
    ['an MP3', 'ID3\x04\x00', 'unknown_format'],
    ['a WAV', 'RIFF\x24\x00\x00\x00WAVEfmt ', 'unknown_format'],
    ['a film in Matroska', webm().toString('latin1').replace('webm', 'mkv\0'), 'unknown_format'],
    ['an AVIF', mp4({ brand: 'avif' }).toString('latin1'), 'unknown_format'],
    ['a QuickTime', mp4({ brand: 'qt  ' }).toString('latin1'), 'unknown_format'],
    ['nothing', '', 'unknown_format'],
    ['three bytes of WebM', '\x1a\x45\xdf', 'unknown_format'],
    ['an Ogg of pictures', `${'OggS'.padEnd(27, '\0')}\x01\x80theora`, 'unknown_format'],
    ['WebM without its sound', silentWebm().toString('latin1'), 'unreadable'],
    ['Ogg of one page', ogg().subarray(0, 36).toString('latin1'), 'unreadable'],
    ['MP4 cut in its description', mp4().subarray(0, 26).toString('latin1'), 'unreadable'],
    [
      'MP4 that never describes',
      mp4({ isDescribedLast: true }).subarray(0, 300).toString('latin1'),
      'unreadable',
    ],
    ['MP4 whose boxes have no length', `${mp4().toString('latin1', 0, 20)}${'\0'.repeat(400)}`, 'unreadable'],
  ])('is not %s', async (_, content, reason) => {
    const { client, id } = await memberWithDream();
    const others = await filesThere();
    const response = await send(client, id, Buffer.from(content, 'latin1'));
    expect(response).toMatchObject({ status: 422, body: { reason: `voice_recordings.${reason}` } });
    expect((await client.get(`/api/dreams/${id}`)).body.data.voiceRecording).toBeUndefined();
    expect(await filesThere()).toEqual(others);
  });

  it('may end in the middle of its sound: it was broken off, and what is there is kept', async () => {
    const { client, id } = await memberWithDream();
    for (const sound of [webm(800), mp4()]) {
      expect((await send(client, id, sound.subarray(0, sound.length - 90))).status).toBe(200);
    }
  });

  it('has at most ten megabytes, and a length in seconds that can be', async () => {
    const { client, id } = await memberWithDream();
    const heavy = await send(client, id, Buffer.concat([webm(), Buffer.alloc(10 * 1024 * 1024)]));
    expect(heavy).toMatchObject({ status: 413, body: { reason: 'requests.body_too_large' } });
    for (const seconds of ['-1', '601', '1.5', 'x'])
      expect((await send(client, id, webm(), `?seconds=${seconds}`)).body.reason).toBe('requests.invalid');
    expect((await send(client, id, webm())).body.data.seconds).toBeNull();
  });

  it('that was cut off on its way leaves the former one', async () => {
    const { client, id } = await memberWithDream();
    await send(client, id, webm(300));
    const { payload, headers } = toMultipart([{ name: 'a', content: webm(900) }]);
    const cut = { payload: payload.subarray(0, 500), headers };
    const broken = await client.send({ method: 'PUT', url: addressOf(id), ...cut });
    expect(broken.body.reason).toBe('requests.malformed');
    expect((await listen(client, id)).bytes.equals(webm(300))).toBe(true);
  });

  it('of another member is not there, neither to hear nor to change', async () => {
    const { client, id } = await memberWithDream();
    await send(client, id, webm());
    const other = await signedInClient(testApp);
    expect((await listen(other, id)).status).toBe(404);
    expect((await send(other, id, webm(10))).body.reason).toBe('dreams.not_found');
    expect((await other.delete(addressOf(id))).body.reason).toBe('dreams.not_found');
    expect((await listen(client, id)).bytes.equals(webm())).toBe(true);
  });

  it('takes the place of the former one, whose file goes, and can be deleted', async () => {
    const { client, id } = await memberWithDream();
    const others = await filesThere();
    await send(client, id, webm(100));
    await send(client, id, webm(200));
    const [name = ''] = (await filesThere()).filter((file) => !others.includes(file));
    expect((await filesThere()).length).toBe(others.length + 1);
    expect((await stat(join(folder(), name))).mode & 0o777).toBe(0o600);
    expect((await client.delete(addressOf(id))).body.data).toEqual({ id });
    expect(await filesThere()).toEqual(others);
    expect((await listen(client, id)).status).toBe(404);
    expect((await client.delete(addressOf(id))).status).toBe(200);
    expect((await client.get(`/api/dreams/${id}`)).body.data.voiceRecording).toBeUndefined();
  });

  it('is one, however many are sent at once, and no file is left over', async () => {
    const { client, id } = await memberWithDream();
    const others = await filesThere();
    const answers = await Promise.all([100, 200, 300, 400].map((bytes) => send(client, id, webm(bytes))));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(200);
    // Two may be on their way at a time.
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
    expect((await filesThere()).length).toBe(others.length + 1);
    const { voiceRecording } = (await client.get(`/api/dreams/${id}`)).body.data;
    expect((await listen(client, id)).bytes).toHaveLength(voiceRecording.bytes);
  });

  it('has to fit beside the others of its member, also where two come at once', async () => {
    const { client, id } = await memberWithDream();
    const ids = [id, await keepDream(client), await keepDream(client)];
    const others = await filesThere();
    const large = webm(1_900);
    const answers = await Promise.all(ids.slice(0, 2).map((each) => send(client, each, large)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.reason).toBe('voice_recordings.no_room');
    expect((await filesThere()).length).toBe(others.length + 1);
    const [kept = 0] = ids.filter((_, index) => answers[index]?.status === 200);
    // In the place of itself it fits.
    expect((await send(client, kept, large)).status).toBe(200);
    expect((await send(client, ids[2] ?? 0, webm(100))).status).toBe(200);
  });
});

describe('the end of a voice recording', () => {
  it('comes with its dream: unheard while that can be brought back, erased after', async () => {
    const { client, id } = await memberWithDream();
    const others = await filesThere();
    await send(client, id, webm());
    await client.delete(`/api/dreams/${id}`);
    expect((await listen(client, id)).status).toBe(404);
    expect((await send(client, id, webm())).body.reason).toBe('dreams.not_found');
    await client.post(`/api/dreams/${id}/restore`);
    expect((await listen(client, id)).bytes.equals(webm())).toBe(true);
    await client.delete(`/api/dreams/${id}`);
    testApp.clock.advance(25 * hour);
    await runJob('erase-deleted-dreams');
    expect(await filesThere()).toEqual(others);
    const { rows } = await testApp.context.pool.query('SELECT 1 FROM voice_recordings WHERE user_id = $1', [
      client.user.id,
    ]);
    expect(rows).toEqual([]);
  });

  it('comes with its account', async () => {
    const { client, id } = await memberWithDream();
    const others = await filesThere();
    await send(client, id, webm());
    const closed = { status: 'deleted', at: testApp.clock.now() };
    await testApp.context.pool.query('UPDATE users SET account_status = $1, closed_at = $2 WHERE id = $3', [
      closed.status,
      closed.at,
      client.user.id,
    ]);
    testApp.clock.advance(8 * 24 * hour);
    await runJob('erase-closed-accounts');
    expect(await filesThere()).toEqual(others);
  });

  it('is swept where nothing named its file any more', async () => {
    const { client, id } = await memberWithDream();
    await send(client, id, webm());
    await testApp.context.files.put('voice-recordings/orphan', Buffer.from('x'), 'audio/webm');
    const old = new Date(testApp.clock.now().getTime() - 48 * hour);
    for (const file of await filesThere()) await utimes(join(folder(), file), old, old);
    await runJob('sweep-voice-recordings');
    expect(await filesThere()).not.toContain('orphan');
    expect((await listen(client, id)).status).toBe(200);
  });
});

it('is in the export, also where its dream waits to be erased', async () => {
  const { client, id } = await memberWithDream();
  await send(client, id, webm(), '?seconds=8');
  const gone = await keepDream(client);
  await send(client, gone, mp4());
  await client.delete(`/api/dreams/${gone}`);
  const found = await readExport(testApp, client.user.id);
  expect(found.items('voice-recordings')).toMatchObject([
    { dreamId: id, path: `recordings/${id}.webm`, mediaType: 'audio/webm', seconds: 8, bytes: webm().length },
    { dreamId: gone, path: `recordings/${gone}.m4a`, seconds: null },
  ]);
  expect(found.files.get(`recordings/${id}.webm`)).toContain('webm');
  const { body } = await client.get('/api/data-inventory');
  expect(body.data.places).toContainEqual({ place: 'voice-recordings', count: 2, isExported: true });
});
