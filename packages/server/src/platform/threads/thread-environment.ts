import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';

/**
 * All that a thread sees of the environment, which holds secrets: where this process keeps compiled modules, if it
 * does. A thread that finds them there starts with a third of the work.
 */
export function threadEnvironment(): Record<string, string> {
  // Node makes a folder for its version below the one that it is given.
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
}
