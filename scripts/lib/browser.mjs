import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { packageScript, root } from './paths.mjs';
import { run, SetupError } from './run.mjs';

/** Chromium without the windows that nobody sees: less work for the same pages. */
const headlessShell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Where systems put programs; a bare PATH may leave them out. */
const systemFolders = ['/usr/local/bin', '/usr/bin', '/bin', '/usr/sbin', '/sbin', '/snap/bin'];
const macBrowsers = ['Google Chrome', 'Chromium'].map(
  (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
);

const everyFolder = () => [...(process.env.PATH ?? '').split(delimiter), ...systemFolders];

/** The system's browser: in the folders of PATH, then where systems put it. Undefined where there is none. */
export function findSystemBrowser(folders = everyFolder()) {
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, ...macBrowsers].find((candidate) => existsSync(candidate));
}

/** The browser of the end-to-end tests: the shell where the system has it, else its browser. */
export function findTestBrowser(folders = everyFolder()) {
  const shells = folders.map((folder) => join(folder, headlessShell));
  return shells.find((shell) => existsSync(shell)) ?? findSystemBrowser(folders);
}

/** Provides the browser for the end-to-end tests: the system's, Playwright's own, or one from apt. */
export async function ensureBrowser() {
  if (findTestBrowser() || (await canUsePlaywrights())) return;
  console.log('No Chromium found: downloading one …');
  const playwright = packageScript('playwright', 'cli.js');
  const download = await run(process.execPath, [playwright, 'install', 'chromium'], { timeout: 240_000 });
  if (download.code === 0 && (await canUsePlaywrights())) return;
  if (process.getuid?.() === 0 && (await installFromApt()) && findSystemBrowser()) return;
  throw new SetupError(
    'The end-to-end tests need Chromium, which could not be installed. Install it (Debian: "apt-get install chromium")\n' +
      `or run "npx playwright install --with-deps chromium".\n  ${download.output.trim().split('\n').at(-1)}`,
  );
}

/** Starts Playwright's browser once, because it may lack libraries of the system. */
async function canUsePlaywrights() {
  const code = "process.stdout.write(require('playwright-core').chromium.executablePath())";
  const { output } = await run(process.execPath, ['-e', code], { cwd: root });
  if (!existsSync(output)) return false;
  return (await run(output, ['--version'])).code === 0;
}

async function installFromApt() {
  console.log('Installing Chromium with apt-get …');
  const env = { DEBIAN_FRONTEND: 'noninteractive', PATH: systemFolders.join(delimiter) };
  await run('/usr/bin/apt-get', ['update', '-q'], { env, timeout: 120_000 });
  const result = await run('/usr/bin/apt-get', ['install', '-yq', '--no-install-recommends', 'chromium'], {
    env,
    timeout: 300_000,
  });
  return result.code === 0;
}
