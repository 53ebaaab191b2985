import type { Readable } from 'node:stream';

/** A file as the storage lists it. */
export interface StoredFile {
  readonly path: string;
  readonly changedAt: Date;
}

/** Bytes of a file from `start` to `end`, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Where files of members are kept. Paths have the form `folder/name`, of letters,
 * digits, `.`, `_` and `-`; whoever stores a file chooses a name that nobody can guess and never writes it twice.
 */
export interface FileStorage {
  /** The file is there for good once this resolves. For content small enough to be held in memory. */
  put(path: string, content: Uint8Array, mediaType: string): Promise<void>;
  /** The same with a copy of `file`, of any size, which lies on this machine. */
  putFile(path: string, file: string, mediaType: string): Promise<void>;
  /** Null where there is no such file. For files small enough to be held in memory. */
  get(path: string): Promise<Buffer | null>;
  /** The bytes as they come, all or those of `range`; null where there is no such file. Who has it ends it. */
  read(path: string, range?: ByteRange): Promise<Readable | null>;
  /** Succeeds where there is no such file. */
  delete(path: string): Promise<void>;
  /** Every file of the folder, in no order. */
  list(folder: string): AsyncIterable<StoredFile>;
}

const form = /^[\w-]+\/[\w-][\w.-]*$/;

/** Whether the path has the form of one, which cannot lead out of the storage. */
export function isStoragePath(path: string): boolean {
  return form.test(path);
}
