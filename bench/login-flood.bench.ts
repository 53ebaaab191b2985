import http from 'node:http';
import type { BenchResult } from './lib/bench-result.ts';
import { startChitta } from './lib/chitta-server.ts';
import { percentile } from './lib/percentile.ts';

/** What a deployment looks like: a name of its own, and a proxy that says whose address a request is from. */
const origin = 'http://chitta.example';
const readsPerSecond = 50;
const loginsPerSecond = 200;
const ownLoginsPerSecond = 2;
const seconds = 10;

interface Answer {
  readonly status: number;
  readonly milliseconds: number;
  readonly cookie: string;
}

/** Requests over connections of their own, so that reads do not queue behind logins in this process. */
function createSender(target: string) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 512 });
  const { hostname, port } = new URL(target);
  const send = (
    method: string,
    path: string,
    options: { cookie?: string; from?: string; body?: object } = {},
  ) =>
    new Promise<Answer>((resolve, reject) => {
      const started = performance.now();
      const headers = {
        host: 'chitta.example',
        origin,
        'x-forwarded-for': options.from ?? '192.0.2.1',
        ...(options.cookie && { cookie: options.cookie }),
        ...(options.body && { 'content-type': 'application/json' }),
      };
      const request = http.request({ hostname, port, agent, method, path, headers }, (response) => {
        const cookie = (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
        response.resume();
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, milliseconds: performance.now() - started, cookie }),
        );
      });
      request.on('error', reject);
      request.end(options.body && JSON.stringify(options.body));
    });
  return { send, close: () => agent.destroy() };
}

/** Begins `perSecond` requests a second, whether or not earlier ones were answered, and waits for all answers. */
async function atRate<T>(perSecond: number, begin: (index: number) => Promise<T>): Promise<T[]> {
  const running: Promise<T>[] = [];
  const started = performance.now();
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = started + (index * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    running.push(begin(index));
  }
  return Promise.all(running);
}

/** A member reads while 200 strangers a second try to log in, each from an address and with a name of their own. */
export async function run(): Promise<BenchResult[]> {
  const chitta = await startChitta({ PUBLIC_URL: origin });
  const reader = createSender(chitta.origin);
  const flood = createSender(chitta.origin);
  try {
    const body = { username: 'reader', email: 'reader@example.org', password: 'benchmark reader 7' };
    const { status, cookie } = await reader.send('POST', '/api/signup', { body });
    if (status !== 201) throw new TypeError(`signing up answered ${status}`);
    const read = () => atRate(readsPerSecond, () => reader.send('GET', '/api/user', { cookie }));
    const login = (index: number) =>
      flood.send('POST', '/api/login', {
        from: `10.${index >> 8}.${index & 255}.1`,
        body: { username: `stranger${index}`, password: 'not a password of anybody' },
      });
    const device = cookie.split('; ').find((each) => each.startsWith('chitta_device=')) ?? '';
    /** The member signs in again meanwhile, in the same browser, but from an address like any other. */
    const signIn = (index: number) =>
      reader.send('POST', '/api/login', {
        cookie: device,
        from: `172.16.${index}.1`,
        body: { username: body.username, password: body.password },
      });
    await read();
    const idle = await read();
    const [busy, logins, own] = await Promise.all([
      read(),
      atRate(loginsPerSecond, login),
      atRate(ownLoginsPerSecond, signIn),
    ]);
    const p99 = (answers: readonly Answer[]) =>
      percentile(
        answers.map((each) => each.milliseconds),
        0.99,
      );
    const failed = busy.filter((each) => each.status !== 200).length;
    const checked = logins.filter((each) => each.status === 401).length;
    const longest = percentile(
      logins.map((each) => each.milliseconds),
      0.99,
    );
    return [
      {
        name: `p99 of GET /api/user under ${loginsPerSecond} logins a second beside idle (${p99(busy).toFixed(1)} / ${p99(idle).toFixed(1)} ms; ${Math.round(checked / seconds)} passwords checked a second, the others told to come back)`,
        value: p99(busy) / p99(idle),
        unit: 'ratio',
        budget: { kind: 'at most', value: 10 },
      },
      {
        name: 'GET /api/user refused or failed meanwhile',
        value: failed,
        unit: '',
        budget: { kind: 'at most', value: 0 },
      },
      {
        name: 'p99 of a login in the flood',
        value: longest / 1000,
        unit: 's',
        budget: { kind: 'at most', value: 5 },
      },
      {
        name: 'sign-ins of a browser that the member has used before, refused meanwhile',
        value: own.filter((each) => each.status !== 200).length,
        unit: `of ${own.length}`,
        budget: { kind: 'at most', value: 0 },
      },
      {
        name: 'p99 of such a sign-in',
        value: p99(own) / 1000,
        unit: 's',
        budget: { kind: 'at most', value: 1 },
      },
    ];
  } finally {
    reader.close();
    flood.close();
    await chitta.stop();
  }
}
