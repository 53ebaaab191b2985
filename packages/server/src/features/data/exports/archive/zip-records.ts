/** A file of a zip whose bytes have gone out. Sizes in bytes. */
export interface ZipEntry {
  readonly path: string;
  /** Where in the archive its header is. */
  readonly offset: number;
  readonly crc: number;
  readonly compressedSize: number;
  readonly size: number;
}

/** What a number of four bytes says where the real one stands in the ZIP64 part. */
const elsewhere = 0xffffffff;
/** Version 2.0 of the format, 4.5 with ZIP64, and made on Unix by 6.3. */
const version = 20;
const versionZip64 = 45;
const madeBy = (3 << 8) | 63;
/** Names are UTF-8; checksum and sizes follow the file. */
const flags = (1 << 11) | (1 << 3);
const deflated = 8;
/** `-rw-r--r--`. */
const attributes = 0o100644 * 0x10000;

/** Bytes that a number takes, and the number. */
type Field = readonly [bytes: 2 | 4 | 8, value: number];

/** Numbers one after the other, little-endian. */
function record(...fields: readonly Field[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), at);
    else buffer.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return buffer;
}

function isLarge({ offset, compressedSize, size }: Omit<ZipEntry, 'path' | 'crc'>): boolean {
  return Math.max(offset, compressedSize, size) >= elsewhere;
}

/** Day and time in UTC as MS-DOS kept them; readers that know better take the exact time from `exactTime`. */
function dosTime(at: Date): readonly Field[] {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return [
    [2, time],
    [2, day],
  ];
}

/** Extra field 0x5455 with the time of the last change. */
function exactTime(at: Date): Buffer {
  return Buffer.concat([
    record([2, 0x5455], [2, 5]),
    Buffer.of(1),
    record([4, Math.floor(at.getTime() / 1000)]),
  ]);
}

/** Stands before the bytes of a file, when nothing is known of them yet. */
export function localHeader(path: string, modifiedAt: Date): Buffer {
  const name = Buffer.from(path);
  const start: Field[] = [
    [4, 0x04034b50],
    [2, version],
    [2, flags],
    [2, deflated],
  ];
  const unknown: Field[] = [
    [4, 0],
    [4, 0],
    [4, 0],
  ];
  return Buffer.concat([
    record(...start, ...dosTime(modifiedAt), ...unknown, [2, name.length], [2, 0]),
    name,
  ]);
}

/** Stands behind them. */
export function dataDescriptor(entry: ZipEntry): Buffer {
  const bytes = isLarge(entry) ? 8 : 4;
  return record([4, 0x08074b50], [4, entry.crc], [bytes, entry.compressedSize], [bytes, entry.size]);
}

/** The file's line in the list at the end of the archive. */
export function centralRecord(entry: ZipEntry, modifiedAt: Date): Buffer {
  const name = Buffer.from(entry.path);
  const { offset, compressedSize, size } = entry;
  const isZip64 = isLarge(entry);
  const short = (value: number): Field => [4, isZip64 ? elsewhere : value];
  const zip64 = isZip64 ? record([2, 1], [2, 24], [8, size], [8, compressedSize], [8, offset]) : '';
  const extra = Buffer.concat([exactTime(modifiedAt), Buffer.from(zip64)]);
  const start: Field[] = [
    [4, 0x02014b50],
    [2, madeBy],
    [2, isZip64 ? versionZip64 : version],
    [2, flags],
    [2, deflated],
  ];
  const lengths: Field[] = [
    [2, name.length],
    [2, extra.length],
    [2, 0],
  ];
  // First disk, no hint that the file is text.
  const rest: Field[] = [[2, 0], [2, 0], [4, attributes], short(offset)];
  return Buffer.concat([
    record(
      ...start,
      ...dosTime(modifiedAt),
      [4, entry.crc],
      short(compressedSize),
      short(size),
      ...lengths,
      ...rest,
    ),
    name,
    extra,
  ]);
}

/** What the archive ends with: where the list is, how long, and of how many files. */
export function endOfArchive(list: {
  readonly offset: number;
  readonly size: number;
  readonly count: number;
}): Buffer {
  const { offset, size, count } = list;
  const isZip64 = count >= 0xffff || size >= elsewhere || offset >= elsewhere;
  const shortCount: Field = [2, isZip64 ? 0xffff : count];
  const end = record(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    shortCount,
    shortCount,
    [4, isZip64 ? elsewhere : size],
    [4, isZip64 ? elsewhere : offset],
    [2, 0],
  );
  if (!isZip64) return end;
  const made: Field[] = [
    [4, 0x06064b50],
    [8, 44],
    [2, madeBy],
    [2, versionZip64],
    [4, 0],
    [4, 0],
  ];
  const locator = record([4, 0x07064b50], [4, 0], [8, offset + size], [4, 1]);
  return Buffer.concat([record(...made, [8, count], [8, count], [8, size], [8, offset]), locator, end]);
}
