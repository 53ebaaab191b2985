import { request as send } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConfig } from '#server/config/config.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { isOwnHost } from './host-check.ts';

const answersTo = (env: Record<string, string>, host: string) => isOwnHost(createConfig(env), host);

const home = [
  'localhost:3000',
  'LOCALHOST',
  'chitta.localhost:3000',
  '127.0.0.1:3000',
  '[::1]:3000',
  '192.168.1.20:3000',
  '[fd00::5]',
  'raspberrypi:3000',
  'raspberrypi.local',
  'nas.lan:3000',
  'dreams.home.arpa',
];
const foreign = [
  '',
  'evil.example',
  'evil.example:3000',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'evil.example.',
  'evil.example#localhost',
  'localhost@evil.example',
  'a b',
];

describe('isOwnHost', () => {
  it.each(home)('answers at home to %s where nothing is configured', (host) => {
    expect(answersTo({}, host)).toBe(true);
  });

  it.each(foreign)('answers to no %j, whatever is configured', (host) => {
    expect(answersTo({}, host)).toBe(false);
    expect(answersTo({ PUBLIC_URL: 'https://chitta.example' }, host)).toBe(false);
    expect(answersTo({ CUSTOM_DOMAINS: 'dreams.test' }, host)).toBe(false);
  });

  it('answers to the name that it listens on', () => {
    expect(answersTo({ HOST: 'Dreams.example' }, 'dreams.example:3000')).toBe(true);
  });

  it.each([
    ['chitta.example', true],
    ['chitta.example:8443', true],
    ['www.chitta.example', false],
    ['dreams.test', true],
    ['www.dreams.test', true],
    ['notdreams.test', false],
    ['localhost:3000', false],
    ['192.168.1.20', false],
  ])('answers to %s: %s, where public address and domains are configured', (host, isOurs) => {
    expect(answersTo({ PUBLIC_URL: 'https://chitta.example', CUSTOM_DOMAINS: 'dreams.test' }, host)).toBe(
      isOurs,
    );
  });

  it.each([
    ['luna.dreams.test', true],
    ['localhost:3000', true],
    ['192.168.1.20', false],
    ['raspberrypi', false],
  ])('answers to %s: %s, where domains alone are configured', (host, isOurs) => {
    expect(answersTo({ CUSTOM_DOMAINS: 'dreams.test' }, host)).toBe(isOurs);
  });
});

describe('a request over HTTP', () => {
  let testApp: TestApp;
  let port: number;

  beforeAll(async () => {
    testApp = await buildTestApp({ env: { CUSTOM_DOMAINS: 'dreams.test,luna.test,www.luna.test' } });
    await testApp.app.listen({ port: 0, host: '127.0.0.1' });
    port = (testApp.app.server.address() as AddressInfo).port;
  });
  afterAll(() => testApp.close());

  interface Asked {
    readonly method?: string;
    readonly host: string;
    readonly headers?: Record<string, string>;
    readonly body?: object;
  }

  function ask(path: string, { method = 'GET', host, headers = {}, body }: Asked) {
    return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>(
      (resolve, reject) => {
        const type = body && { 'content-type': 'application/json' };
        const options = { port, path, method, headers: { host, ...type, ...headers } };
        const outgoing = send({ ...options, hostname: '127.0.0.1' }, async (response) => {
          let text = '';
          for await (const chunk of response) text += chunk;
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        });
        outgoing.on('error', reject);
        outgoing.end(body && JSON.stringify(body));
      },
    );
  }

  it.each(['/', '/journal', '/api/user', '/api/openapi.json', '/api/login', '/nothing'])(
    'to %s is refused by its error where it names another host',
    async (path) => {
      const { status, headers, text } = await ask(path, {
        host: 'evil.example',
        headers: { accept: 'text/html' },
      });
      expect(status).toBe(421);
      expect(JSON.parse(text)).toMatchObject({ code: 'NOT_FOUND', reason: 'requests.unknown_host' });
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  it.each(['/', '/api/user', '/api/health'])('to %s that names two hosts is malformed', async (path) => {
    const send = (...hosts: string[]) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => {
          const lines = hosts.map((host) => `Host: ${host}\r\n`).join('');
          socket.write(`GET ${path} HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`);
        });
        let text = '';
        socket.on('data', (chunk) => {
          text += chunk;
        });
        socket.on('end', () => resolve(text)).on('error', reject);
      });
    expect(await send('dreams.test', 'evil.example')).toMatch(/^HTTP\/1\.1 400 [\s\S]*requests\.malformed/);
    expect(await send('dreams.test', 'dreams.test')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await send('dreams.test')).not.toMatch(/^HTTP\/1\.1 400 /);
  });

  it('to a probe is answered under any name', async () => {
    expect((await ask('/api/health', { host: '10.0.0.7:3000' })).status).toBe(200);
    expect((await ask('/api/ready?verbose', { host: '10.0.0.7:3000' })).status).toBe(200);
  });

  it('on a custom domain carries its fields, and gets a cookie of that host alone and links that lead there', async () => {
    const host = 'www.luna.test';
    const origin = `http://${host}`;
    const signup = await ask('/api/signup?useCustomDomain=true', {
      method: 'POST',
      host,
      headers: { origin, 'x-custom-domain': 'true', 'x-custom-hostname': host, 'x-custom-origin': origin },
      body: {
        username: 'marisol',
        email: 'marisol@example.org',
        password: 'violet otter, 4 rivers',
        useCustomDomain: true,
        hostname: host,
        origin,
      },
    });
    expect(signup.status).toBe(201);
    const cookies = signup.headers['set-cookie'] as string[];
    expect(cookies.join()).toContain('chitta_session=');
    expect(cookies.join()).not.toMatch(/domain=/i);
    const cookie = cookies.map((each) => each.split(';')[0]).join('; ');
    const user = await ask('/api/user?useCustomDomain=true', {
      host,
      headers: { cookie, 'x-retry-attempt': '1' },
    });
    expect(user.status).toBe(200);
    const { rows } = await testApp.context.pool.query('SELECT origin FROM outgoing_mails');
    expect(rows).toEqual([{ origin }]);
  });

  it.each(['127.0.0.1:6666', 'localhost:6666', 'evil.dreams.test:8443'])(
    'as %s has no link mailed that leads there',
    async (host) => {
      const { pool, config } = testApp.context;
      await pool.query('DELETE FROM outgoing_mails');
      const body = { email: 'marisol@example.org' };
      expect((await ask('/api/password/forgot', { method: 'POST', host, body })).status).toBe(200);
      const { rows } = await pool.query('SELECT origin FROM outgoing_mails');
      expect(rows).toEqual([{ origin: `http://localhost:${config.http.port}` }]);
    },
  );

  it('is refused where it names two hosts', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.end(
      'GET /api/user HTTP/1.1\r\nHost: dreams.test\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    );
    let answer = '';
    for await (const chunk of socket) answer += chunk;
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('requests.malformed');
  });

  it('may not write from one of our domains’ look-alikes', async () => {
    const body = { username: 'x', password: 'y' };
    const asked = { method: 'POST', host: 'luna.test', body };
    const from = async (origin: string) =>
      (await ask('/api/login', { ...asked, headers: { origin } })).status;
    expect(await from('http://dreams.test')).toBe(401);
    expect(await from('http://luna.test.evil.example')).toBe(403);
    expect(await from('http://evil-luna.test')).toBe(403);
  });
});
