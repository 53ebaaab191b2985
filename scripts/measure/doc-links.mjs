import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const link = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g;

/** Relative links of one Markdown text, as paths from the repository's root. */
export function relativeLinks(file, text) {
  return [...text.matchAll(link)]
    .map((match) => match[1])
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => path.posix.join(path.posix.dirname(file), target));
}

/** Links in the documents that lead nowhere. */
export function measureDocLinks(root) {
  const files = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).split('\n');
  const broken = files.filter(Boolean).flatMap((file) =>
    relativeLinks(file, readFileSync(path.join(root, file), 'utf8'))
      .filter((target) => !existsSync(path.join(root, target)))
      .map((target) => `${file} → ${target}`),
  );
  return { name: 'broken links in documents', value: broken.length, cap: 0, where: broken.join('; ') };
}
