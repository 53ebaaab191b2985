import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { findPinnedNode, isRelease, root } from './paths.mjs';
import { explainKill, run, SetupError } from './run.mjs';

const oldestNode = 20;

/** Fails on a Node version that cannot even run the set-up. */
export function checkNode(version = process.versions.node) {
  if (Number(version.split('.')[0]) >= oldestNode) return;
  throw new SetupError(
    `Chitta needs Node ${oldestNode} or newer, and this is ${version}. Install a current one from https://nodejs.org.`,
  );
}

/**
 * True where npm installs everything on this Node. It leaves out optional packages whose `engines` do not name the Node
 * that it runs on, and the programs that build the pages are such packages.
 */
export function installsEverything(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major === 20) return minor >= 19;
  if (major === 22) return minor >= 12;
  return major > 22;
}

/**
 * True when node_modules holds what the lock file asks for. Compares with the list that npm writes there
 * at the end of an installation, so it does not matter who installed, or whether it was interrupted. A package of our own
 * that came with an update is one more link.
 */
export function isInstalled(lock, installed) {
  return Object.entries(lock.packages).every(([path, entry]) => {
    if (entry.link) return installed.packages[path]?.link === true;
    if (path === '' || entry.optional || !path.includes('node_modules/')) return true;
    return installed.packages[path]?.version === entry.version;
  });
}

/** Installs the packages where they are missing or do not match the lock file. A release brings its own. */
export async function ensureInstalled() {
  checkNode();
  if (isRelease()) return;
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
  const newer = installsEverything() ? undefined : await fetchPinnedNode();
  try {
    // Set by hosts and images for the running app; what builds the pages are development packages.
    const ci = ['ci', '--include=dev'];
    let result = await runNpm(ci, newer);
    // The lock file does not know every optional package of every platform: npm can look them up.
    if (result.output.includes('EUSAGE')) {
      result = await runNpm(['install', '--no-save', '--include=dev'], newer);
    }
    if (result.code !== 0) throw new SetupError(explainNpm(result, root));
  } finally {
    if (newer) rmSync(newer.folder, { recursive: true, force: true });
  }
}

/** Installs what a release needs to run, without development packages. */
export async function installRelease(folder) {
  const args = ['ci', '--omit=dev', '--workspace=@chitta/server', '--include-workspace-root'];
  const result = await runNpm(args, undefined, folder);
  if (result.code !== 0) throw new SetupError(explainNpm(result, folder));
}

/** Of the time of the pinned Node: older ones leave out the same packages. */
const npmVersion = '11.19.1';

/** The Node that the repository pins, with its npm, in a folder of its own: node_modules goes away while npm installs. */
async function fetchPinnedNode() {
  const folder = mkdtempSync(join(tmpdir(), 'chitta-node-'));
  const pinned = readJson('package.json').dependencies.node;
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      private: true,
      dependencies: { node: pinned, npm: npmVersion },
      allowScripts: { node: true },
    }),
  );
  const result = await runNpm(['install', '--prefix', folder]);
  const node = join(folder, 'node_modules', '.bin', 'node');
  const npm = join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js');
  if (result.code === 0 && existsSync(node)) return { folder, node, npm };
  rmSync(folder, { recursive: true, force: true });
  throw new SetupError(explainNpm(result, root));
}

/**
 * @param {string[]} args
 * @param {{ node: string, npm: string }} [newer] what npm and which Node are to be used instead of those that run now;
 *   never the Node in node_modules, which is about to be replaced
 * @param {string} [cwd]
 */
function runNpm(args, newer, cwd = root) {
  const all = [...args, '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = newer?.npm ?? process.env.npm_execpath;
  if (!npm) return run('npm', all, { cwd });
  const node = newer?.node ?? process.env.npm_node_execpath ?? process.execPath;
  // Install scripts call `node`.
  const env = newer ? { PATH: `${dirname(newer.node)}${delimiter}${process.env.PATH}` } : {};
  return run(node, [npm, ...all], { env, cwd });
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
  [/signal SIGKILL|code 137|Killed\b/, () => `npm could not install the packages: ${explainKill('SIGKILL')}`],
  [/ENOSPC/, () => 'The disk is full. The packages need about 1 GB.'],
  [/ENOENT.*npm|spawn npm/, () => 'npm was not found. It comes with Node: https://nodejs.org.'],
];

/** Says in a line what went wrong with npm and what to do, followed by npm's own words. */
export function explainNpm({ output, signal }, folder) {
  if (signal) return `npm could not install the packages: ${explainKill(signal)}`;
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
