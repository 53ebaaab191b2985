import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, type ServerProcess, startServerProcess } from '#server/testing/server-process.ts';
import { chittaWith } from '../testing/run-chitta.ts';

let dataDir: string;
let server: ServerProcess | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'chitta-cli-'));
});
afterAll(async () => {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const run = (...args: string[]) => chittaWith({ DATA_DIR: dataDir, DATABASE_URL: '' }, ...args);

async function startServer(): Promise<ServerProcess> {
  server = await startServerProcess({ dataDir, port: await freePort() });
  return server;
}

function post({ origin }: ServerProcess, path: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin, cookie };
  return fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function signUp(running: ServerProcess, username: string): Promise<number> {
  const member = { username, email: `${username}@example.org`, password: 'violet otter 4 rivers' };
  const response = await post(running, '/api/signup', member);
  // What a restore reads in the end is the journal of whoever wrote last.
  const cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  if (response.ok) {
    const dream = {
      userId: ((await response.json()) as { user: { id: number } }).user.id,
      content: 'A dog stood in my old house.',
    };
    expect((await post(running, '/api/dreams', dream, cookie)).status).toBe(201);
  }
  return response.status;
}

// Each command starts a program, and most of them a database.
describe('chitta backup, verify and restore on the embedded database', { timeout: 120_000 }, () => {
  it('says that there is nothing yet', () => {
    expect(run('backups')).toMatchObject({ status: 0, stdout: expect.stringContaining('no backup in') });
    expect(run('verify')).toMatchObject({ status: 1, stderr: expect.stringContaining('no backup in') });
  });

  it('backs up while the app runs, and restores only once it is stopped and confirmed', async () => {
    const running = await startServer();
    expect(await signUp(running, 'before')).toBe(201);
    expect(run('backup')).toMatchObject({ status: 0, stdout: expect.stringContaining(', 1 members, ') });
    expect(await signUp(running, 'later')).toBe(201);
    const refused = run('restore', 'newest', '--yes');
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain(`Chitta is already running (process`);
    expect(refused.stderr).toContain(running.origin);
    await running.stop();
    expect(run('restore', 'newest')).toMatchObject({ status: 1, stderr: expect.stringContaining('--yes') });
    expect(run('verify')).toMatchObject({ status: 0, stdout: expect.stringContaining('is whole') });

    const restored = run('restore', 'newest', '--yes');
    expect([restored.status, restored.stderr]).toEqual([0, '']);
    expect(restored.stdout).toMatch(/What was there before is in .*-before-restore\.zip/);
    expect(run('backups').stdout.trim().split('\n')).toEqual([
      expect.stringMatching(/before-restore\.zip .* 2 members/),
      expect.stringMatching(/manual\.zip .* 1 members/),
    ]);
    const again = await startServer();
    expect(await signUp(again, 'later')).toBe(201);
    expect(await signUp(again, 'before')).toBe(409);
  });

  it('names a damaged file, and does not touch the database', async () => {
    const folder = join(dataDir, 'elsewhere');
    expect(run('backup', '--to', folder).status).toBe(0);
    const [name = ''] = await readdir(folder);
    await writeFile(join(folder, name), 'gone');
    await server?.stop();
    const { status, stderr } = run('restore', join(folder, name), '--yes');
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining(`${join(folder, name)} cannot be used as a backup`),
    ]);
  });
});
