import { fileURLToPath } from 'node:url';

const fromRoot = (path: string) => new URL(`../../../../${path}`, import.meta.url);

/** Arguments of a Node process that runs a program of ours, named by its file: as npm's scripts start it. */
export function programArguments(file: string, ...args: readonly string[]): string[] {
  return ['--import', fromRoot('scripts/lib/quick-imports.mjs').href, file, ...args];
}

/** The same for a server, which takes a machine that is busy with other tests for no overload of its own. */
export function serverArguments(file: string): string[] {
  return [
    '--import',
    fromRoot('packages/server/src/testing/ignore-busy-machine.ts').href,
    ...programArguments(file),
  ];
}

/** Its environment besides the test's: where `npm start` keeps compiled modules too. A third less work to start. */
export const programEnvironment = {
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: fileURLToPath(fromRoot('node_modules/.cache/compile')),
};
