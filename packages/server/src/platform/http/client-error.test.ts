import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';

let testApp: TestApp;
let port: number;

beforeAll(async () => {
  testApp = await buildTestApp({
    config: { http: { webRoot: null, requestTimeoutMs: 60, headersTimeoutMs: 50 } },
  });
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  port = (testApp.app.server.address() as { port: number }).port;
});
afterAll(() => testApp.close());

/** Sends bytes as they are and reads until the server closes. */
function sendRaw(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

it.each([
  ['noise', '\u0000\u0001\r\n\r\n', '400', 'requests.malformed'],
  [
    'two lengths',
    'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabc',
    '400',
    'requests.malformed',
  ],
  [
    'a length besides chunks',
    'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    '400',
    'requests.malformed',
  ],
  [
    'endless headers',
    `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(40_000)}\r\n\r\n`,
    '413',
    'requests.body_too_large',
  ],
  ['headers that never end', 'GET /api/health HTTP/1.1\r\nHost: x\r\n', '408', 'requests.timed_out'],
  [
    'a body that never comes',
    'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n',
    '408',
    'requests.timed_out',
  ],
])('answers %s with a coded error and closes', async (_, bytes, status, reason) => {
  const response = await sendRaw(bytes);
  expect(response.split(' ')[1]).toBe(status);
  expect(response).toContain('\r\nx-content-type-options: nosniff\r\n');
  expect(response).toContain("\r\ncontent-security-policy: default-src 'none';");
  expect(JSON.parse(response.slice(response.indexOf('{')))).toMatchObject({ success: false, reason });
});
