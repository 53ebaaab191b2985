/** A file as the storage lists it. */
export interface StoredFile {
  readonly path: string;
  readonly changedAt: Date;
}

/**
 * Where files of members are kept, small enough to be held in memory. Paths have the form `folder/name`, of letters,
 * digits, `.`, `_` and `-`; whoever stores a file chooses a name that nobody can guess and never writes it twice.
 */
export interface FileStorage {
  /** The file is there for good once this resolves. */
  put(path: string, content: Uint8Array, mediaType: string): Promise<void>;
  /** Null where there is no such file. */
  get(path: string): Promise<Buffer | null>;
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
