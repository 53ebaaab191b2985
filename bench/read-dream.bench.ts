import pg from 'pg';
import type { BenchResult } from './lib/bench-result.ts';
import { signUp, startChitta } from './lib/chitta-server.ts';
import { percentile } from './lib/percentile.ts';

const perSecond = 50;
const seconds = 20;
const members = 50;

const passage =
  'I was walking through my old school with my brother and the corridor was flooded up to our knees. ' +
  'A black dog stood on the stairs and would not let us pass, so we climbed out of a window and ran across ' +
  'the roof. Below us the sea was burning and my mother was driving a bus without brakes towards the bridge. ';

/** A dream of exactly `length` characters, different for each `index`. */
function dreamOf(length: number, index: number): string {
  const start = `Dream ${index}. `;
  return (start + passage.repeat(Math.ceil(length / passage.length))).slice(0, length);
}

async function readDream(origin: string, member: { cookie: string; userId: number }, index: number) {
  const started = performance.now();
  const response = await fetch(`${origin}/api/translate-dream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie: member.cookie },
    body: JSON.stringify({ content: dreamOf(2_000, index), userId: member.userId, timestamp: index }),
  });
  await response.arrayBuffer();
  if (response.status !== 200) throw new TypeError(`reading answered ${response.status}`);
  return performance.now() - started;
}

/** Lifts the limit, so that each reading still takes from an allowance as a free member's does. */
async function liftLimits(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query('UPDATE users SET translations_limit = 1000000');
  await client.end();
}

/** Open-loop load: a request starts every 20 ms whether or not earlier ones were answered. */
export async function run(): Promise<BenchResult[]> {
  const server = await startChitta();
  try {
    const signedUp: { cookie: string; userId: number }[] = [];
    for (let index = 0; index < members; index += 1)
      signedUp.push(await signUp(server.origin, `sleeper${index}`));
    await liftLimits(server.databaseUrl);
    const memberOf = (index: number) => signedUp[index % members] as { cookie: string; userId: number };
    for (let index = 0; index < 100; index += 1) await readDream(server.origin, memberOf(index), index);
    const pending: Promise<number>[] = [];
    const total = perSecond * seconds;
    const started = performance.now();
    for (let index = 0; index < total; index += 1) {
      const due = started + (index * 1000) / perSecond;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
      pending.push(readDream(server.origin, memberOf(index), index));
    }
    const times = await Promise.all(pending);
    return [0.5, 0.99].map((q) => ({
      name: `POST /api/translate-dream, 2,000 characters, ${perSecond}/s, p${q * 100}`,
      value: percentile(times, q),
      unit: 'ms',
      budget: { kind: 'at most', value: 25 },
    }));
  } finally {
    await server.stop();
  }
}
