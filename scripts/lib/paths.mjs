import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const pinned = join(root, 'node_modules', '.bin', 'node');

/** True when this process runs on the Node version that the repository pins (or where npm could not install it, on one as new). */
export function isPinnedNode(version = process.versions.node) {
  return Number(version.split('.')[0]) >= 24;
}

/** The Node program that everything but the set-up itself runs on, or undefined before the installation. */
export function findPinnedNode() {
  if (existsSync(pinned)) return pinned;
  return isPinnedNode() ? process.execPath : undefined;
}

/** The script behind a package's command, to be run with {@link findPinnedNode}: needs neither a shell nor PATH. */
export function packageScript(...parts) {
  return join(root, 'node_modules', ...parts);
}

/** True in a folder that `npm run build -- --to` made: everything is built and installed there, without development packages. */
export function isRelease(folder = root) {
  return existsSync(join(folder, 'release.json'));
}
