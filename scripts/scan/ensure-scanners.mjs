import { run, SetupError } from '../lib/run.mjs';

const programs = ['sqlmap', 'wapiti', 'ffuf'];

async function findMissing() {
  const found = await Promise.all(programs.map((name) => run('which', [name])));
  return programs.filter((_, index) => found[index].code !== 0);
}

/** Installs the Debian packages that are missing; says what to do where that is not possible. */
export async function ensureScanners() {
  const missing = await findMissing();
  if (missing.length === 0) return;
  console.log(`Installing ${missing.join(', ')} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['install', '-y', ...missing], { env, timeout: 300_000 });
  const left = await findMissing();
  if (left.length > 0) {
    throw new SetupError(
      `These scanners are missing: ${left.join(', ')}. On Debian: apt-get install ${left.join(' ')}, as root.`,
    );
  }
}
