import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run, SetupError } from '../lib/run.mjs';

/** Names that are left behind on servers, and ways out of a folder. */
const names = [
  '.env',
  '.env.local',
  '.env.production',
  '.git/config',
  '.git/HEAD',
  '.gitignore',
  '.npmrc',
  '.htaccess',
];
const files = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'Dockerfile',
  'docker-compose.yml',
  'README.md',
];
const stems = [
  'backup',
  'backups',
  'database',
  'db',
  'dump',
  'data',
  'export',
  'secret',
  'secrets',
  'config',
  'admin',
];
const endings = ['', '/', '.zip', '.tar.gz', '.sql', '.json', '.bak', '.old', '.log', '.yml', '.key', '.txt'];
const places = [
  'data',
  'outbox',
  'files',
  'files/keys/secret.key',
  'postgres',
  'node_modules',
  'src',
  'packages/server',
];
const tools = [
  'server-status',
  'metrics',
  'debug',
  'actuator',
  'actuator/env',
  'graphql',
  'console',
  'phpinfo.php',
];
const ups = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '....//', '.%00./', '%c0%ae%c0%ae/'];
const outside = ['etc/passwd', 'package.json', 'data/files/keys/secret.key'];

/** Every name is tried at the root, below the API and beside the assets. */
export function wordList() {
  const stemmed = stems.flatMap((stem) => endings.map((ending) => `${stem}${ending}`));
  const simple = [...names, ...files, ...stemmed, ...places, ...tools];
  const climbing = ups.flatMap((up) =>
    [1, 3, 6].flatMap((depth) => outside.map((file) => `${up.repeat(depth)}${file}`)),
  );
  const prefixed = ['', 'api/', 'assets/', 'api/exports/', 'api/profile/'].flatMap((prefix) =>
    [...simple, ...climbing].map((word) => `${prefix}${word}`),
  );
  return [...new Set(prefixed)];
}

/** Asks for what should not be there; anything that is answered, or breaks the server, is a finding. */
export async function runFfuf({ origin, folder, cookie }) {
  const words = join(folder, 'words.txt');
  const report = join(folder, 'ffuf.json');
  await writeFile(words, wordList().join('\n'));
  const { output } = await run('ffuf', [
    ...['-u', `${origin}/FUZZ`, '-w', words, '-H', `Cookie: ${cookie}`, '-t', '8', '-s'],
    ...['-mc', 'all', '-fc', '400,401,403,404,405,421', '-of', 'json', '-o', report],
  ]);
  const { results } = JSON.parse(
    await readFile(report, 'utf8').catch(() => {
      throw new SetupError(`ffuf wrote no report:\n${output}`);
    }),
  );
  return results.map(({ url, status, length }) => ({
    scanner: 'ffuf',
    what: `${url} answers ${status}, ${length} bytes`,
  }));
}
