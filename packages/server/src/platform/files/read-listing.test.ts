import { describe, expect, it } from 'vitest';
import { readListing } from './read-listing.ts';

const name = 'a'.repeat(43);
const item = (key: string, time = '2026-11-21T10:00:00.000Z') =>
  `<Contents><Key>${key}</Key><LastModified>${time}</LastModified><Owner><ID>x</ID></Owner></Contents>`;
const page = (...parts: string[]) =>
  `<?xml version="1.0"?><ListBucketResult><Name>b</Name>${parts.join('')}</ListBucketResult>`;

describe('a listing of a bucket', () => {
  it('names files with the time of their last change', () => {
    const { files, continuation } = readListing(page(item('pictures/one.webp'), item('pictures/two.webp')));
    expect(files.map(({ path }) => path)).toEqual(['pictures/one.webp', 'pictures/two.webp']);
    expect(files[0]?.changedAt).toEqual(new Date('2026-11-21T10:00:00Z'));
    expect(continuation).toBeNull();
  });

  it('says what its next page is asked for with, entities decoded', () => {
    const next = '<NextContinuationToken>1&amp;2&lt;&#61;</NextContinuationToken>';
    expect(readListing(page(item('pictures/one.webp'), next)).continuation).toBe('1&2<=');
  });

  it.each([
    item('../etc/passwd'),
    item('/pictures/one.webp'),
    item('pictures/one.webp', 'some day'),
    '<Contents></Contents>',
    '<Contents><Key>pictures/one.webp</Key>',
    `<Key>pictures/${name}</Key>`,
    'no XML at all',
    '',
  ])('leaves out what is no file of ours: %.60s', (part) => {
    expect(readListing(page(part))).toEqual({ files: [], continuation: null });
  });

  it('takes entities of its own for text', () => {
    const xml = `<!DOCTYPE x [<!ENTITY a "b">]>${page(item('pictures/&a;'))}`;
    expect(readListing(xml).files).toEqual([]);
  });
});
