import path from 'node:path';
import type { BenchResult } from './lib/bench-result.ts';
import { type ChildServer, cpuSeconds, startChildServer } from './lib/child-server.ts';
import { signUp, startChitta } from './lib/chitta-server.ts';
import { hammer } from './lib/load.ts';

const warmUp = 3_000;
const measured = 12_000;

/** Requests answered per CPU second of the server's own process (the database's CPU time is its own). */
async function requestsPerCpuSecond(
  server: ChildServer,
  requestPath: string,
  headers: Record<string, string>,
) {
  const request = { url: `${server.origin}${requestPath}`, headers };
  await hammer(request, warmUp);
  const before = await cpuSeconds(server.pid);
  await hammer(request, measured);
  return measured / ((await cpuSeconds(server.pid)) - before);
}

/** An authenticated read beside a bare `node:http` "hello json", both over the same connections in one run. */
export async function run(): Promise<BenchResult[]> {
  const hello = await startChildServer([path.join(import.meta.dirname, 'lib/hello-server.mjs')], {}, '/');
  const bare = await requestsPerCpuSecond(hello, '/', {});
  await hello.stop();
  const chitta = await startChitta();
  try {
    const { cookie } = await signUp(chitta.origin, 'reader');
    const own = await requestsPerCpuSecond(chitta, '/api/user', { cookie });
    return [
      {
        name: `GET /api/user, requests per CPU second beside bare node:http (${Math.round(own)} / ${Math.round(bare)})`,
        value: own / bare,
        unit: 'ratio',
        budget: { kind: 'at least', value: 0.35 },
      },
    ];
  } finally {
    await chitta.stop();
  }
}
