import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * A failure whose message is written for whoever typed the command: it says what to do, and is printed
 * without a stack.
 */
export class SetupError extends Error {}

/**
 * Runs a program to its end. Nothing is ever asked: its stdin is empty.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, isShown?: boolean, timeout?: number }} [options]
 *   `isShown` lets the program write to the terminal; otherwise its output is collected. `timeout` in ms.
 * @returns {Promise<{ code: number, output: string }>} `code` is 127 where the program could not be started
 */
export function run(program, args, { env = {}, cwd = root, isShown = false, timeout } = {}) {
  return new Promise((resolve) => {
    const stdio = isShown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'];
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio, timeout });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
      });
    }
    child.once('error', (error) => resolve({ code: 127, output: String(error) }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
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
