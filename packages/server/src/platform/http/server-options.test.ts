import Fastify, { type InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import { serverOptions } from './server-options.ts';

const client = '198.51.100.7';
const proxy = '10.0.0.1';
let behindProxy: TestApp;
let alone: TestApp;

beforeAll(async () => {
  behindProxy = await buildTestApp({ env: { PUBLIC_URL: 'https://chitta.example' } });
  alone = await buildTestApp();
});
afterAll(() => Promise.all([behindProxy.close(), alone.close()]));

/** What the server takes for the client's address and host. */
async function seen({ context }: TestApp, request: InjectOptions) {
  const app = Fastify(serverOptions(context));
  app.get('/', ({ ip, host, protocol }) => ({ ip, host, protocol }));
  const { body } = await app.inject({ url: '/', ...request });
  await app.close();
  return JSON.parse(body);
}

const forwarded = (list: string) => ({
  host: 'inside',
  'x-forwarded-for': list,
  'x-forwarded-host': 'chitta.example',
  'x-forwarded-proto': 'https',
});

describe('what a proxy tells of the client', () => {
  it('is believed behind an address of our own network', async () => {
    const told = await seen(behindProxy, { remoteAddress: proxy, headers: forwarded(client) });
    expect(told).toEqual({ ip: client, host: 'chitta.example', protocol: 'https' });
  });

  it('is not by which name of ours they came', async () => {
    const headers = { ...forwarded(client), host: 'evil.example', 'x-forwarded-host': 'chitta.example' };
    const refused = await behindProxy.app.inject({ url: '/api/user', remoteAddress: proxy, headers });
    expect([refused.statusCode, refused.json().reason]).toEqual([421, 'requests.unknown_host']);
  });

  it('is not what the client had put there before: the nearest address that is not ours counts', async () => {
    const told = await seen(behindProxy, { remoteAddress: proxy, headers: forwarded(`1.2.3.4, ${client}`) });
    expect(told.ip).toBe(client);
  });

  it('is nothing where a client from outside tells it', async () => {
    const told = await seen(behindProxy, { remoteAddress: client, headers: forwarded('1.2.3.4') });
    expect(told).toEqual({ ip: client, host: 'inside', protocol: 'http' });
  });

  it('is nothing where no proxy is configured', async () => {
    const told = await seen(alone, { remoteAddress: proxy, headers: forwarded('1.2.3.4') });
    expect(told).toEqual({ ip: proxy, host: 'inside', protocol: 'http' });
  });
});

it('a call that came without encryption is led nowhere else', async () => {
  const visitor = createClient(behindProxy);
  for (const url of ['/api/user', '/api/health', '/api/nothing']) {
    const { status, headers } = await visitor.get(url, {
      host: 'chitta.example',
      'x-forwarded-proto': 'http',
    });
    expect([300, 301, 302, 303, 307, 308]).not.toContain(status);
    expect(headers).not.toHaveProperty('location');
  }
});
