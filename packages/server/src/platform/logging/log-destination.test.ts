import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { programArguments, programEnvironment } from '#server/testing/program.ts';
import { freePort, type ServerProcess, startServerProcess } from '#server/testing/server-process.ts';
import { canMakeSmallDisk, makeSmallDisk } from '#server/testing/small-disk.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';

const module = join(import.meta.dirname, 'log-destination.ts');

/** A process that logs 40,000 lines, then says on its standard output that it got that far. */
const flood = `
  import { createLogDestination } from ${JSON.stringify(module)};
  const destination = createLogDestination();
  for (let line = 0; line < 40_000; line += 1) destination.write('{"msg":"' + 'x'.repeat(100) + '"}\\n');
  setTimeout(() => process.stdout.write('alive', () => process.exit(0)), 50);
`;

function run(stderr: 'pipe' | number) {
  const child = spawn(process.execPath, [...programArguments('--input-type=module'), '--eval', flood], {
    env: programEnvironment,
    stdio: ['ignore', 'pipe', stderr],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

it('goes on where nobody reads the pipe', async () => {
  const child = run('pipe');
  child.stderr?.pause();
  const [said] = await once(child.stdout ?? child, 'data');
  expect(String(said)).toBe('alive');
});

it('goes on where the reader is gone', async () => {
  const child = run('pipe');
  child.stderr?.destroy();
  const [said] = await once(child.stdout ?? child, 'data');
  expect(String(said)).toBe('alive');
});

it.runIf(existsSync('/dev/full'))('goes on where the device is full', () => {
  const script = `exec "$0" "$@" 2>/dev/full`;
  const args = [...programArguments('--input-type=module'), '--eval', flood];
  const { stdout, status } = spawnSync('sh', ['-c', script, process.execPath, ...args], {
    encoding: 'utf8',
    env: programEnvironment,
    timeout: 20_000,
  });
  expect({ stdout, status }).toEqual({ stdout: 'alive', status: 0 });
});

const afterwards = `
  import { openSync, rmSync, writeFileSync, closeSync } from 'node:fs';
  import { createLogDestination } from ${JSON.stringify(module)};
  const [folder] = process.argv.slice(-1);
  const destination = createLogDestination(openSync(folder + '/log', 'a'));
  destination.write('{"msg":"before"}\\n');
  try { writeFileSync(folder + '/fill', Buffer.alloc(4_000_000)); } catch {}
  for (let line = 0; line < 100; line += 1) destination.write('{"msg":"' + 'x'.repeat(1_000) + '"}\\n');
  rmSync(folder + '/fill');
  destination.write('{"msg":"after"}\\n');
`;

it.runIf(process.getuid?.() === 0 && canMakeSmallDisk())(
  'says how many lines a full disk has cost, and breaks no other line',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'chitta-log-'));
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]);
    onTestFinished(() => {
      spawnSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    });
    const args = [...programArguments('--input-type=module'), '--eval', afterwards, '--', folder];
    expect(spawnSync(process.execPath, args, { env: programEnvironment, timeout: 20_000 }).status).toBe(0);
    const lines = readFileSync(join(folder, 'log'), 'utf8').trim().split('\n');
    const whole = lines.flatMap((line) => (line.endsWith('}') ? [JSON.parse(line)] : []));
    const lost = whole.find(({ msg }) => msg === 'log lines were lost');
    expect(lines.length - whole.length).toBeLessThanOrEqual(1);
    expect(whole.at(-1)).toEqual({ msg: 'after' });
    expect(lost.lines + lines.length - 3).toBeGreaterThanOrEqual(100);
  },
);

/** A server that logs every request, started by a command that leads its standard error elsewhere. */
async function start(prefix: readonly string[]): Promise<ServerProcess> {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const server = await startServerProcess({
    dataDir: `/tmp/chitta-none-${process.pid}`,
    port: await freePort(),
    env: { DATABASE_URL: database.connectionString, LOG_LEVEL: 'debug' },
    prefix,
  });
  onTestFinished(() => server.stop());
  return server;
}

async function expectAlive({ origin }: ServerProcess): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    const answers = Array.from({ length: 50 }, () => fetch(`${origin}/api/health`));
    for (const answer of await Promise.all(answers)) expect(answer.status).toBe(200);
  }
}

it.runIf(canMakeSmallDisk())(
  'lets the server go on where the disk of its log is full, and stops when told to',
  async () => {
    const disk = makeSmallDisk(1);
    const script = `exec "$0" "$@" 2>${disk.folder}/chitta.log`;
    const server = await start([...disk.prefix, 'sh', '-c', script]);
    const fill = join(disk.seenFrom(server.pid), 'fill');
    expect(() => writeFileSync(fill, Buffer.alloc(4_000_000))).toThrow('ENOSPC');
    await expectAlive(server);
    expect((await fetch(`${server.origin}/api/ready`)).status).toBe(200);
    await server.stop();
  },
  60_000,
);

it('lets the server go on where nobody reads its log, and stops when told to', async () => {
  // `sleep` holds the other end of the pipe and reads nothing.
  const server = await start(['bash', '-c', 'exec "$0" "$@" 2> >(exec sleep 60)']);
  await expectAlive(server);
  await server.stop();
}, 60_000);
