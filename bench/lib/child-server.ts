import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { freePort } from '../../e2e/support/chitta.ts';

/** Clock ticks a second in `/proc/<pid>/stat` (USER_HZ, 100 on every Linux the kernel documents). */
const ticksPerSecond = 100;

/** User and system CPU seconds that a process has used so far, all its threads together. */
export async function cpuSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

export interface ChildServer {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) throw new TypeError(`the server ended with code ${child.exitCode}`);
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new TypeError(`${url} did not answer within 30 s`);
}

/** Starts `node …args` with `PORT` set to a free port and waits until `readyPath` answers. */
export async function startChildServer(
  args: readonly string[],
  environment: Record<string, string>,
  readyPath: string,
): Promise<ChildServer> {
  const port = await freePort();
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH ?? '', ...environment, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswers(`${origin}${readyPath}`, child);
  if (child.pid === undefined) throw new TypeError('the server did not start');
  return {
    origin,
    pid: child.pid,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
