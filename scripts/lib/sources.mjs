import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './paths.mjs';

const ignored = new Set(['node_modules', 'dist', 'testing']);

/** Every file under the given files and folders, without tests, in a fixed order. */
export function listFiles(paths) {
  return paths.flatMap((path) => walk(path)).sort();
}

function walk(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return /\.test\.\w+$/.test(path) ? [] : [path];
  return readdirSync(path)
    .filter((name) => !ignored.has(name))
    .flatMap((name) => walk(join(path, name)));
}

/**
 * True when what was made from the sources is still that of these sources. The stamp file remembers
 * times and sizes, which are quick to compare, and the content: a fresh checkout or a mere `touch`
 * changes only the former, and makes nothing anew.
 */
export function isUpToDate(stampFile, paths) {
  const stamp = readStamp(stampFile);
  if (!stamp) return false;
  const files = listFiles(paths);
  if (stamp.times === hashTimes(files)) return true;
  if (stamp.content !== hashContent(files)) return false;
  writeStamp(stampFile, paths);
  return true;
}

/** Remembers the sources that something was made from. To be called with the state from before the making. */
export function writeStamp(stampFile, paths, stamp = takeStamp(paths)) {
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, `${JSON.stringify(stamp)}\n`);
}

/** The present state of the sources. */
export function takeStamp(paths) {
  const files = listFiles(paths);
  return { times: hashTimes(files), content: hashContent(files) };
}

function readStamp(stampFile) {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return undefined;
  }
}

function hashTimes(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const { mtimeMs, size } = statSync(file);
    hash.update(`${relative(root, file)}\0${mtimeMs}\0${size}\n`);
  }
  return hash.digest('hex');
}

function hashContent(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}
