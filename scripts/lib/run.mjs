import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * A failure whose message is written for whoever typed the command: it says what to do, and is printed
 * without a stack.
 */
export class SetupError extends Error {}

/** Programs that run now. A signal that ends this process ends them as well: nothing goes on building for nobody. */
const running = new Set();
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

function passOn(signal) {
  for (const child of running) child.kill(signal);
  for (const each of signals) process.off(each, passOn);
  process.kill(process.pid, signal);
}

function track(child) {
  if (running.size === 0) for (const signal of signals) process.on(signal, passOn);
  running.add(child);
  child.once('close', () => {
    running.delete(child);
    if (running.size === 0) for (const signal of signals) process.off(signal, passOn);
  });
}

/**
 * Runs a program to its end. Nothing is ever asked: its stdin is empty.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, isShown?: boolean, timeout?: number }} [options]
 *   `isShown` lets the program write to the terminal; otherwise its output is collected. `timeout` in ms.
 * @returns {Promise<{ code: number, output: string, signal?: string }>} `code` is 127 where the program could not be
 *   started; `signal` is what ended it from outside
 */
export function run(program, args, { env = {}, cwd = root, isShown = false, timeout } = {}) {
  return new Promise((resolve) => {
    const stdio = isShown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'];
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio, timeout });
    track(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
      });
    }
    child.once('error', (error) => resolve({ code: 127, output: String(error) }));
    child.once('close', (code, signal) => resolve({ code: code ?? 1, output, signal: signal ?? undefined }));
  });
}

/** Why the system ends a program that did nothing wrong, and what helps. */
export function explainKill(signal) {
  return signal === 'SIGKILL'
    ? 'the system ended it, most likely for want of memory. Installing and building take 2 GB; a folder built on another machine (npm run build -- --to FOLDER) runs with 512 MB.'
    : `it was ended by ${signal}.`;
}

/** Runs a script's main function; a {@link SetupError} ends it with its message alone. */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
