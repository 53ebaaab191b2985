import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { installRelease } from './install.mjs';
import { run, SetupError } from './run.mjs';

const rootFiles = [
  'package-lock.json',
  '.npmrc',
  'LICENSE',
  'README.md',
  'CHANGELOG.md',
  'docs/operations.md',
];
const scripts = ['start.mjs', 'chitta.mjs', 'lib'];
/** Scripts of package.json that run without development packages. */
const commands = ['start', 'chitta'];

/**
 * Puts into a new folder what a server needs: sources of the server and of the packages that it imports, the built pages
 * and dictionary, and the packages they need, without development packages. `npm start` there installs and builds nothing.
 *
 * @param {string} root the repository, built
 * @param {string} folder must not exist, or be empty
 */
export async function makeRelease(root, folder) {
  assertIsEmpty(folder);
  mkdirSync(folder, { recursive: true });
  try {
    console.log(`Copying to ${folder} …`);
    copySources(root, folder);
    console.log('Installing what it needs …');
    await installRelease(folder);
    removeHeaders(folder);
    // Written last: a folder without it is not finished.
    writeFileSync(join(folder, 'release.json'), `${JSON.stringify(await readVersion(root), null, 2)}\n`);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  console.log(`Ready. Start it there: cd ${folder} && npm start`);
}

function assertIsEmpty(folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new SetupError(`${folder} is not empty. A release goes into a folder of its own.`);
  }
}

/** Copies everything of a release but the packages that npm installs. */
export function copySources(root, folder) {
  const copy = (path, filter) => {
    const from = join(root, path);
    if (!existsSync(from)) return;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(from, join(folder, path), { recursive: true, filter });
  };
  for (const file of rootFiles) copy(file);
  for (const script of scripts) copy(`scripts/${script}`, isNoTest);
  writeFileSync(join(folder, 'package.json'), withoutDevelopment(join(root, 'package.json')));
  for (const name of readdirSync(join(root, 'packages'))) {
    // npm wants the description of each package of the lock file, also of those that are not installed.
    copy(`packages/${name}/package.json`);
    if (name === 'web') copy('packages/web/dist');
    else copy(`packages/${name}/src`, isNoTest);
  }
  copy('packages/places/generated');
  copy('packages/symbols/generated');
}

/** Tests and what only they use stay behind. */
export function isNoTest(path) {
  return !/\.test\.[a-z]+$/.test(path) && !path.split(sep).includes('testing');
}

/** The lock file still names them, so npm can check it against this; they are left out as it installs. */
function withoutDevelopment(path) {
  const described = JSON.parse(readFileSync(path, 'utf8'));
  const kept = Object.entries(described.scripts).filter(([name]) => commands.includes(name));
  return `${JSON.stringify({ ...described, scripts: Object.fromEntries(kept) }, null, 2)}\n`;
}

/** Node comes with headers for compiling add-ons, a third of its size. */
function removeHeaders(folder) {
  const modules = join(folder, 'node_modules', 'node', 'node_modules');
  if (!existsSync(modules)) return;
  for (const name of readdirSync(modules)) {
    for (const part of ['include', 'share'])
      rmSync(join(modules, name, part), { recursive: true, force: true });
  }
}

/** Which version this is: that of package.json, and the commit where the repository is a checkout. */
async function readVersion(root) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { code, output } = await run('git', ['rev-parse', 'HEAD'], { cwd: root });
  return { version, commit: code === 0 ? output.trim() : null };
}
