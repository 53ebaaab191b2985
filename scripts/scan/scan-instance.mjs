import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runFfuf } from './run-ffuf.mjs';
import { runSqlmap } from './run-sqlmap.mjs';
import { runWapiti } from './run-wapiti.mjs';
import { startInstance } from './start-instance.mjs';

const flawedPages = ['/flawed', '/flawed/search?name=dog', '/flawed/echo?text=dog'];
/** Pages that the server itself writes, and what else takes something from its address. */
const ownPages = [
  '/',
  '/learn/dictionary',
  '/learn/dictionary/dog',
  '/es/learn/dictionary/perro?q=1',
  '/login?next=/journal',
  '/signup?ref=LUNA7',
  '/callback?state=a&code=b&error=c',
  '/verification-required/luna@example.org',
];

/** What a list of requests can be reached by without a body. */
const readable = (requests) =>
  requests.filter(({ key, method }) => method === 'GET' && !key.endsWith('(path)'));

/**
 * Starts an instance, lets every scanner at it, prints and returns what they found.
 *
 * @param {{ isFlawed: boolean }} options
 * @returns {Promise<{ scanner: string, what: string }[]>}
 */
export async function scan({ isFlawed }) {
  const folder = await mkdtemp(join(tmpdir(), 'chitta-scan-out-'));
  const instance = await startInstance({ isFlawed });
  try {
    const pages = isFlawed
      ? flawedPages
      : [...ownPages, ...readable(instance.requests).map(({ url }) => url)];
    const sqlTargets = isFlawed
      ? [
          {
            key: 'GET /flawed/search',
            method: 'GET',
            url: '/flawed/search?name=dog',
            cookie: instance.cookie,
          },
        ]
      : instance.requests;
    const target = { ...instance, folder };
    const findings = [
      ...(await runFfuf(target)),
      ...(await runWapiti(target, pages)),
      ...(await runSqlmap(target, sqlTargets)),
    ];
    for (const { scanner, what } of findings) console.log(`  ${scanner}: ${what}`);
    return findings;
  } finally {
    await instance.close();
    await rm(folder, { recursive: true, force: true });
  }
}
