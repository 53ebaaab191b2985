import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run, SetupError } from '../lib/run.mjs';

/**
 * What looks for holes. Left out is what needs a server of its own on the internet (xxe, ssrf), guesses passwords, judges
 * cookies over plain HTTP, which this instance speaks, or takes the page of the app for a file (backup: ffuf does that).
 */
const modules = 'sql,blindsql,xss,permanentxss,exec,file,crlf,redirect,methods';

const minutes = 15;

/** Visits pages, follows links and tries every parameter it sees. */
export async function runWapiti({ origin, folder, cookie }, pages) {
  const report = join(folder, 'wapiti.json');
  const starts = pages.flatMap((page) => ['-s', `${origin}${page}`]);
  const how = `--scope domain -d 3 --max-links-per-page 40 --max-scan-time ${minutes * 60} --flush-session -v 0`;
  const where = ['-u', `${origin}/`, ...starts, '-H', `Cookie: ${cookie}`, '-m', modules];
  const out = ['--store-session', join(folder, 'wapiti'), '-f', 'json', '-o', report, '--no-bugreport'];
  const timeout = (minutes + 5) * 60_000;
  const { output } = await run('wapiti', [...where, ...how.split(' '), ...out], { timeout });
  return readWapiti(
    await readFile(report, 'utf8').catch(() => {
      throw new SetupError(`wapiti wrote no report:\n${output.slice(-2000)}`);
    }),
  );
}

/** Every hole and every broken answer of wapiti's report. */
export function readWapiti(report) {
  const { vulnerabilities, anomalies } = JSON.parse(report);
  return [...Object.entries(vulnerabilities), ...Object.entries(anomalies)].flatMap(([kind, found]) =>
    found.map(({ method, path, info }) => ({
      scanner: 'wapiti',
      what: `${kind}: ${method} ${path}: ${info}`,
    })),
  );
}
