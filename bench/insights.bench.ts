import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import type { BenchResult } from './lib/bench-result.ts';
import { type BenchedChitta, signUp, startChitta } from './lib/chitta-server.ts';
import { dreamTexts } from './lib/dream-texts.ts';
import { percentile } from './lib/percentile.ts';

import { timeRequests } from './lib/timed-requests.ts';

const dreams = 10_000;
/** Dreams that the real server has recognised; the others are these, over ten years. */
const models = 40;
const repetitions = 200;
const nodeFile = fileURLToPath(
  new URL(
    '../packages/server/src/features/insights/dream-analytics/testing/counting-node.ts',
    import.meta.url,
  ),
);

/** Has everything of a member counted by a process of its own: seconds, and the longest hold of its event loop. */
async function count({ databaseUrl }: BenchedChitta, userId: number) {
  const { stdout } = await promisify(execFile)(process.execPath, [nodeFile, String(userId)], {
    env: { PATH: process.env.PATH ?? '', DATABASE_URL: databaseUrl, LOG_LEVEL: 'fatal' },
  });
  return JSON.parse(stdout) as { readonly milliseconds: number; readonly longestHold: number };
}

async function keepModels(
  origin: string,
  { cookie, userId }: { cookie: string; userId: number },
): Promise<void> {
  for (const content of dreamTexts('en', models, 1_000)) {
    const response = await fetch(`${origin}/api/dreams`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, cookie },
      body: JSON.stringify({ userId, content, feelings: ['fear'] }),
    });
    if (response.status !== 201) throw new TypeError(`keeping a dream answered ${response.status}`);
  }
}

/** Fills the journal with rows as the app writes them, each with the symbols of another one as well. */
async function seed(client: pg.Client, userId: number): Promise<void> {
  await client.query(
    `INSERT INTO dreams (user_id, title, content, language, recognized_symbols, symbol_ids, words, feelings, shard,
       created_at, updated_at)
     SELECT dream.user_id, dream.title, dream.content, dream.language, dream.recognized_symbols,
       dream.symbol_ids || other.symbol_ids[1 + n % 5 : 6 + n % 5], dream.words, dream.feelings, 1,
       now() - (n * $3::integer + dream.place) * interval '10 years' / $2::integer, now()
     FROM (SELECT *, row_number() OVER (ORDER BY id) AS place FROM dreams WHERE user_id = $1) AS dream
     CROSS JOIN generate_series(1, $2::integer / $3::integer - 1) AS n
     JOIN (SELECT symbol_ids, row_number() OVER (ORDER BY id) AS place FROM dreams WHERE user_id = $1) AS other
       ON other.place = 1 + (dream.place + n) % $3::integer`,
    [userId, dreams, models],
  );
  // What the server keeps beside the dreams.
  await client.query(
    `INSERT INTO dream_facets (user_id, kind, value, count)
     SELECT user_id, 'symbol', symbol, count(*) FROM dreams, unnest(symbol_ids) AS symbol
     WHERE user_id = $1 GROUP BY 1, 3
     ON CONFLICT (user_id, kind, value) DO UPDATE SET count = excluded.count`,
    [userId],
  );
  await client.query('VACUUM (ANALYZE) dreams, dream_facets');
}

/** Marks what has changed, for the next counting. */
async function change(client: pg.Client, userId: number, day: string): Promise<void> {
  await client.query(
    'INSERT INTO dream_changes (user_id, day) VALUES ($1, $2) ON CONFLICT (user_id, day) DO NOTHING',
    [userId, day],
  );
}

async function measureCounting(server: BenchedChitta, userId: number): Promise<BenchResult[]> {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  try {
    // Else the server would count, too: it leaves accounts alone that are being deleted.
    await client.query(`UPDATE users SET account_status = 'deleted' WHERE id = $1`, [userId]);
    await seed(client, userId);
    await client.query('DELETE FROM dream_changes WHERE user_id = $1', [userId]);
    await change(client, userId, '-infinity');
    const whole = await count(server, userId);
    await change(client, userId, new Date().toISOString().slice(0, 10));
    const one = await count(server, userId);
    await client.query(
      `UPDATE users SET account_status = 'active', subscription_tier = 'premium' WHERE id = $1`,
      [userId],
    );
    return [
      {
        name: 'insights, counting 10,000 dreams from the beginning',
        value: whole.milliseconds / 1000,
        unit: 's',
        budget: { kind: 'at most', value: 5 },
      },
      {
        name: 'insights, counting one changed day, as a share of that',
        value: one.milliseconds / whole.milliseconds,
        unit: '',
        budget: { kind: 'at most', value: 0.75 },
      },
      {
        name: 'insights, longest hold of the event loop while counting',
        value: whole.longestHold,
        unit: 'ms',
        budget: { kind: 'at most', value: 250 },
      },
    ];
  } finally {
    await client.end();
  }
}

async function measureAnswers(origin: string, cookie: string): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  for (const query of ['week', 'month', 'quarter', 'year', 'all']) {
    const urls = () => Array.from({ length: repetitions }, () => `${origin}/api/insights?period=${query}`);
    await timeRequests(urls().slice(0, 20), { cookie });
    const times = await timeRequests(urls(), { cookie });
    results.push({
      name: `insights, period ${query}, p99`,
      value: percentile(times, 0.99),
      unit: 'ms',
      budget: { kind: 'at most', value: 150 },
    });
  }
  return results;
}

export async function run(): Promise<BenchResult[]> {
  const server = await startChitta();
  try {
    const { origin } = server;
    const member = await signUp(origin, 'tenthousand');
    await keepModels(origin, member);
    const counting = await measureCounting(server, member.userId);
    return [...counting, ...(await measureAnswers(origin, member.cookie))];
  } finally {
    await server.stop();
  }
}
