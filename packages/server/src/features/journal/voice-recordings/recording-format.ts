import { open } from 'node:fs/promises';
import type { limits } from '@chitta/contract';

type MediaType = (typeof limits.voiceRecording.mediaTypes)[number];

/** What a file says of itself; `isWhole`: it holds what is needed to play it. */
export interface RecordingFormat {
  readonly mediaType: MediaType;
  readonly isWhole: boolean;
}

/** More than the description of one track takes, before its sound begins. */
const headBytes = 64 * 1024;
/** A recording has a few boxes before the one that describes it, or one of all sound. */
const mostBoxes = 16;

/** Brands of MP4 that hold sound; pictures (AVIF, HEIC) and QuickTime share the frame. */
const brand = /^(?:M4A |M4B |mp4[12]|iso[m2-9]|dash)/;

/**
 * The format that the file's own bytes tell of, whatever it is called; null for every other. Only the description is
 * looked at: no decoder sees the file here, and its end may be missing, as of a recording that was broken off.
 */
export async function recordingFormat(path: string): Promise<RecordingFormat | null> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    const read = async (at: number, length: number) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at);
      return buffer.subarray(0, bytesRead);
    };
    const head = await read(0, headBytes);
    if (isWebm(head)) return { mediaType: 'audio/webm', isWhole: hasCluster(head) };
    if (isOgg(head)) return { mediaType: 'audio/ogg', isWhole: head.indexOf('OggS', 4) > 0 };
    if (isMp4(head)) return { mediaType: 'audio/mp4', isWhole: await hasMovie(read, size) };
    return null;
  } finally {
    await handle.close();
  }
}

const ebml = Buffer.of(0x1a, 0x45, 0xdf, 0xa3);
/** `DocType`, four letters long. */
const docType = Buffer.concat([Buffer.of(0x42, 0x82, 0x84), Buffer.from('webm')]);
const segment = Buffer.of(0x18, 0x53, 0x80, 0x67);
const tracks = Buffer.of(0x16, 0x54, 0xae, 0x6b);
const cluster = Buffer.of(0x1f, 0x43, 0xb6, 0x75);

function isWebm(head: Buffer): boolean {
  return head.subarray(0, 4).equals(ebml) && head.subarray(0, 64).includes(docType);
}

/** Description and sound are there, in their order. */
function hasCluster(head: Buffer): boolean {
  const inner = head.indexOf(segment);
  const described = inner < 0 ? -1 : head.indexOf(tracks, inner);
  return described >= 0 && head.indexOf(cluster, described) > 0;
}

/** A first page that begins a track of sound. */
function isOgg(head: Buffer): boolean {
  if (head.subarray(0, 4).toString('latin1') !== 'OggS') return false;
  const begin = head.subarray(27, 64).toString('latin1');
  return begin.includes('OpusHead') || begin.includes('\x01vorbis');
}

function isMp4(head: Buffer): boolean {
  const type = head.subarray(4, 12).toString('latin1');
  return type.startsWith('ftyp') && brand.test(type.slice(4));
}

interface Box {
  readonly type: string;
  /** With its head; null where it says none that can be. */
  readonly length: number | null;
}

function boxOf(head: Buffer): Box | null {
  if (head.length < 8) return null;
  const short = head.readUInt32BE(0);
  const isLong = short === 1 && head.length >= 16;
  const length = isLong ? Number(head.readBigUInt64BE(8)) : short;
  return { type: head.toString('latin1', 4, 8), length: length < 8 ? null : length };
}

/** Goes from box to box: each says how long it is. The one that describes the sound is at the front, or at the end. */
async function hasMovie(
  read: (at: number, length: number) => Promise<Buffer>,
  size: number,
): Promise<boolean> {
  let at = 0;
  for (let count = 0; count < mostBoxes && at < size; count += 1) {
    const box = boxOf(await read(at, 16));
    if (box === null || box.length === null) return false;
    at += box.length;
    if (box.type === 'moov') return at <= size;
  }
  return false;
}
