import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isReachableFor } from './reachable.ts';
import { findServerUser, isRoot } from './server-user.ts';
import {
  type EmbeddedServer,
  type EmbeddedServerOptions,
  startEmbeddedServer,
} from './start-embedded-server.ts';
import { createTestFolder, endApp, query, startApp } from './testing/embedded-app.ts';

async function start(dataDir: string, options: Partial<EmbeddedServerOptions> = {}): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer({ dataDir, ...options });
  onTestFinished(() => server.stop());
  return server;
}

async function keepWord(connectionString: string, word: string): Promise<void> {
  await query(connectionString, `CREATE TABLE kept AS SELECT '${word}' AS word`);
}

async function keptWord(server: EmbeddedServer): Promise<unknown> {
  return (await query(server.connectionString, 'SELECT word FROM kept'))[0]?.word;
}

function socketFolder(connectionString: string): string {
  return new URL(connectionString).searchParams.get('host') ?? '';
}

/** Processes of a test that nobody collects stay as zombies, which have no folder any more. */
async function untilGone(pid: number): Promise<void> {
  while (existsSync(`/proc/${pid}/cwd`)) await sleep(10);
}

describe('startEmbeddedServer', () => {
  it('creates a durable database that only the private socket reaches', async () => {
    const server = await start(join(createTestFolder(), 'data'));
    const names = ['fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses', 'server_encoding'];
    const settings = names.map((name) => `current_setting('${name}') AS ${name}`);
    expect(await query(server.connectionString, `SELECT ${settings}, current_user AS role`)).toEqual([
      {
        fsync: 'on',
        synchronous_commit: 'on',
        full_page_writes: 'on',
        listen_addresses: '',
        server_encoding: 'UTF8',
        role: 'chitta',
      },
    ]);
    expect(statSync(socketFolder(server.connectionString)).mode & 0o777).toBe(0o700);
  });

  it('gives the app an ordinary role that may create databases, extensions and nothing more', async () => {
    const server = await start(join(createTestFolder(), 'data'));
    const role = 'SELECT rolsuper, rolcreatedb, rolcreaterole FROM pg_roles WHERE rolname = current_user';
    expect(await query(server.connectionString, role)).toEqual([
      { rolsuper: false, rolcreatedb: true, rolcreaterole: false },
    ]);
    await query(server.connectionString, 'CREATE EXTENSION unaccent; CREATE EXTENSION pg_trgm');
    expect(await query(server.adminConnectionString, 'SELECT current_user AS role')).toEqual([
      { role: 'postgres' },
    ]);
  });

  it('finds the data again after a stop, under a long path with spaces, and after a move', async () => {
    const folder = createTestFolder();
    const dataDir = join(folder, 'a name that is longer than a socket may be '.repeat(4).trim(), 'data');
    const first = await start(dataDir);
    await keepWord(first.connectionString, 'river');
    await first.stop();
    await first.stop();
    expect(existsSync(socketFolder(first.connectionString))).toBe(false);
    renameSync(dataDir, join(folder, 'moved'));
    expect(await keptWord(await start(join(folder, 'moved')))).toBe('river');
  });

  it('turns durability off where the databases are thrown away', async () => {
    const server = await start(join(createTestFolder(), 'data'), { isDurable: false });
    expect(await query(server.connectionString, "SELECT current_setting('fsync') AS fsync")).toEqual([
      { fsync: 'off' },
    ]);
  });

  it('tells a second app who has the data folder, and leaves the first alone', async () => {
    const dataDir = join(createTestFolder(), 'data');
    const first = await startApp(dataDir, { address: 'http://localhost:4321' });
    const second = await startApp(dataDir);
    expect(second.error).toContain(`process ${first.child.pid}, http://localhost:4321`);
    expect(second.error).toContain(dataDir);
    expect(await query(first.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('stops the server of a killed app and finds every committed row', async () => {
    const dataDir = join(createTestFolder(), 'data');
    const killed = await startApp(dataDir);
    await keepWord(killed.connectionString, 'lantern');
    await endApp(killed.child, 'SIGKILL');
    expect(await query(killed.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    const messages: string[] = [];
    const server = await start(dataDir, { log: (message) => messages.push(message) });
    expect(await keptWord(server)).toBe('lantern');
    expect(messages).toEqual([expect.stringContaining(`process ${killed.pid}`)]);
    await untilGone(killed.pid);
    expect(existsSync(socketFolder(killed.connectionString))).toBe(false);
  });

  it('starts a killed server again on the same socket, and stops that one too', async () => {
    const server = await start(join(createTestFolder(), 'data'));
    await keepWord(server.connectionString, 'candle');
    const killed = server.pid;
    process.kill(killed, 'SIGKILL');
    await untilGone(killed);
    while (server.pid === killed) await sleep(10);
    expect(await keptWord(server)).toBe('candle');
    const second = server.pid;
    await server.stop();
    await untilGone(second);
    await server.exited;
  });

  it('waits with a killed server until there is room for it', async () => {
    const dataDir = join(createTestFolder(), 'data');
    let free = Number.POSITIVE_INFINITY;
    const asked: string[] = [];
    const freeBytes = (folder: string) => {
      asked.push(folder);
      return free;
    };
    const server = await start(dataDir, { freeBytes });
    const killed = server.pid;
    free = 1_000_000;
    process.kill(killed, 'SIGKILL');
    while (asked.length < 2) await sleep(10);
    expect(server.pid).toBe(killed);
    free = 64_000_000;
    while (server.pid === killed) await sleep(10);
    expect(new Set(asked)).toEqual(new Set([join(dataDir, 'postgres')]));
    expect(await query(server.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('recovers when the server itself was killed as well', async () => {
    const dataDir = join(createTestFolder(), 'data');
    const killed = await startApp(dataDir);
    await keepWord(killed.connectionString, 'mirror');
    process.kill(killed.pid, 'SIGKILL');
    await endApp(killed.child, 'SIGKILL');
    expect(await keptWord(await start(dataDir))).toBe('mirror');
  });

  it('starts afresh where an earlier run was killed while it created the database', async () => {
    const dataDir = join(createTestFolder(), 'data');
    mkdirSync(join(dataDir, 'postgres.unfinished', 'base'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres.unfinished', 'PG_VERSION'), '18\n');
    const server = await start(dataDir);
    expect(await query(server.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(existsSync(join(dataDir, 'postgres.unfinished'))).toBe(false);
  });

  it('survives Ctrl-C in the terminal until the app stops it, and does not hold its output open', async () => {
    const app = await startApp(join(createTestFolder(), 'data'));
    process.kill(-(app.child.pid ?? 0), 'SIGINT');
    await sleep(100);
    expect(await query(app.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    const closed = new Promise((resolve) => app.child.once('close', resolve));
    await endApp(app.child, 'SIGKILL');
    await closed;
    expect(existsSync(`/proc/${app.pid}/cwd`)).toBe(true);
    process.kill(app.pid, 'SIGINT');
    await untilGone(app.pid);
    // The next start would do it, and there is none.
    rmSync(socketFolder(app.connectionString), { recursive: true });
  });

  it('keeps the words of members out of its log', async () => {
    const dataDir = join(createTestFolder(), 'data');
    const server = await start(dataDir);
    await query(
      server.connectionString,
      "CREATE TABLE dreams (body text UNIQUE); INSERT INTO dreams VALUES ('a secret door')",
    );
    const repeated = query(server.connectionString, "INSERT INTO dreams VALUES ('a secret door')");
    await expect(repeated).rejects.toThrow('duplicate key');
    const refused = [
      `SELECT '1099511627776'::integer`,
      `SELECT 'a secret door'::date`,
      `SELECT '{"a secret door"'::jsonb`,
      `DO $$ BEGIN RAISE EXCEPTION 'a secret door'; END $$`,
      `DO $$ BEGIN RAISE WARNING 'a secret door'; END $$`,
    ];
    for (const statement of refused) await query(server.connectionString, statement).catch(() => undefined);
    await server.stop();
    const log = readFileSync(join(dataDir, 'postgres.log'), 'utf8');
    expect(log).toContain('database system is ready');
    expect(log).not.toContain('secret door');
    expect(log).not.toContain('1099511627776');
  });

  it('names DATABASE_URL where the programs cannot run', async () => {
    const bin = join(createTestFolder(), 'native', 'bin');
    mkdirSync(bin, { recursive: true });
    // What an executable looks like whose loader the system does not have, as glibc on Alpine.
    for (const name of ['initdb', 'postgres'])
      writeFileSync(join(bin, name), '#!/no/such/loader\n', { mode: 0o755 });
    const dataDir = join(createTestFolder(), 'data');
    const program = { folder: dirname(bin), version: '18.0.0' };
    await expect(startEmbeddedServer({ dataDir, program })).rejects.toThrow(/musl.*DATABASE_URL/s);
    const server = await start(dataDir);
    expect(await query(server.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('says what to do where the data folder cannot be created', async () => {
    const file = join(createTestFolder(), 'file');
    writeFileSync(file, '');
    await expect(startEmbeddedServer({ dataDir: join(file, 'data') })).rejects.toThrow(/Set DATA_DIR/);
  });
});

describe.runIf(isRoot())('startEmbeddedServer as root', () => {
  it('runs the server as a system user under a folder that nobody else may enter', async () => {
    const folder = createTestFolder();
    chmodSync(folder, 0o700);
    const server = await start(join(folder, 'data'));
    expect(await query(server.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(statSync(`/proc/${server.pid}`).uid).not.toBe(0);
    expect(statSync(join(folder, 'data', 'postgres')).uid).toBe(statSync(`/proc/${server.pid}`).uid);
  });

  it('takes over a data folder that root copied', async () => {
    const folder = createTestFolder();
    const first = await start(join(folder, 'data'));
    await keepWord(first.connectionString, 'bridge');
    await first.stop();
    cpSync(join(folder, 'data'), join(folder, 'copy'), { recursive: true });
    expect(await keptWord(await start(join(folder, 'copy')))).toBe('bridge');
  });

  const nobody = findServerUser(readFileSync('/etc/passwd', 'utf8')) ?? { uid: 65534, gid: 65534 };

  it.runIf(isReachableFor(nobody, import.meta.dirname))(
    'works for an ordinary user, and then for root',
    async () => {
      const folder = createTestFolder();
      chownSync(folder, nobody.uid, nobody.gid);
      const app = await startApp(join(folder, 'data'), nobody);
      expect(app.error).toBeUndefined();
      await keepWord(app.connectionString, 'garden');
      await endApp(app.child);
      expect(statSync(join(folder, 'data')).uid).toBe(nobody.uid);
      const server = await start(join(folder, 'data'));
      expect(await keptWord(server)).toBe('garden');
      expect(statSync(`/proc/${server.pid}`).uid).toBe(nobody.uid);
    },
  );
});
