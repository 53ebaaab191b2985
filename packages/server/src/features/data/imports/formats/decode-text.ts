import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const probeBytes = 64 * 1024;

/** The text of a file piece by piece, in whatever encoding it is, without a byte order mark. */
export async function* decodeFile(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(path));
  for await (const chunk of createReadStream(path)) yield decoder.decode(chunk as Buffer, { stream: true });
  yield decoder.decode();
}

/** The whole text of a file. */
export async function readText(path: string): Promise<string> {
  const parts: string[] = [];
  for await (const part of decodeFile(path)) parts.push(part);
  return parts.join('');
}

/** The beginning of a file as text, cut at `bytes`. */
export async function readBeginning(path: string, bytes = probeBytes): Promise<string> {
  return new TextDecoder(await encodingOf(path)).decode(await readBytes(path, bytes), { stream: true });
}

/** The first bytes of a file. */
export async function readBytes(path: string, bytes: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function encodingOf(path: string): Promise<Encoding> {
  const start = await readBytes(path, 4096);
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const wide = wideEncoding(start);
  if (wide !== null) return wide;
  return (await isUtf8(path)) ? 'utf-8' : 'windows-1252';
}

/** Western text in UTF-16 has a zero in nearly every second byte, which no other encoding has. */
function wideEncoding(bytes: Buffer): Encoding | null {
  const pairs = Math.floor(bytes.length / 2);
  if (pairs < 4) return null;
  let even = 0;
  let odd = 0;
  for (let index = 0; index < pairs * 2; index += 2) {
    if (bytes[index] === 0) even++;
    if (bytes[index + 1] === 0) odd++;
  }
  if (odd > pairs * 0.6 && even < pairs * 0.1) return 'utf-16le';
  return even > pairs * 0.6 && odd < pairs * 0.1 ? 'utf-16be' : null;
}

/** The whole file is looked through: an old encoding may show itself late, by one accent. */
async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) decoder.decode(chunk as Buffer, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Whether bytes are no text in any encoding: pictures, programs, documents of office programs. */
export function isBinary(bytes: Buffer): boolean {
  if (wideEncoding(bytes) !== null || (bytes[0] ?? 0) >= 0xfe) return false;
  const control = bytes.filter((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27)).length;
  return control > 0 && control > bytes.length / 500;
}
