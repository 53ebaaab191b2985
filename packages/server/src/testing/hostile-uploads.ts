import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { type SampleFile, toMultipart } from './multipart.ts';

type Raw = Pick<InjectOptions, 'payload' | 'headers'>;

/** Names that have been paths, headers or tricks on the eye. */
const hostileName = fc.constantFrom(
  '../../etc/passwd',
  'C:\\boot.ini',
  '/dev/null',
  '',
  '.',
  'a\u202etxt.exe',
  '\u0000.csv',
  'ñ 🌊.csv',
  'x'.repeat(5_000),
  '; filename=other',
);
const hostileContent = fc.oneof(
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom(
    Buffer.alloc(0),
    Buffer.from('PK\x03\x04'),
    Buffer.from('{"entries":[{}]}'),
    Buffer.from('{"entries":'),
    Buffer.from('[[[[[[[['),
    Buffer.from('date,dream\n2026-01-01,"never closed'),
    Buffer.from('\ufeff'),
    Buffer.from('%PDF-1.7'),
  ),
);

/** Multipart bodies that are wrong in one way or another; some happen to be right. */
export function hostileUpload(files: readonly SampleFile[]): fc.Arbitrary<Raw> {
  const { payload, headers } = toMultipart(files);
  const cut = fc.nat(payload.length - 1).map((length) => ({ payload: payload.subarray(0, length), headers }));
  const changed = fc
    .array(fc.record({ name: hostileName, content: hostileContent }), { maxLength: 3 })
    .map((list) => toMultipart(list));
  const flipped = fc.tuple(fc.nat(payload.length - 1), fc.nat(255)).map(([index, byte]) => {
    const copy = Buffer.from(payload);
    copy[index] = byte;
    return { payload: copy, headers };
  });
  const otherTypes = fc
    .constantFrom(
      'application/json',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'text/csv',
      'x',
    )
    .map((type): Raw => ({ payload, headers: { 'content-type': type } }));
  const withField = fc.constant({
    payload: Buffer.concat([
      Buffer.from(`--b\r\ncontent-disposition: form-data; name="userId"\r\n\r\n1\r\n--b--\r\n`),
    ]),
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  });
  return fc.oneof(cut, changed, flipped, otherTypes, withField);
}
