import { parseArgs } from 'node:util';
import { EnvironmentError, readEnvironment } from './config/env.ts';
import { EmbeddedServerError } from './db/embedded/embedded-server-error.ts';
import { MigrationError } from './db/migration-files.ts';
import { addDemoMember } from './demo/add-demo-member.ts';
import { type RunningServer, startServer } from './start.ts';

/** Whatever hangs, the process is gone after this; a supervisor would kill it harder. */
const lastExitMs = 9_500;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Throws an error with a readable message for an option that does not exist. */
function readOptions(args: string[]): { demo: boolean } {
  return parseArgs({ args, options: { demo: { type: 'boolean', default: false } } }).values;
}

/** Errors whose message tells the operator all there is to know; the stack of any other helps to find the cause. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isForOperator =
    error instanceof EnvironmentError ||
    error instanceof EmbeddedServerError ||
    error instanceof MigrationError;
  return explainCode(error) ?? (isForOperator ? error.message : (error.stack ?? error.message));
}

/** What to do about a failure that the system names by a code; undefined for others. */
function explainCode(error: Error): string | undefined {
  const { code, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use, perhaps by another Chitta. Set PORT to a free one, such as PORT=3001.`;
  }
  if (code === 'EACCES' && port !== undefined)
    return `This user may not listen on port ${port}. Set PORT to one above 1023.`;
  if (code === 'ECONNREFUSED') {
    return `The database at ${address}:${port} does not answer. Check DATABASE_URL and that PostgreSQL is running.`;
  }
  if (code?.startsWith('ERR_PARSE_ARGS')) return `${error.message}. The only option is --demo.`;
  return undefined;
}

/**
 * Stops once, however many signals come: a terminal and npm may both pass on the same Ctrl+C. Asked while it is
 * still starting, the server stops as soon as it has started, so that nothing is left behind.
 */
function stopOnSignals(starting: Promise<RunningServer>): (exitCode: number) => Promise<void> {
  let isStopping = false;
  const stop = async (exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(exitCode || 1), lastExitMs).unref();
    const server = await starting;
    await server.stop();
    process.exit(exitCode);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // A failed start reports itself below.
      stop(0).catch(() => undefined);
    });
  }
  return stop;
}

async function sayNextStep({ context }: RunningServer, isDemo: boolean): Promise<void> {
  if (!isDemo) {
    say('Open it in a browser and sign up to write your first dream. Ctrl+C stops it.');
    return;
  }
  const { username, password } = await addDemoMember(context);
  say(`Open it in a browser and log in as "${username}" with the password "${password}". Ctrl+C stops it.`);
}

try {
  const options = readOptions(process.argv.slice(2));
  const starting = startServer(readEnvironment());
  const stop = stopOnSignals(starting);
  const server = await starting;
  say(`Chitta is ready at ${server.address}`);
  await sayNextStep(server, options.demo);
  server.databaseLost.then((reason) => {
    process.stderr.write(`${reason}\n`);
    return stop(1);
  });
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
