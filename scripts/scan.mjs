import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildWeb, compileData } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { findPinnedNode, isPinnedNode } from './lib/paths.mjs';
import { runMain } from './lib/run.mjs';
import { ensureScanners } from './scan/ensure-scanners.mjs';
import { scan } from './scan/scan-instance.mjs';

/** What each scanner must say of the flaw that was made for it. */
const expected = {
  sqlmap: /^GET \/flawed\/search: name/,
  wapiti: /^Cross Site Scripting: GET \/flawed\/echo/,
  ffuf: /\/\.env answers 200/,
};

/**
 * `npm run scan`: sqlmap, wapiti and ffuf against an instance of its own, first against one with flaws in it, to see that
 * they would be found. Ends with 1 on any finding, and on any flaw that was missed. `npm run scan -- flaws` or `app`
 * runs one half.
 */
await runMain(async () => {
  await ensureInstalled();
  if (!isPinnedNode()) {
    const args = [fileURLToPath(import.meta.url), ...process.argv.slice(2)];
    return spawnSync(findPinnedNode(), args, { stdio: 'inherit' }).status ?? 1;
  }
  await ensureScanners();
  await compileData();
  await buildWeb();
  const halves = process.argv[2] ? [process.argv[2]] : ['flaws', 'app'];
  const missed = halves.includes('flaws') ? await scanFlaws() : [];
  const findings = halves.includes('app') ? await scanApp() : [];
  return missed.length + findings.length === 0 ? 0 : 1;
});

/** The scanners that did not find their flaw. */
async function scanFlaws() {
  console.log('== an instance with an SQL injection, a reflected script and a file left behind');
  const findings = await scan({ isFlawed: true });
  const missed = Object.entries(expected)
    .filter(([name, flaw]) => !findings.some(({ scanner, what }) => scanner === name && flaw.test(what)))
    .map(([name]) => name);
  console.log(missed.length === 0 ? 'Each scanner found its flaw.' : `MISSED by ${missed.join(', ')}`);
  return missed;
}

async function scanApp() {
  console.log('== the app as it is');
  const findings = await scan({ isFlawed: false });
  console.log(findings.length === 0 ? 'No finding.' : `${findings.length} finding(s).`);
  return findings;
}
