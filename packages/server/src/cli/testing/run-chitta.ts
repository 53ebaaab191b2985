import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { programArguments, programEnvironment } from '#server/testing/program.ts';

export interface ChittaRun {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line as an operator would. */
export function chitta(...args: readonly string[]): ChittaRun {
  return chittaWith({}, ...args);
}

/** Runs it with these variables besides those of the test. */
export function chittaWith(env: Readonly<Record<string, string>>, ...args: readonly string[]): ChittaRun {
  const main = join(import.meta.dirname, '../main.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, programArguments(main, ...args), {
    encoding: 'utf8',
    env: { ...process.env, ...programEnvironment, ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, stdout, stderr };
}
