import { finished, Readable } from 'node:stream';
import { promisify } from 'node:util';
import yazl from 'yazl';

const untilFinished = promisify(finished);

/** A file of an archive, in parts of text or bytes. */
export type FileParts = AsyncIterable<string | Buffer> | Iterable<string | Buffer>;

/** A zip that is written while it is read, one file after the other. */
export interface Archive {
  /** The zip. Who destroys it ends the writing as well. */
  readonly output: Readable;
  /** Resolves once all of the file is in the archive: the reader sets the pace. Rejects once the archive is destroyed. */
  add(path: string, parts: FileParts): Promise<void>;
  /** Nothing comes after it. */
  end(): void;
}

/** Fast, and nearly as small as the slowest level where text repeats as much as readings do. */
const compressionLevel = 3;

/** Text goes out in pieces of about this many characters: each piece passes six streams, whatever its size. */
const stretch = 128 * 1024;

/** `modifiedAt` is the time that the files bear. */
export function createArchive(modifiedAt: Date): Archive {
  const zip = new yazl.ZipFile();
  // The library types its PassThrough by what all readable streams have.
  const output = zip.outputStream as Readable;
  let open: Readable | undefined;
  zip.on('error', (error: Error) => output.destroy(error));
  output.once('close', () => open?.destroy());
  return {
    output,
    async add(path, parts) {
      if (output.destroyed) throw new DOMException('Nobody reads the archive any longer.', 'AbortError');
      open = Readable.from(inStretches(parts), { objectMode: false, highWaterMark: 2 * stretch });
      zip.addReadStream(open, path, { mtime: modifiedAt, compressionLevel });
      await untilFinished(open);
    },
    end: () => zip.end(),
  };
}

async function* inStretches(parts: FileParts): AsyncGenerator<Buffer> {
  let text = '';
  for await (const part of parts) {
    if (typeof part === 'string') text += part;
    if (text.length >= stretch || (text !== '' && typeof part !== 'string')) {
      yield Buffer.from(text);
      text = '';
    }
    if (typeof part !== 'string') yield part;
  }
  if (text !== '') yield Buffer.from(text);
}
