import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guardedFetch } from './guarded-fetch.ts';

const asked: string[] = [];
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/moved') response.writeHead(307, { location: '/elsewhere' }).end();
    else response.writeHead(200, { 'content-type': 'text/event-stream' }).end('data: {}\n\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const send = (path: string, most = 1_000) =>
  guardedFetch(most)(`${origin}${path}`, { method: 'POST', body: 'a dream' });

it('takes the answer of the host that it was sent to', async () => {
  expect(await (await send('/')).text()).toBe('data: {}\n\n');
});

it('carries nothing on to where a redirect points', async () => {
  await expect(send('/moved')).rejects.toThrow();
  expect(asked).not.toContain('/elsewhere');
});

it('reads no more than it may', async () => {
  await expect((await send('/', 4)).text()).rejects.toMatchObject({ reason: 'too_large' });
});
