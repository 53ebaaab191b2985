import type { ByteRange, FileStorage } from '../file-storage.ts';
import { collect } from './collect.ts';

/** The bytes of a file as they come, in one; null where there is none. */
export async function readAll(files: FileStorage, path: string, range?: ByteRange): Promise<Buffer | null> {
  const content = await files.read(path, range);
  return content && Buffer.concat((await collect(content)) as Buffer[]);
}
