import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createConfig } from '#server/config/config.ts';
import { createPostPush } from './post-push.ts';
import { createPublicLookup, NotPublicError, type ResolveHost } from './public-lookup.ts';

const servers: { close(): unknown; closeAllConnections?(): void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections?.();
    server.close();
  }
});

async function listen(server: Server | ReturnType<typeof createTcpServer>): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.push(server);
  return (server.address() as AddressInfo).port;
}
const serve = async (listener: RequestListener) => `http://127.0.0.1:${await listen(createServer(listener))}`;

const { push } = createConfig({});
const poster = (privateOrigins: string[], times = {}, resolve?: ResolveHost) =>
  createPostPush({ ...push, ...times, privateOrigins }, resolve);
const request = { headers: { ttl: 60 }, body: Buffer.from('…') };

describe('where a push is posted to', () => {
  it.each([
    ['127.0.0.1', 4],
    ['169.254.169.254', 4],
    ['10.1.2.3', 4],
    ['::1', 6],
    ['::ffff:10.0.0.1', 6],
    ['fd00:ec2::254', 6],
  ])('is no host that leads to %s, even among public ones', async (address, family) => {
    const asked: string[] = [];
    const resolve: ResolveHost = async (host) => {
      asked.push(host);
      return [
        { address: '8.8.8.8', family: 4 },
        { address, family },
      ];
    };
    const post = poster([], {}, resolve);
    await expect(post('https://push.example.org/a', request)).rejects.toThrow(NotPublicError);
    // Asked anew for each connection, and what was asked is what is connected to: there is no second answer to lead elsewhere.
    await expect(post('https://push.example.org/a', request)).rejects.toThrow(NotPublicError);
    expect(asked).toEqual(['push.example.org', 'push.example.org']);
  });

  it('is the address that was looked at, whatever the name leads to a moment later', async () => {
    let connections = 0;
    const port = await listen(createTcpServer(() => (connections += 1)));
    const answers = ['8.8.8.8', '127.0.0.1'];
    const lookup = createPublicLookup(async () => [{ address: answers.shift() ?? '127.0.0.1', family: 4 }]);
    const given = await new Promise((resolve) => {
      lookup('rebinding.example.org', { all: true }, (error, addresses) => resolve(error ?? addresses));
    });
    expect(given).toEqual([{ address: '8.8.8.8', family: 4 }]);
    const socket = connect({ host: 'rebinding.example.org', port, lookup });
    const [error] = await once(socket, 'error').catch((thrown) => [thrown]);
    expect(error).toBeInstanceOf(NotPublicError);
    expect(connections).toBe(0);
  });

  it.each([
    'https://localhost/a',
    'https://127.0.0.1/a',
    'http://push.example.org/a',
    'https://push.example.org:8443/a',
  ])('is not %s, even where it was once taken as a device', async (endpoint) => {
    await expect(poster([])(endpoint, request)).rejects.toThrow(NotPublicError);
  });

  it('is an own origin only as long as the operator names it', async () => {
    const origin = await serve((_, response) => response.writeHead(201).end());
    expect(await poster([origin])(`${origin}/a`, request)).toEqual({ status: 201, retryAfter: null });
    await expect(poster([])(`${origin}/a`, request)).rejects.toThrow(NotPublicError);
  });
});

describe('an answer', () => {
  it('counts by its head, however much comes after it', async () => {
    let isClosed = false;
    const origin = await serve((_, response) => {
      response.writeHead(201, { 'retry-after': '7' });
      const timer = setInterval(() => response.write(Buffer.alloc(64_000)), 1);
      response.once('close', () => {
        isClosed = true;
        clearInterval(timer);
      });
    });
    expect(await poster([origin])(`${origin}/a`, request)).toEqual({ status: 201, retryAfter: '7' });
    while (!isClosed) await new Promise((resolve) => setImmediate(resolve));
  });

  it('is not waited for without end, nor one that trickles in', async () => {
    const silent = await serve(() => undefined);
    await expect(poster([silent], { answerMs: 100 })(`${silent}/a`, request)).rejects.toMatchObject({
      name: 'AbortError',
    });
    const trickling = await listen(
      createTcpServer((socket) => {
        const timer = setInterval(() => socket.write('H'), 10);
        socket.on('close', () => clearInterval(timer)).on('error', () => undefined);
      }),
    );
    const origin = `http://127.0.0.1:${trickling}`;
    await expect(poster([origin], { answerMs: 200 })(`${origin}/a`, request)).rejects.toThrow();
  });

  it('uses a connection again', async () => {
    let connections = 0;
    const server = createServer((_, response) => response.writeHead(201).end('thanks'));
    server.on('connection', () => (connections += 1));
    const origin = `http://127.0.0.1:${await listen(server)}`;
    const post = poster([origin]);
    for (let time = 0; time < 3; time += 1) await post(`${origin}/a`, request);
    expect(connections).toBe(1);
  });
});
