import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createPlainServer, type RequestListener } from 'node:http';
import { createServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_MIN_VERSION as oldestTls, TLSSocket } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '#server/db/client.ts';
import { guardedFetch } from '#server/platform/ai/guarded-fetch.ts';
import { createS3Files } from '#server/platform/files/s3-files.ts';
import { createLogger } from '#server/platform/logging/create-logger.ts';
import { createOidcProvider } from '#server/platform/oidc/create-oidc-provider.ts';
import { createSelfSigned } from './self-signed.ts';

const selfSigned = createSelfSigned();
const servers: Server[] = [];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chitta-tls-'));
  await writeFile(join(folder, 'ca.pem'), selfSigned.cert);
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** A web server that would take whatever it is told, and what it was asked for. */
async function startWebServer(isSecure: boolean) {
  const asked: string[] = [];
  const answer: RequestListener = (request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(302, { location: '/elsewhere' }).end();
  };
  const server = isSecure ? createServer(selfSigned, answer) : createPlainServer(answer);
  const port = await listen(server);
  return { asked, origin: `${isSecure ? 'https' : 'http'}://127.0.0.1:${port}` };
}

/** What goes out to services that the operator names. */
function callServices(origin: string, log = createLogger('silent')) {
  const oidc = { issuer: origin, clientId: 'chitta', name: 'Far', timeoutMs: 2_000, keepMs: 1 };
  const provider = createOidcProvider({ config: { oidc }, secrets: { oidcClientSecret: 's' }, log });
  const files = createS3Files({ endpoint: origin, bucket: 'b', accessKey: 'a', secretKey: 's' });
  return [
    ['the provider', () => provider?.inspect()],
    ['the storage', () => files.put('pictures/a.webp', Buffer.from('x'), 'image/webp')],
    ['the model', () => guardedFetch(100)(`${origin}/v1`, { method: 'POST', body: 'a dream' })],
  ] as const;
}

describe('a server whose certificate nobody vouches for', () => {
  it('is told nothing, and the operator is', async () => {
    const { asked, origin } = await startWebServer(true);
    const lines: string[] = [];
    const log = createLogger('warn', { write: (line) => lines.push(line) });
    for (const [name, call] of callServices(origin, log)) await expect(call(), name).rejects.toThrow();
    expect(asked).toEqual([]);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        msg: 'the OpenID provider was of no help',
        code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
      }),
    ]);
  });
});

describe('a server that points elsewhere', () => {
  it('is not followed', async () => {
    const { asked, origin } = await startWebServer(false);
    for (const [name, call] of callServices(origin)) await expect(call(), name).rejects.toThrow();
    expect(asked.length).toBeGreaterThanOrEqual(3);
    expect(asked).not.toContain('/elsewhere');
  });
});

/** A database server as far as its answer to "shall we encrypt?", and whether its certificate was taken. */
async function startDatabaseServer(answer: 'S' | 'N') {
  const seen = { plain: '', isTrusted: false };
  const server = createTcpServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(answer);
      if (answer === 'N') {
        socket.on('data', (chunk) => {
          seen.plain += chunk.toString('latin1');
        });
        return;
      }
      const secure = new TLSSocket(socket, { ...selfSigned, isServer: true });
      secure.on('error', () => undefined);
      secure.once('data', () => {
        seen.isTrusted = true;
        secure.destroy();
      });
    });
  });
  const port = await listen(server);
  return { seen, address: `postgres://chitta:hunter2@localhost:${port}/chitta?sslmode=verify-full` };
}

async function connect(address: string): Promise<unknown> {
  const { pool, close } = createDatabase(address, { connectTimeoutMs: 2_000 });
  const failure = await pool.query('SELECT 1').catch((error: unknown) => error);
  await close();
  return failure;
}

describe('a database with sslmode=verify-full', () => {
  it('is given no password where its certificate is not vouched for', async () => {
    const { seen, address } = await startDatabaseServer('S');
    expect(await connect(address)).toMatchObject({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
    expect(seen.isTrusted).toBe(false);
  });

  it('is trusted by the certificate that the operator names', async () => {
    const { seen, address } = await startDatabaseServer('S');
    await connect(`${address}&sslrootcert=${join(folder, 'ca.pem')}`);
    expect(seen.isTrusted).toBe(true);
  });

  it('gets nothing in the clear where it does not encrypt', async () => {
    const { seen, address } = await startDatabaseServer('N');
    expect(await connect(address)).toMatchObject({ message: expect.stringContaining('SSL') });
    expect(seen.plain).toBe('');
  });
});

it('nothing older than TLS 1.2 is spoken', () => {
  expect(oldestTls).toBe('TLSv1.2');
});
