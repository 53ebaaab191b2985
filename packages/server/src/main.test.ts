import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { programArguments, programEnvironment } from './testing/program.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

let database: TestDatabase | undefined;
let child: ChildProcess | undefined;

afterEach(async () => {
  if (child?.exitCode === null) child.kill('SIGKILL');
  await database?.drop();
  child = undefined;
  database = undefined;
});

/** Runs the program as an operator does and collects what it prints. */
function run(env: Record<string, string>) {
  const started = spawn(process.execPath, programArguments(main), {
    env: { ...programEnvironment, HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...env },
  });
  const printed = { out: '', err: '' };
  started.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed.out += text;
  });
  started.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed.err += text;
  });
  child = started;
  return { started, printed, exited: once(started, 'exit') };
}

async function runOnDatabase(env: Record<string, string> = {}) {
  database = await createTestDatabase();
  return run({ DATABASE_URL: database.connectionString, PORT: '0', ...env });
}

describe('the program', () => {
  it('prints the address and the next step, and ends with 0 on repeated signals', async () => {
    const { started, printed, exited } = await runOnDatabase();
    while (!printed.out.includes('first dream')) await once(started.stdout, 'data');
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed.out)?.[0];
    expect((await fetch(`${address}/api/ready`)).status).toBe(200);
    started.kill('SIGINT');
    started.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    expect(printed.err).toBe('');
  });

  it('lists every problem of the configuration and ends with 1', async () => {
    const { printed, exited } = run({ PORT: 'x', PUBLIC_URL: 'y', S3_BUCKET: 'z' });
    expect(await exited).toEqual([1, null]);
    expect(printed.err).toMatch(/3 problem\(s\):\n {2}- PORT .*\n {2}- PUBLIC_URL .*\n {2}- S3_BUCKET /);
  });

  it('says what to do when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { printed, exited } = await runOnDatabase({ PORT: String(port) });
    expect(await exited).toEqual([1, null]);
    expect(printed.err).toBe(
      `Port ${port} is in use, perhaps by another Chitta. Set PORT to a free one, such as PORT=3001.\n`,
    );
    other.close();
  });

  it('says what to do when the database does not answer', async () => {
    const { printed, exited } = run({
      DATABASE_URL: 'postgres://chitta@127.0.0.1:1/chitta',
      DATABASE_WAIT_SECONDS: '0',
      PORT: '0',
    });
    expect(await exited).toEqual([1, null]);
    expect(printed.err).toBe(
      'The database at 127.0.0.1:1 does not answer. Check DATABASE_URL and that PostgreSQL is running.\n',
    );
  });
});
