import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const list = 'packages/server/src/db/released-migrations.txt';

function linesOf(text) {
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

/**
 * Migrations that an earlier list had and this one has not in the same place.
 *
 * @param {string} now
 * @param {string[]} earlier the list as it was, once or several times
 */
export function findChangedMigrations(now, earlier) {
  const present = linesOf(now);
  const changed = earlier.flatMap((text) => linesOf(text).filter((line, index) => present[index] !== line));
  return [...new Set(changed)];
}

/** The list in every commit that changed it; none where the history is not at hand, as in a download without it. */
function readEarlier(root) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  try {
    const commits = git('log', '--format=%H', '--', list).split('\n').filter(Boolean);
    return commits.map((commit) => git('show', `${commit}:${list}`));
  } catch {
    return [];
  }
}

/** Databases are made with every commit that people run: the list of migrations only grows. */
export function measureReleasedMigrations(root) {
  const changed = findChangedMigrations(readFileSync(path.join(root, list), 'utf8'), readEarlier(root));
  return {
    name: 'migrations changed after their release',
    value: changed.length,
    cap: 0,
    where: changed.join('\n'),
  };
}
