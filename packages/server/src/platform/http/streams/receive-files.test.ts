import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SampleFile, toMultipart } from '#server/testing/multipart.ts';
import { toAppError } from '../error-handler.ts';
import { receiveFiles } from './receive-files.ts';

const limits = { files: 3, fileBytes: 1000, totalBytes: 1500 };
let app: FastifyInstance;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chitta-receive-'));
  app = Fastify();
  app.addContentTypeParser('text/csv', (_request, _body, done) => done(null));
  await app.register(multipart);
  app.setErrorHandler((error, _request, reply) =>
    reply.status(400).send({ reason: toAppError(error).reason }),
  );
  app.post('/', async (request) => {
    const own = await mkdtemp(join(folder, 'request-'));
    const files = await receiveFiles(request, { limits, folder: own, disk: { isNearlyFull: () => false } });
    const texts = await Promise.all(files.map(({ path }) => readFile(path, 'utf8')));
    return { names: files.map(({ name }) => name), texts, kept: await readdir(own) };
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const send = async (...files: SampleFile[]) =>
  (await app.inject({ method: 'POST', url: '/', ...toMultipart(files) })).json();
const file = (bytes: number, name = 'a.txt') => ({ name, content: 'x'.repeat(bytes) });

describe('files of a request', () => {
  it('are written under names of our own and called by theirs', async () => {
    const names = ['../../sueños 🌊.md', 'C:\\x\\b\u202e.txt', ''];
    const answer = await send(...names.map((name, index) => ({ name, content: `text ${index}` })));
    expect(answer.names.slice(0, 2)).toEqual(['sueños 🌊.md', 'b.txt']);
    expect(answer).toMatchObject({ texts: ['text 0', 'text 1', 'text 2'], kept: ['0', '1', '2'] });
  });

  it.each([
    ['one is too large', [file(1001)]],
    ['they are too large together', [file(900), file(900)]],
    ['the request is', [file(20_000)]],
    ['they are too many', [file(1), file(1), file(1), file(1)]],
  ])('are refused when %s', async (_, files) => {
    expect(await send(...files)).toEqual({ reason: 'requests.body_too_large' });
  });

  it('are refused when there is none, a text field, or the body is cut off', async () => {
    expect(await send()).toEqual({ reason: 'requests.malformed' });
    const { payload, headers } = toMultipart([file(100)]);
    const cut = await app.inject({ method: 'POST', url: '/', headers, payload: payload.subarray(0, 150) });
    expect(cut.json()).toEqual({ reason: 'requests.malformed' });
    const field = await app.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload: '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--b--\r\n',
    });
    expect(field.json()).toEqual({ reason: 'requests.malformed' });
  });

  it('come as multipart alone', async () => {
    const other = await app.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': 'text/csv' },
      payload: 'a,b',
    });
    expect(other.json()).toEqual({ reason: 'requests.unsupported_media_type' });
  });
});
