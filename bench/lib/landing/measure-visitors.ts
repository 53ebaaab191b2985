import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import pg from 'pg';
import { launchOptions } from '../../../e2e/support/browser.ts';
import type { BenchResult } from '../bench-result.ts';
import { startChitta } from '../chitta-server.ts';
import { beginExperiment } from './begin-experiment.ts';
import { countKept, countRolledUp, countSent, type Tally } from './count-sent.ts';
import { forwardFrom } from './forward-from.ts';
import { planOf, type Visited, visitLanding } from './visit-landing.ts';

const visitors = Number(process.env.BENCH_VISITORS ?? 400);
const browsers = 2;
const pagesOfEach = 2;
const nodeFile = fileURLToPath(
  new URL(
    '../../../packages/server/src/features/experiments/landing-experiments/testing/rolling-up-node.ts',
    import.meta.url,
  ),
);

/** Lets visitors come, a few at a time; each pool takes the next one as soon as it is free. */
async function letCome(origin: string, pool: readonly Browser[], proxies: readonly string[]) {
  const visited: Visited[] = [];
  let next = 0;
  const seat = async (browser: Browser) => {
    for (let visitor = next++; visitor < visitors; visitor = next++) {
      const proxy = proxies[visitor % proxies.length] ?? '';
      visited.push(
        await visitLanding(browser, planOf(visitor), { origin, proxy, name: `visitor${visitor}` }),
      );
    }
  };
  await Promise.all(pool.flatMap((browser) => Array.from({ length: pagesOfEach }, () => seat(browser))));
  return visited;
}

/** Waits until `read` gives what is wanted, or has given something else for a while: the last beacons are on their way. */
async function settle<T>(read: () => Promise<T>, isWanted: (value: T) => boolean): Promise<T> {
  let value = await read();
  for (let attempt = 0; attempt < 100 && !isWanted(value); attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    value = await read();
  }
  return value;
}

/** The figures that are not what was sent, each in words. */
function differences(sent: Record<string, Tally>, found: Record<string, Partial<Tally>>): string[] {
  return Object.entries(sent).flatMap(([variant, tally]) =>
    Object.entries(found[variant] ?? {})
      .filter(([name, value]) => value !== tally[name as keyof Tally])
      .map(([name, value]) => `${name} of ${variant} are ${value}, ${tally[name as keyof Tally]} were sent`)
      .concat(found[variant] ? [] : [`nothing of ${variant}`]),
  );
}

/** Visitors of the first page in real browsers, and whether the figures are what their pages have sent. */
export async function measureVisitors(): Promise<BenchResult[]> {
  const chitta = await startChitta();
  const client = new pg.Client(chitta.databaseUrl);
  await client.connect();
  const proxies = await Promise.all([2, 3, 4, 5].map((last) => forwardFrom(`127.0.1.${last}`)));
  const pool = await Promise.all(
    Array.from({ length: browsers }, () => chromium.launch({ ...launchOptions })),
  );
  try {
    await beginExperiment(client);
    const started = performance.now();
    const visited = await letCome(
      chitta.origin,
      pool,
      proxies.map(({ origin }) => origin),
    );
    const seconds = (performance.now() - started) / 1000;
    const sent = countSent(visited);
    const kept = await settle(
      () => countKept(client),
      (found) => differences(sent, found).length === 0,
    );
    await promisify(execFile)(process.execPath, [nodeFile], {
      env: { PATH: process.env.PATH ?? '', DATABASE_URL: chitta.databaseUrl, LOG_LEVEL: 'fatal' },
    });
    const rolledUp = await countRolledUp(client);
    const total = Object.values(sent).reduce((sum, { events }) => sum + events, 0);
    const people = visited.filter(({ plan }) => plan.kind === 'person');
    const others = visited.filter(({ plan }) => plan.kind !== 'person');
    for (const words of [...differences(sent, kept), ...differences(sent, rolledUp)])
      console.log(`  ${words}`);
    const none = (name: string, value: number): BenchResult => ({
      name,
      value,
      unit: '',
      budget: { kind: 'at most', value: 0 },
    });
    return [
      none(
        `figures of ${people.length} visitors and ${total} events kept otherwise`,
        differences(sent, kept).length,
      ),
      none('figures rolled up otherwise', differences(sent, rolledUp).length),
      none(
        `of ${others.length} programs and people who want no tracking, shown a variant or told of`,
        others.filter(({ variant, sent: told }) => variant !== null || told.length > 0).length,
      ),
      none('visitors without a variant', people.filter(({ variant }) => variant === null).length),
      {
        name: `time that ${visitors} visitors took`,
        value: seconds,
        unit: 's',
        budget: { kind: 'at most', value: 1_800 },
      },
    ];
  } finally {
    await Promise.all(pool.map((browser) => browser.close()));
    for (const proxy of proxies) proxy.stop();
    await client.end();
    await chitta.stop();
  }
}
