import { hash } from 'node:crypto';
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
      .fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
      .catch((cause: unknown) => {
        throw new AppError('files.unavailable', { cause });
      });
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404) return null;
    throw new AppError('files.unavailable', { cause: `the storage answered with ${response.status}` });
  }

  return {
    async put(path, content, mediaType) {
      const body = new Uint8Array(content);
      const headers = {
        'content-type': mediaType,
        'content-length': String(body.byteLength),
        // Signed with the rest, so that nothing on the way can change what is kept.
        'x-amz-content-sha256': hash('sha256', body),
      };
      const response = await send(addressOf(path), { method: 'PUT', body, headers });
      if (response === null) throw new AppError('files.unavailable', { cause: 'there is no such bucket' });
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
