import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPinnedNode, root } from './paths.mjs';
import { run, SetupError } from './run.mjs';

const oldestNode = 20;

/** Fails on a Node version that cannot even run the set-up. */
export function checkNode(version = process.versions.node) {
  if (Number(version.split('.')[0]) >= oldestNode) return;
  throw new SetupError(
    `Chitta needs Node ${oldestNode} or newer, and this is ${version}. Install a current one from https://nodejs.org.`,
  );
}

/**
 * True when node_modules holds what the lock file asks for. Compares with the list that npm writes there
 * at the end of an installation, so it does not matter who installed, or whether it was interrupted.
 */
export function isInstalled(lock, installed) {
  return Object.entries(lock.packages).every(([path, entry]) => {
    if (path === '' || entry.link || entry.optional || !path.includes('node_modules/')) return true;
    return installed.packages[path]?.version === entry.version;
  });
}

/** Installs the packages where they are missing or do not match the lock file. */
export async function ensureInstalled() {
  checkNode();
  const lock = readJson('package-lock.json');
  const installed = readJson('node_modules/.package-lock.json');
  if (lock && installed && isInstalled(lock, installed) && findPinnedNode()) return;
  console.log('Installing packages. This takes a minute or two, once …');
  const started = Date.now();
  await install();
  if (!findPinnedNode()) {
    throw new SetupError(
      'npm installed the packages without running their install scripts, so the right Node version is missing.\n' +
        'Run "npm ci --ignore-scripts=false", or use Node 24 or newer.',
    );
  }
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

async function install() {
  let result = await runNpm(['ci']);
  // The lock file does not know every optional package of every platform: npm can look them up.
  if (result.output.includes('EUSAGE')) result = await runNpm(['install', '--no-save']);
  if (result.code !== 0) throw new SetupError(explainNpm(result.output, root));
}

function runNpm(args) {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  // The Node that npm itself runs on: the one in node_modules is about to be replaced.
  const node = process.env.npm_node_execpath ?? process.execPath;
  return npm ? run(node, [npm, ...args, ...quiet]) : run('npm', [...args, ...quiet]);
}

const npmFailures = [
  [
    /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ENETUNREACH|ECONNRESET/,
    () => 'The package registry cannot be reached. The first start needs the network; later ones do not.',
  ],
  [
    /EACCES|EPERM|EROFS/,
    (folder) => `The folder ${folder} cannot be written. Clone the repository as the user who starts it.`,
  ],
  [/ENOSPC/, () => 'The disk is full. The packages need about 800 MB.'],
  [/ENOENT.*npm|spawn npm/, () => 'npm was not found. It comes with Node: https://nodejs.org.'],
];

/** Says in a line what went wrong with npm and what to do, followed by npm's own words. */
export function explainNpm(output, folder) {
  const known = npmFailures.find(([pattern]) => pattern.test(output));
  const words = output.trim().split('\n').slice(0, 12).join('\n  ');
  return `${known ? known[1](folder) : 'npm could not install the packages.'}\n  ${words}`;
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'));
  } catch {
    return undefined;
  }
}
