import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mayComeLate } from '../../packages/server/src/db/earlier-histories.ts';

const list = 'packages/server/src/db/released-migrations.txt';

function linesOf(text) {
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

/**
 * Migrations that an earlier list had and this one has not in the same place. Those that databases catch up on may have any
 * place.
 *
 * @param {string} now
 * @param {string[]} earlier the list as it was, once or several times
 * @param {(file: { name: string }) => boolean} isLate
 */
export function findChangedMigrations(now, earlier, isLate = mayComeLate) {
  const isInOrder = (line) => !isLate({ name: nameOf(line) });
  const present = new Set(linesOf(now));
  const order = [...present].filter(isInOrder);
  const changed = earlier.flatMap((text) => {
    const then = linesOf(text);
    const lost = then.filter((line) => !present.has(line));
    return [...lost, ...then.filter(isInOrder).filter((line, index) => order[index] !== line)];
  });
  return [...new Set(changed)];
}

function nameOf(line) {
  return line.slice(line.lastIndexOf(' ') + 1);
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
