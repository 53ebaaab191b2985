import type { BenchResult } from './lib/bench-result.ts';
import { signUp, startChitta } from './lib/chitta-server.ts';
import { measureBigReport } from './lib/reports/measure-big-report.ts';
import { memoryGrowth } from './lib/resident-memory.ts';
import { seedReadJournal } from './lib/seed-read-journal.ts';

const dreams = 20_000;
/** How long a reader that stands still is watched. */
const stillMs = 3_000;
const megabyte = 1024 * 1024;

async function openExport(origin: string, cookie: string) {
  const response = await fetch(`${origin}/api/exports/journal`, { headers: { cookie } });
  if (!response.ok || response.body === null) throw new TypeError(`the export answered ${response.status}`);
  return { body: response.body, estimate: Number(response.headers.get('x-estimated-bytes')) };
}

/** Reads an export to its end and throws it away. */
async function readExport(origin: string, cookie: string) {
  const started = performance.now();
  const { body, estimate } = await openExport(origin, cookie);
  let bytes = 0;
  for await (const chunk of body) bytes += chunk.length;
  return { seconds: (performance.now() - started) / 1000, bytes, estimate };
}

/** Reads the beginning, stands still, and leaves. */
async function standStill(origin: string, cookie: string): Promise<void> {
  const { body } = await openExport(origin, cookie);
  const reader = body.getReader();
  await reader.read();
  await new Promise((resolve) => setTimeout(resolve, stillMs));
  await reader.cancel();
}

/** Everything of a member with 20,000 read dreams, as one zip, and the largest report of administrators. */
export async function run(): Promise<BenchResult[]> {
  return [...(await measureExport()), ...(await measureBigReport())];
}

async function measureExport(): Promise<BenchResult[]> {
  const server = await startChitta();
  const { origin, pid, databaseUrl } = server;
  try {
    const small = await signUp(origin, 'shortdreamer');
    const member = await signUp(origin, 'longdreamer');
    await seedReadJournal({ origin, databaseUrl, member, dreams });
    await readExport(origin, small.cookie);
    const still = await memoryGrowth(pid, () => standStill(origin, member.cookie));
    const whole = await memoryGrowth(pid, () => readExport(origin, member.cookie));
    const { seconds, bytes, estimate } = whole.result;
    const size = `${Math.round(bytes / megabyte)} MB`;
    return [
      {
        name: `export of ${dreams} read dreams (${size})`,
        value: seconds,
        unit: 's',
        budget: { kind: 'at most', value: 20 },
      },
      {
        name: 'memory that the server took on meanwhile',
        value: whole.megabytes,
        unit: 'MB',
        budget: { kind: 'at most', value: 100 },
      },
      {
        name: `memory taken on for a reader who stands still for ${stillMs / 1000} s`,
        value: still.megabytes,
        unit: 'MB',
        budget: { kind: 'at most', value: 100 },
      },
      {
        name: 'length that was announced beside the real one',
        value: Math.max(estimate / bytes, bytes / estimate),
        unit: 'ratio',
        budget: { kind: 'at most', value: 1.5 },
      },
    ];
  } finally {
    await server.stop();
  }
}
