import { Parser } from 'htmlparser2';
import { isStoragePath, type StoredFile } from './file-storage.ts';

/** A page of what a bucket holds. */
export interface Listing {
  readonly files: readonly StoredFile[];
  /** What the next page is asked for with; null: there is none. */
  readonly continuation: string | null;
}

/** Reads the XML that S3 answers a listing with. Files with names or times that are none of ours are left out. */
export function readListing(xml: string): Listing {
  const files: StoredFile[] = [];
  let continuation: string | null = null;
  let item = new Map<string, string>();
  let text = '';
  const parser = new Parser(
    {
      onopentag: (name) => {
        text = '';
        if (name === 'Contents') item = new Map();
      },
      ontext: (part) => {
        text += part;
      },
      onclosetag: (name) => {
        if (name === 'NextContinuationToken') continuation = text;
        else if (name === 'Contents') files.push(...fileOf(item));
        else item.set(name, text);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return { files, continuation };
}

function fileOf(item: ReadonlyMap<string, string>): StoredFile[] {
  const path = item.get('Key');
  const changedAt = new Date(item.get('LastModified') ?? Number.NaN);
  return path !== undefined && isStoragePath(path) && !Number.isNaN(changedAt.getTime())
    ? [{ path, changedAt }]
    : [];
}
