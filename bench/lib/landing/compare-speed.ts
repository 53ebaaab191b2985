import pg from 'pg';
import type { BenchResult } from '../bench-result.ts';
import { auditSpeed, type Speed } from '../browser/lighthouse.ts';
import { type BenchedChitta, startChitta } from '../chitta-server.ts';
import { percentile } from '../percentile.ts';
import { beginExperiment } from './begin-experiment.ts';

/** Audits of the page with and without an experiment, each first as often as the other, so that a slow minute meets both. */
const turns = 8;

const median = (speeds: readonly Speed[], name: keyof Speed) =>
  percentile(
    speeds.map((speed) => speed[name]),
    0.5,
  );

/** How many browsers the server has shown a variant of its experiment. */
async function countShown({ databaseUrl }: BenchedChitta): Promise<number> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query('SELECT count(*)::integer AS shown FROM ab_test_sessions');
  await client.end();
  return rows[0].shown;
}

async function begin({ databaseUrl }: BenchedChitta): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await beginExperiment(client);
  await client.end();
}

/** Whether the first page is as quick while an experiment runs on it. Needs a built web app and Lighthouse. */
export async function compareSpeed(): Promise<BenchResult[]> {
  const plain = await startChitta();
  const tried = await startChitta();
  try {
    await begin(tried);
    const speeds = { plain: [] as Speed[], tried: [] as Speed[] };
    const audit = async (name: keyof typeof speeds) =>
      speeds[name].push(await auditSpeed(`${(name === 'plain' ? plain : tried).origin}/`));
    // The first ones meet servers and a Lighthouse that have just been started.
    for (const { origin } of [plain, tried]) await auditSpeed(`${origin}/`);
    for (let turn = 0; turn < turns; turn += 1)
      for (const name of turn % 2 === 0 ? (['plain', 'tried'] as const) : (['tried', 'plain'] as const))
        await audit(name);
    const shown = await countShown(tried);
    if (shown <= turns) throw new TypeError(`only ${shown} of ${turns + 1} visits were shown a variant`);
    const compare = (name: keyof Speed, unit: string, most: number, sign: 1 | -1): BenchResult[] => {
      const [without, during] = [median(speeds.plain, name), median(speeds.tried, name)];
      return [
        {
          name: `${name} of /, ${during.toFixed(1)} with an experiment, ${without.toFixed(1)} without: worse by`,
          value: Math.max(0, sign * (during - without)),
          unit,
          budget: { kind: 'at most', value: most },
        },
      ];
    };
    return [
      ...compare('performance', 'points', 1, -1),
      // What the simulation of Lighthouse itself varies by from run to run.
      ...compare('firstPaint', 'ms', 50, 1),
      ...compare('largestPaint', 'ms', 100, 1),
      ...compare('blocked', 'ms', 50, 1),
    ];
  } finally {
    await plain.stop();
    await tried.stop();
  }
}
