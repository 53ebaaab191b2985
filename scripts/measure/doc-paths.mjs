import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Documents that tell where things stand; those of docs/asvs are tried by their own measure. */
const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/operations.md'];

/** Something between marks of code that names a file, or a folder by its last `/` or below one of a package. */
const pathForm =
  /^(?![./]|DATA_DIR|node_modules)[\w.<>*{},-]+\/(?:[\w.<>*{}, -]*\/)*(?:[\w.<>*{}, -]+\.[a-z]+)?$/;
const packageFolder = /^(?:packages\/[\w-]+|[\w-]+\/(?:src|content)\/[\w{},/-]+)$/;

/**
 * Paths that a text names, each with its line. Without a folder around it (`drafts/`) it may be one of the data, so a
 * path has at least two parts.
 */
export function namedPaths(text) {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/`([^`]+)`/g)]
      .map(([, mark]) => mark)
      .filter((mark) => /\/./.test(mark) && (pathForm.test(mark) || packageFolder.test(mark)))
      .map((named) => ({ named, line: index + 1 })),
  );
}

/** `{a,b}` becomes two. */
function alternatives(named) {
  const [, before, choices, after] = /^(.*?)\{([^}]*)\}(.*)$/.exec(named) ?? [];
  if (choices === undefined) return [named];
  return choices.split(',').flatMap((choice) => alternatives(`${before}${choice}${after}`));
}

const literally = (text) => text.replace(/[.+?^$()|[\]\\]/g, '\\$&');

/** Where `server/src` means that of `packages`, the end of a path is enough; `<…>`, `*` and `NNNN_intent` for anything fitting. */
function patternOf(named) {
  const parts = named.replace(/\/$/, '').split(/(<[^>]*>|\*\*\/?|\*|NNNN_\w+)/);
  const source = parts.map((part) => {
    if (part.startsWith('**')) return '.*';
    if (part === '*' || part.startsWith('<')) return '[^/]*';
    return part.startsWith('NNNN_') ? '\\d{4}_[^/]*' : literally(part);
  });
  return new RegExp(`(?:^|/)${source.join('')}(?:/|$)`);
}

/** True when there is a file, or a file in the folder, for every one that is meant. */
export function isThere(named, files) {
  return alternatives(named).every((one) => {
    const pattern = patternOf(one);
    return files.some((file) => pattern.test(file));
  });
}

/** Files and folders that the first documents name and that are not there. */
export function measureDocPaths(root) {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 };
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], options).split('\n');
  const lost = documents.flatMap((document) =>
    namedPaths(readFileSync(path.join(root, document), 'utf8'))
      .filter(({ named }) => !isThere(named, files))
      .map(({ named, line }) => `${document}:${line} ${named}`),
  );
  return {
    name: 'paths in documents that are not there',
    value: lost.length,
    cap: 0,
    where: lost.join('; '),
  };
}
