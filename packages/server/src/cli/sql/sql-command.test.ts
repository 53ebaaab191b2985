import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, type ServerProcess, startServerProcess } from '#server/testing/server-process.ts';
import { chittaWith } from '../testing/run-chitta.ts';

let dataDir: string;
let server: ServerProcess;
const sql = (...args: string[]) => chittaWith({ DATA_DIR: dataDir, DATABASE_URL: '' }, 'sql', ...args);
const count = 'SELECT count(*)::int AS boxes FROM schema_migrations WHERE version < 3';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'chitta-sql-'));
  server = await startServerProcess({ dataDir, port: await freePort() });
}, 60_000);
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

// Each command starts a program.
describe('chitta sql', { timeout: 120_000 }, () => {
  it('asks the database of a running server', () => {
    expect(sql(count)).toMatchObject({ status: 0, stdout: 'boxes\n2\n(1 row)\n' });
    expect(sql(count, '--json')).toMatchObject({ status: 0, stdout: '{"boxes":2}\n' });
    expect(sql()).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^psql "postgresql:\/\/chitta@/),
    });
  });

  it('writes only when told to, and keeps it only when told that too', () => {
    const statement = 'DELETE FROM rate_limits';
    const refused = sql(statement);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain('Add --write to try it');
    expect(sql(`COMMIT; ${statement}`).status).toBe(1);
    expect(sql(statement, '--write').stdout).toMatch(
      /^DELETE \d+\nNothing was kept\. Add --yes to keep it\.\n$/,
    );
    expect(sql(statement, '--write', '--yes').stdout).toMatch(/^DELETE \d+\n$/);
  });

  it('says in a sentence what is wrong with a statement', () => {
    const { status, stderr } = sql('SELECT nothing FROM nowhere');
    expect([status, stderr]).toEqual([1, 'relation "nowhere" does not exist\n']);
  });
});
