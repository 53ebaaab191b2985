import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { chittaWith } from '#server/cli/testing/run-chitta.ts';
import { freePort, type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { totpCode } from './testing/totp-code.ts';

const password = 'violet otter 4 rivers';
const period = 30_000;

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'chitta-move-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function start(dataDir: string, env: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServerProcess({ dataDir, port: await freePort(), env });
  onTestFinished(() => server.stop());
  return server;
}

async function post({ origin }: ServerProcess, path: string, body: object, cookie = '') {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: JSON.stringify(body),
  });
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { status: response.status, body: JSON.parse(await response.text()), cookie: cookies.join('; ') };
}

/** Signs up a member with an authenticator app, and returns its key. */
async function signUpWithApp(server: ServerProcess): Promise<string> {
  const { cookie } = await post(server, '/api/signup', {
    username: 'luna',
    email: 'luna@example.org',
    password,
  });
  const begun = await post(server, '/api/factors/totp', {}, cookie);
  const [, key = ''] = /secret=([A-Z2-7]+)/.exec(begun.body.data.uri) ?? [];
  const confirmed = await post(server, '/api/factors/totp/confirm', { code: totpCode(key) }, cookie);
  expect(confirmed.status).toBe(200);
  return key;
}

/** Status of the second step, with the code after the one that set the app up. */
async function signIn(server: ServerProcess, key: string): Promise<number> {
  const first = await post(server, '/api/login', { username: 'luna', password });
  const code = totpCode(key, Date.now() + period);
  return (await post(server, '/api/login/second-factor', { code }, first.cookie)).status;
}

it('keeps authenticator apps working on the way that docs/operations.md describes', async () => {
  const [old, restored, second] = [await makeFolder(), await makeFolder(), await makeFolder()];
  const embedded = await start(old);
  const key = await signUpWithApp(embedded);
  await embedded.stop();
  const backups = join(restored, 'backups');
  expect(chittaWith({ DATA_DIR: old, DATABASE_URL: '' }, 'backup', '--to', backups).status).toBe(0);

  const database = await createTestDatabase({ isEmpty: true });
  onTestFinished(() => database.drop());
  const env = { DATABASE_URL: database.connectionString };
  const restoring = chittaWith({ ...env, DATA_DIR: restored }, 'restore', 'newest', '--yes');
  expect([restoring.status, restoring.stderr]).toEqual([0, '']);

  // Another machine cannot open what was sealed there, and says so instead of failing at the second step.
  const SECRET_KEY = randomBytes(32).toString('base64');
  await expect(start(await makeFolder(), { ...env, SECRET_KEY })).rejects.toThrow(
    'are sealed with another key',
  );
  // The machine of the restore has the old key, and seals everything anew with the one of all nodes.
  const first = await start(restored, { ...env, SECRET_KEY });
  const other = await start(second, { ...env, SECRET_KEY });
  expect((await fetch(`${first.origin}/api/ready`)).status).toBe(200);
  expect(await signIn(other, key)).toBe(200);
}, 120_000);

it('needs no SECRET_KEY for a single node: the restored key file counts', async () => {
  const [old, restored] = [await makeFolder(), await makeFolder()];
  const embedded = await start(old);
  const key = await signUpWithApp(embedded);
  await embedded.stop();
  chittaWith({ DATA_DIR: old, DATABASE_URL: '' }, 'backup', '--to', join(restored, 'backups'));
  const database = await createTestDatabase({ isEmpty: true });
  onTestFinished(() => database.drop());
  const env = { DATABASE_URL: database.connectionString };
  expect(chittaWith({ ...env, DATA_DIR: restored }, 'restore', 'newest', '--yes').status).toBe(0);
  expect(await signIn(await start(restored, env), key)).toBe(200);
}, 120_000);
