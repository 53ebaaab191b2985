import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { programArguments, programEnvironment } from '#server/testing/program.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { countReminded, seedDueMembers } from '../testing/due-members.ts';

/** `npm run bench reminders` does the same with 10,000. */
const count = 1_500;
const nodeFile = fileURLToPath(new URL('../testing/reminder-node.ts', import.meta.url));
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function startNode() {
  return spawn(process.execPath, programArguments(nodeFile), {
    env: {
      ...programEnvironment,
      DATABASE_URL: database.connectionString,
      DATA_DIR: join(tmpdir(), 'chitta-reminder-node'),
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

it('two nodes send each reminder once, though one is killed in the middle', {
  timeout: 120_000,
}, async () => {
  const now = new Date();
  await seedDueMembers(database.pool, { count, now });
  const nodes = [startNode(), startNode()] as const;
  const ended = nodes.map((node) => once(node, 'exit'));
  let counted = await countReminded(database.pool, now);
  while (counted.sent < count / 5) {
    await sleep(5);
    expect(nodes.map(({ exitCode }) => exitCode)).toEqual([null, null]);
    counted = await countReminded(database.pool, now);
  }
  nodes[0].kill('SIGKILL');
  // It was in the middle of them.
  expect(counted.sent).toBeLessThan(count);
  const [killed, done] = await Promise.all(ended);
  expect([killed?.[1], done?.[0]]).toEqual(['SIGKILL', 0]);
  // What the killed one held is free by now, at the latest: another node, or the next round, has the rest.
  const [code] = await once(startNode(), 'exit');
  expect(code).toBe(0);
  expect(await countReminded(database.pool, now)).toEqual({
    due: 0,
    sent: count,
    pushes: count,
    devices: count,
    twice: 0,
  });
});
