import { describe, expect, it } from 'vitest';
import { centralRecord, dataDescriptor, endOfArchive, localHeader } from './zip-records.ts';

const at = new Date('2026-11-21T13:14:16Z');
const small = { path: 'sueño.md', offset: 70, crc: 0x12345678, compressedSize: 20, size: 30 };
const beyond = 5 * 1024 ** 3;

describe('the records of a zip', () => {
  it('tell of a file before and behind its bytes', () => {
    const header = localHeader(small.path, at);
    expect(header.readUInt32LE(0)).toBe(0x04034b50);
    expect(header.subarray(30).toString()).toBe('sueño.md');
    expect(header.readUInt16LE(26)).toBe(Buffer.byteLength('sueño.md'));
    expect(header.readUInt16LE(12).toString(2)).toBe('101110101110101');
    const behind = dataDescriptor(small);
    expect([0, 4, 8, 12].map((place) => behind.readUInt32LE(place))).toEqual([
      0x08074b50,
      small.crc,
      small.compressedSize,
      small.size,
    ]);
  });

  it('list it with its exact time', () => {
    const record = centralRecord(small, at);
    expect([20, 24, 42].map((place) => record.readUInt32LE(place))).toEqual([20, 30, 70]);
    const extra = record.subarray(-record.readUInt16LE(30));
    expect([extra.readUInt16LE(0), extra.readUInt16LE(2), extra[4]]).toEqual([0x5455, 5, 1]);
    expect(extra.readUInt32LE(5) * 1000).toBe(at.getTime());
  });

  it.each(['offset', 'size', 'compressedSize'] as const)('hold any %s', (which) => {
    const entry = { ...small, [which]: beyond };
    const record = centralRecord(entry, at);
    expect([20, 24, 42].map((place) => record.readUInt32LE(place))).toEqual(Array(3).fill(0xffffffff));
    expect(record.readUInt16LE(6)).toBe(45);
    const zip64 = record.subarray(-28);
    expect([zip64.readUInt16LE(0), zip64.readUInt16LE(2)]).toEqual([1, 24]);
    expect([4, 12, 20].map((place) => Number(zip64.readBigUInt64LE(place)))).toEqual([
      entry.size,
      entry.compressedSize,
      entry.offset,
    ]);
    const behind = dataDescriptor(entry);
    expect([8, 16].map((place) => Number(behind.readBigUInt64LE(place)))).toEqual([
      entry.compressedSize,
      entry.size,
    ]);
  });

  it('end an archive of any length', () => {
    const short = endOfArchive({ offset: 500, size: 90, count: 2 });
    expect(short.length).toBe(22);
    expect([short.readUInt16LE(10), short.readUInt32LE(12), short.readUInt32LE(16)]).toEqual([2, 90, 500]);
    const long = endOfArchive({ offset: beyond, size: 90, count: 70_000 });
    expect(long.length).toBe(56 + 20 + 22);
    expect([32, 40, 48].map((place) => Number(long.readBigUInt64LE(place)))).toEqual([70_000, 90, beyond]);
    expect(Number(long.readBigUInt64LE(56 + 8))).toBe(beyond + 90);
    expect([long.readUInt16LE(76 + 10), long.readUInt32LE(76 + 16)]).toEqual([0xffff, 0xffffffff]);
  });
});
