import { once } from 'node:events';
import { request } from 'node:http';
import type { BenchResult } from './lib/bench-result.ts';
import { signUp, startChitta } from './lib/chitta-server.ts';
import { percentile } from './lib/percentile.ts';

const pairs = 500;
/** So many requests come from one address before the next one is taken, below the limit of an address. */
const perAddress = 24;

/** Milliseconds until the answer to the `index`th request is there. Loopback has 2^24 addresses on Linux. */
async function timeForgot(origin: string, email: string, index: number): Promise<number> {
  const address = 2 + Math.floor(index / perAddress);
  const body = JSON.stringify({ email });
  const started = performance.now();
  const sent = request(`${origin}/api/password/forgot`, {
    method: 'POST',
    localAddress: `127.0.${Math.floor(address / 250)}.${1 + (address % 250)}`,
    headers: { origin, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  });
  sent.end(body);
  const [response] = await once(sent, 'response');
  await response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200) throw new TypeError(`the call answered ${response.statusCode}`);
  return performance.now() - started;
}

/** Whether the time of an answer tells which addresses have an account: known and unknown ones, asked in turn. */
export async function run(): Promise<BenchResult[]> {
  const server = await startChitta();
  try {
    await signUp(server.origin, 'forgetful');
    const known: number[] = [];
    const unknown: number[] = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      const turns = [
        async () => known.push(await timeForgot(server.origin, 'forgetful@example.org', 2 * pair)),
        async () => unknown.push(await timeForgot(server.origin, `nobody${pair}@example.org`, 2 * pair + 1)),
      ];
      for (const turn of pair % 2 === 0 ? turns : turns.toReversed()) await turn();
    }
    const medians = [percentile(known, 0.5), percentile(unknown, 0.5)];
    const [first = 0, second = 0] = medians;
    return [
      {
        name: `forgot password, medians for known and unknown addresses (${medians.map((ms) => ms.toFixed(2)).join(' and ')} ms)`,
        value: Math.max(first / second, second / first),
        unit: 'ratio',
        budget: { kind: 'at most', value: 1.1 },
      },
    ];
  } finally {
    await server.stop();
  }
}
