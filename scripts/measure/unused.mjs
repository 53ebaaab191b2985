import { spawnSync } from 'node:child_process';
import path from 'node:path';

const kinds = [
  'files',
  'dependencies',
  'devDependencies',
  'unlisted',
  'unresolved',
  'exports',
  'types',
  'duplicates',
];

/** Files, exports and dependencies that nothing uses, and dependencies that no manifest names (knip). */
export function measureUnused(root) {
  const run = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/knip/bin/knip.js'),
      ...['--reporter', 'json', '--no-progress', '--no-config-hints', '--no-exit-code'],
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 },
  );
  if (run.error) throw run.error;
  if (run.status !== 0) throw new Error(`knip failed: ${run.stderr || run.stdout}`);
  const found = JSON.parse(run.stdout).issues.flatMap((issue) =>
    kinds.flatMap((kind) => (issue[kind] ?? []).map((item) => `${issue.file} ${item.name ?? ''}`.trim())),
  );
  return {
    name: 'unused files, exports, dependencies',
    value: found.length,
    cap: 0,
    where: found.join('; '),
  };
}
