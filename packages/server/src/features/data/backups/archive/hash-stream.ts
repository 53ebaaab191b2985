import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

export interface HashStream extends Transform {
  /** SHA-256 of what went through so far, in hexadecimal. */
  digest(): string;
  readonly bytes: number;
}

/** Passes everything on and computes its SHA-256. */
export function createHashStream(): HashStream {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return Object.defineProperties(stream as HashStream, {
    digest: { value: () => hash.copy().digest('hex') },
    bytes: { get: () => bytes },
  });
}
