import { spawn } from 'node:child_process';
import { EmbeddedServerError, errorCode, otherServerHint } from './embedded-server-error.ts';
import type { ServerUser } from './server-user.ts';

/** How a program of PostgreSQL is started: by whom, and in which folder. */
export interface ProgramStart {
  readonly user: ServerUser | undefined;
  readonly cwd: string;
}

/**
 * The environment of PostgreSQL's programs. Not the app's own: that one may hold secrets, and PG*
 * variables that would change what the programs do.
 */
export const programEnvironment = { LC_ALL: 'C', PATH: '/usr/local/bin:/usr/bin:/bin', TZ: 'UTC' };

/** Runs one of PostgreSQL's programs to its end, and fails with what it wrote on stderr. */
export async function runProgram(
  program: string,
  args: readonly string[],
  start: ProgramStart,
  input = '',
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = spawn(program, args, {
    cwd: start.cwd,
    env: programEnvironment,
    stdio: ['pipe', 'ignore', 'pipe'],
    ...start.user,
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    output = (output + chunk).slice(-4000);
  });
  child.once('error', (error) => reject(explainSpawnError(program, error)));
  child.once('close', (code, signal) => {
    if (code === 0) resolve();
    else reject(explainExit(program, code ?? signal, output));
  });
  // A program that could not be started has no reader: the failure is reported above.
  child.stdin.once('error', () => undefined).end(input);
  await promise;
}

/** Says why the system did not start a program that exists. */
export function explainSpawnError(program: string, cause: unknown): EmbeddedServerError {
  const code = errorCode(cause);
  const why =
    code === 'ENOENT'
      ? 'the program, or the C library (glibc) that it needs, is missing: it does not run on musl systems such as Alpine'
      : code === 'EACCES'
        ? 'it may not be executed: is it on a file system mounted with noexec?'
        : code === 'EPERM'
          ? 'this process may not change its user: start Chitta as an ordinary user'
          : String(cause);
  return new EmbeddedServerError(`PostgreSQL (${program}) cannot run here: ${why}. ${otherServerHint}`, {
    cause,
  });
}

/** Says how a program ended, with the last lines of what it wrote. */
export function explainExit(
  program: string,
  status: number | string | null,
  output: string,
): EmbeddedServerError {
  const lines = output.trim().split('\n').slice(-8).join('\n  ');
  return new EmbeddedServerError(
    `PostgreSQL (${program}) ended with ${status}:\n  ${lines || '(no output)'}\n${otherServerHint}`,
  );
}
