import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findPinnedNode, isRelease, packageScript, root } from './paths.mjs';
import { explainKill, run, SetupError } from './run.mjs';
import { isUpToDate, takeStamp, writeStamp } from './sources.mjs';

/** What is made from sources before the app can run. Paths are relative to the repository. */
const dictionary = {
  title: 'Compiling the dictionary',
  sources: [
    'packages/symbols/content',
    'packages/symbols/src',
    'packages/symbols/scripts',
    // Takes phrases apart.
    'packages/interpretation/src',
  ],
  result: 'packages/symbols/generated/version.json',
  stamp: 'packages/symbols/generated/.sources.json',
  cwd: root,
  command: [join(root, 'packages/symbols/scripts/compile.ts')],
};

const gazetteer = {
  title: 'Compiling the gazetteer',
  sources: ['packages/places/src', 'packages/places/scripts', 'package-lock.json'],
  result: 'packages/places/generated/places.txt',
  stamp: 'packages/places/generated/.sources.json',
  cwd: root,
  command: [join(root, 'packages/places/scripts/compile.ts')],
};

const web = {
  title: 'Building the pages',
  sources: [
    'packages/web',
    'packages/contract/src',
    'packages/interpretation/src',
    'packages/symbols/src',
    'packages/symbols/generated',
    'package-lock.json',
  ],
  result: 'packages/web/dist/index.html',
  stamp: 'packages/web/dist/.sources.json',
  cwd: join(root, 'packages/web'),
  command: [packageScript('vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'],
};

/** Compiles the dictionary and the list of towns and cities where their sources changed. */
export async function compileData() {
  await build(dictionary);
  await build(gazetteer);
}

/** Builds the pages where their sources changed. Needs the dictionary. */
export function buildWeb() {
  return build(web);
}

async function build({ title, sources, result, stamp, cwd, command }) {
  if (isRelease()) return;
  const paths = sources.map((path) => join(root, path));
  const stampFile = join(root, stamp);
  if (existsSync(join(root, result)) && isUpToDate(stampFile, paths)) return;
  console.log(`${title} …`);
  const before = takeStamp(paths);
  const { code, output, signal } = await run(findPinnedNode(), command, { cwd });
  if (signal) throw new SetupError(`${title} failed: ${explainKill(signal)}`);
  if (code !== 0) throw new SetupError(`${title} failed:\n${explainBuild(output)}`);
  writeStamp(stampFile, paths, before);
}

/** Words for what goes wrong outside the sources; otherwise what the program said itself. */
export function explainBuild(output) {
  const denied = /(?:EACCES|EROFS|EPERM)[^\n]*'([^']+)'/.exec(output);
  if (denied) {
    return `${denied[1]} cannot be written. Start Chitta as the user who owns the clone, or build it as that user (npm run build).`;
  }
  if (output.includes('ENOSPC')) return 'The disk is full. The pages need about 20 MB.';
  return output.trim();
}
