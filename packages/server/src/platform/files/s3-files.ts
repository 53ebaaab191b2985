import { createHash, hash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { AppError } from '../errors/app-error.ts';
import { invariant } from '../errors/invariant.ts';
import { type FileStorage, isStoragePath } from './file-storage.ts';
import { readListing } from './read-listing.ts';

export interface S3Options {
  readonly endpoint: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

const timeoutMs = 15_000;
const retries = 2;
/** So much of an upload is taken for granted, beyond the time that an answer has. */
const slowestBytesPerMs = 100;

interface Upload {
  readonly body: Uint8Array<ArrayBuffer> | Blob;
  readonly bytes: number;
  readonly sha256: string;
  readonly mediaType: string;
}

/**
 * Files in a bucket of any S3-compatible service, addressed by path. Where the service does not answer, or refuses,
 * calls throw `files.unavailable`.
 */
export function createS3Files({ endpoint, bucket, accessKey, secretKey }: S3Options): FileStorage {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    retries,
  });
  const root = `${endpoint.replace(/(?<!\/)\/+$/, '')}/${bucket}`;

  const addressOf = (path: string) => {
    invariant(isStoragePath(path), 'a file has a storage path');
    return `${root}/${path}`;
  };
  /** The answer, or null for one that says that there is nothing. */
  async function send(url: string, init: RequestInit = {}): Promise<Response | null> {
    const response = await client
      .fetch(url, { signal: AbortSignal.timeout(timeoutMs), ...init, redirect: 'error' })
      .catch((cause: unknown) => {
        throw new AppError('files.unavailable', { cause });
      });
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404) return null;
    throw new AppError('files.unavailable', { cause: `the storage answered with ${response.status}` });
  }

  async function upload(path: string, { body, bytes, sha256, mediaType }: Upload): Promise<void> {
    const headers = {
      'content-type': mediaType,
      'content-length': String(bytes),
      // Signed with the rest, so that nothing on the way can change what is kept.
      'x-amz-content-sha256': sha256,
    };
    const signal = AbortSignal.timeout(timeoutMs + Math.ceil(bytes / slowestBytesPerMs));
    const response = await send(addressOf(path), { method: 'PUT', body, headers, signal });
    if (response === null) throw new AppError('files.unavailable', { cause: 'there is no such bucket' });
  }

  return {
    put(path, content, mediaType) {
      const body = new Uint8Array(content);
      return upload(path, { body, bytes: body.byteLength, sha256: hash('sha256', body), mediaType });
    },
    async putFile(path, file, mediaType) {
      const body = await openAsBlob(file);
      return upload(path, { body, bytes: body.size, sha256: await hashFile(file), mediaType });
    },
    async read(path, range) {
      // The time is for the answer to begin: whoever listens sets the pace of the rest.
      const begun = new AbortController();
      const timer = setTimeout(() => begun.abort(), timeoutMs);
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      try {
        const response = await send(addressOf(path), { headers, signal: begun.signal });
        return response && (response.body ? Readable.fromWeb(response.body as ReadableStream) : null);
      } finally {
        clearTimeout(timer);
      }
    },
    async get(path) {
      const response = await send(addressOf(path));
      return response && Buffer.from(await response.arrayBuffer());
    },
    async delete(path) {
      await send(addressOf(path), { method: 'DELETE' });
    },
    async *list(folder) {
      let next: string | null = '';
      while (next !== null) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: `${folder}/` });
        if (next !== '') query.set('continuation-token', next);
        const answer: Response | null = await send(`${root}?${query}`);
        const page: string = (await answer?.text()) ?? '';
        const { files, continuation } = readListing(page);
        yield* files;
        next = continuation;
      }
    },
  };
}

async function hashFile(file: string): Promise<string> {
  const sum = createHash('sha256');
  for await (const part of createReadStream(file)) sum.update(part as Buffer);
  return sum.digest('hex');
}
