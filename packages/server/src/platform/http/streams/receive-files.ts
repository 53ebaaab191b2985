import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { UploadLimits } from '@chitta/contract';
import { bodyLimit } from '@chitta/contract/limits';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError, assertThat } from '../../errors/app-error.ts';
import type { DiskWatch } from '../../files/disk-watch.ts';

/** A file as it was sent. */
export interface UploadedFile {
  /** What the sender calls it, for showing and for guessing dates from; never a path. */
  readonly name: string;
  /** Where its bytes are. */
  readonly path: string;
  readonly bytes: number;
}

/** What of a request's way into a folder can be decided on the way. */
export interface ReceiveOptions {
  readonly limits: UploadLimits;
  readonly folder: string;
  /** Of the folder. */
  readonly disk: DiskWatch;
}

/** What a multipart request brings. */
export interface ReceivedForm {
  readonly files: readonly UploadedFile[];
  /** The text field `data`; null: there is none. */
  readonly data: string | null;
}

/** Bytes that the frame of a multipart body may add per file. */
const frameBytes = 4 * 1024;
/** The one text field that there can be beside files. */
const textField = 'data';
const longestName = 200;
/** What fails here for another reason than the request's own: the disk, say. */
const systemError = /^E[A-Z]+$/;

/**
 * Writes the files of a multipart request into `folder`, named by their number. Throws `requests.body_too_large`,
 * `requests.unsupported_media_type` for another kind of body, `requests.malformed` for one that is broken, has text
 * fields or holds no file, and `server.disk_full` as soon as too little room is left.
 */
export async function receiveFiles(
  request: FastifyRequest,
  options: ReceiveOptions,
): Promise<readonly UploadedFile[]> {
  const { files } = await receiveParts(request, { ...options, dataBytes: 0 });
  assertThat(files.length > 0, 'requests.malformed');
  return files;
}

/** The same of a request that may bring text in the field `data`, and need not bring a file. */
export function receiveForm(request: FastifyRequest, options: ReceiveOptions): Promise<ReceivedForm> {
  return receiveParts(request, { ...options, dataBytes: bodyLimit });
}

interface PartsOptions extends ReceiveOptions {
  /** That the field `data` may have; 0: there is none. */
  readonly dataBytes: number;
}

async function receiveParts(request: FastifyRequest, options: PartsOptions): Promise<ReceivedForm> {
  const { limits, dataBytes } = options;
  assertThat(request.isMultipart(), 'requests.unsupported_media_type', {
    message: 'Send files as multipart/form-data.',
  });
  const declared = Number(request.headers['content-length'] ?? 0);
  const most = limits.totalBytes + limits.files * frameBytes + dataBytes;
  assertThat(declared <= most, 'requests.body_too_large');
  try {
    return await writeParts(request, options);
  } catch (error) {
    // The rest is let go by, so that the sender sees the answer and nothing waits for a reader.
    request.raw.unpipe();
    request.raw.resume();
    throw explain(error);
  }
}

async function writeParts(
  request: FastifyRequest,
  { limits: { files: most, fileBytes, totalBytes }, folder, disk, dataBytes }: PartsOptions,
): Promise<ReceivedForm> {
  const files: UploadedFile[] = [];
  let data: string | null = null;
  let total = 0;
  const fields = dataBytes > 0 ? 1 : 0;
  const parts = request.parts({
    limits: {
      files: most,
      fileSize: fileBytes,
      fields,
      fieldSize: dataBytes,
      fieldNameSize: 100,
      headerPairs: 20,
    },
  });
  for await (const part of parts) {
    if (part.type === 'field') {
      data = textOf(part);
      continue;
    }
    const file = await writeFile(part, join(folder, String(files.length)), disk);
    assertThat(!part.file.truncated, 'requests.body_too_large');
    total += file.bytes;
    assertThat(total <= totalBytes, 'requests.body_too_large');
    files.push(file);
  }
  return { files, data };
}

function textOf({ fieldname, value, valueTruncated }: MultipartValue): string {
  assertThat(!valueTruncated, 'requests.body_too_large');
  assertThat(fieldname === textField && typeof value === 'string', 'requests.malformed');
  return value;
}

async function writeFile(part: MultipartFile, path: string, disk: DiskWatch): Promise<UploadedFile> {
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  const watched = new Transform({
    transform: (chunk: Buffer, _encoding, done) =>
      disk.isNearlyFull() ? done(new AppError('server.disk_full')) : done(null, chunk),
  });
  await pipeline(part.file, watched, target);
  return { name: shownName(part.filename), path, bytes: target.bytesWritten };
}

/** The last part of the name, without characters that control or reorder what is shown around them. */
function shownName(given: string | undefined): string {
  const last = (given ?? '').split(/[\\/]/).at(-1) ?? '';
  const plain = last
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim();
  return plain.slice(0, longestName).toWellFormed() || 'file';
}

/** Whatever else is wrong with the body is the sender's doing; the parser has many ways to say so. */
function explain(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const { code = '' } = error as { code?: string };
  const isOwn = systemError.test(code) && code !== 'ECONNRESET';
  const hasReason = code === 'FST_REQ_FILE_TOO_LARGE' || code === 'FST_FILES_LIMIT';
  return isOwn || hasReason ? error : new AppError('requests.malformed', { cause: error });
}
