import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface S3Server {
  readonly endpoint: string;
  /** What is kept, by bucket and path. */
  readonly objects: Map<string, { readonly content: Buffer; readonly type: string | undefined }>;
  /** How many requests were refused because of their signature. */
  readonly refused: { count: number };
  /** Answers every request with this status from now on. */
  failWith(status: number | null): void;
  close(): Promise<void>;
}

const keys = { accessKey: 'test-access', secretKey: 'test-secret' };
const pageSize = 2;
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** A small S3 that refuses what is not signed as AWS Signature Version 4 demands, and lists two objects a page. */
export async function startS3Server(): Promise<S3Server & typeof keys> {
  const objects: S3Server['objects'] = new Map();
  const refused = { count: 0 };
  let failure: number | null = null;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const answer = (status: number, content: string | Buffer = '') => response.writeHead(status).end(content);
    if (failure !== null) return answer(failure);
    if (!isSigned(request, body)) {
      refused.count += 1;
      return answer(403);
    }
    const { status, content } = serve(objects, request, body);
    return answer(status, content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    ...keys,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    refused,
    failWith: (status) => {
      failure = status;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function serve(
  objects: S3Server['objects'],
  { method, url: address = '/', headers }: IncomingMessage,
  body: Buffer,
): { status: number; content?: string | Buffer } {
  const url = new URL(address, 'http://s3');
  const name = url.pathname.slice(1);
  if (url.searchParams.has('list-type')) {
    return { status: 200, content: listing(objects, name, url.searchParams) };
  }
  if (method === 'PUT') objects.set(name, { content: body, type: headers['content-type'] });
  if (method === 'DELETE') objects.delete(name);
  if (method !== 'GET') return { status: method === 'PUT' ? 200 : 204 };
  const found = objects.get(name);
  if (!found) return { status: 404 };
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  if (start === undefined) return { status: 200, content: found.content };
  return { status: 206, content: found.content.subarray(Number(start), Number(end) + 1) };
}

function listing(objects: S3Server['objects'], bucket: string, query: URLSearchParams): string {
  const prefix = `${bucket}/${query.get('prefix')}`;
  const all = [...objects.keys()].filter((name) => name.startsWith(prefix)).toSorted();
  // A token as services give them, with what XML has to escape.
  const start = Number(query.get('continuation-token')?.split('&')[1] ?? 0);
  const items = all.slice(start, start + pageSize).map((name) => {
    const key = name.slice(bucket.length + 1);
    return `<Contents><Key>${key}</Key><LastModified>2026-11-01T00:00:00.000Z</LastModified></Contents>`;
  });
  const isLast = start + pageSize >= all.length;
  const next = `<NextContinuationToken>t&amp;${start + pageSize}</NextContinuationToken>`;
  return `<?xml version="1.0"?><ListBucketResult>${items.join('')}${isLast ? '' : next}</ListBucketResult>`;
}

/** Computes the signature anew from what has arrived. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w{64})$/;
  const [, accessKey, date = '', region = '', names = '', signature] =
    form.exec(headers.authorization ?? '') ?? [];
  const payload = String(headers['x-amz-content-sha256']);
  const isHashed = payload === sha256(body) || (payload === 'UNSIGNED-PAYLOAD' && body.length === 0);
  if (accessKey !== keys.accessKey || !isHashed) return false;
  const { pathname, searchParams } = new URL(url, 'http://s3');
  searchParams.sort();
  const query = [...searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  const head = names
    .split(';')
    .map((name) => `${name}:${headers[name]}\n`)
    .join('');
  const canonical = [method, pathname, query, head, names, payload].join('\n');
  const time = String(headers['x-amz-date']);
  const scope = `${date}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${keys.secretKey}`, date));
  return createHmac('sha256', key).update(text).digest('hex') === signature;
}
