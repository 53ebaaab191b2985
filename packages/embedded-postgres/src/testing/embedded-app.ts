import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { onTestFinished } from 'vitest';

/** What the app of `run-embedded-server.ts` said once it was up, or why it could not. */
export interface EmbeddedApp {
  readonly child: ChildProcess;
  readonly pid: number;
  readonly connectionString: string;
  readonly error: string | undefined;
}

const script = join(dirname(fileURLToPath(import.meta.url)), 'run-embedded-server.ts');

/** Starts an app in a process group of its own and waits for its first line. Ended with the test. */
export async function startApp(
  dataDir: string,
  options: { address?: string; uid?: number; gid?: number } = {},
): Promise<EmbeddedApp> {
  const { address = '', ...user } = options;
  const child = spawn(process.execPath, [script, dataDir, address], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
    ...user,
  });
  onTestFinished(() => endApp(child));
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { child, ...(JSON.parse(line) as Omit<EmbeddedApp, 'child'>) };
}

/** Ends the app properly, if it is still there. */
export async function endApp(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

/** A folder for one test, which everybody may enter. Removed with the test. */
export function createTestFolder(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'chitta test '));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  return folder;
}

/** Asks one question on a connection of its own. */
export async function query(connectionString: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}
