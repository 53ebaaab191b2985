import { parseArgs } from 'node:util';
import { readEnvironment } from './config/env.ts';
import { addDemoMember } from './demo/add-demo-member.ts';
import { explainError } from './explain-error.ts';
import { type RunningServer, startServer } from './start.ts';

/** Whatever hangs, the process is gone after this and what balancers were given; a supervisor would kill it harder. */
const lastExitMs = 9_500;

// Nobody reads it any more, or the disk that it goes to is full: no reason to end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Throws an error with a readable message for an option that does not exist. */
function readOptions(args: string[]): { demo: boolean } {
  return parseArgs({ args, options: { demo: { type: 'boolean', default: false } } }).values;
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
    const endIn = (milliseconds: number) =>
      setTimeout(() => process.exit(exitCode || 1), milliseconds).unref();
    const patience = endIn(lastExitMs);
    const server = await starting;
    clearTimeout(patience);
    endIn(lastExitMs + server.context.config.http.stop.drainMs);
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
  const premium = await addDemoMember(context, 'demo-premium');
  say(`With premium, and so with insights: "${premium.username}" with the password "${premium.password}".`);
}

try {
  const options = readOptions(process.argv.slice(2));
  const starting = startServer(readEnvironment());
  const stop = stopOnSignals(starting);
  const server = await starting;
  say(`Chitta is ready at ${server.address}`);
  await sayNextStep(server, options.demo).catch((error: unknown) => {
    process.stderr.write(`${explainError(error)}\n`);
    return stop(1);
  });
  server.databaseLost.then((reason) => {
    process.stderr.write(`${reason}\n`);
    return stop(1);
  });
} catch (error) {
  process.stderr.write(`${explainError(error)}\n`);
  process.exit(1);
}
