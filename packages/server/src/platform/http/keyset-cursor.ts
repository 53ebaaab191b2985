import { z } from 'zod';
import { AppError } from '../errors/app-error.ts';

/** Text of a row as a cursor may carry it back: what the database can hold. */
export const cursorText = z
  .string()
  .max(200)
  .refine((text) => !text.includes('\0') && text.isWellFormed());
export const cursorInteger = z.number().int().min(-2_147_483_648).max(2_147_483_647);

/** Moments that the database can hold and a `Date` can be: in microseconds since 1970, its precision. */
const earliest = -210_866_803_200_000_000n;
const latest = 8_640_000_000_000_000_000n;

/** A moment as a cursor carries it: microseconds since 1970 in digits, any that a row can have. */
export const cursorMicros = z
  .string()
  .refine((digits) => /^-?\d{1,19}$/.test(digits) && BigInt(digits) >= earliest && BigInt(digits) <= latest);

/** The sort key of the last row of a page, opaque to clients so that its form may change. */
export function encodeCursor(key: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** Throws `requests.invalid` for anything that `encodeCursor` has not made of such a key. */
export function decodeCursor<Key>(cursor: string, schema: z.ZodType<Key>): Key {
  const parsed = schema.safeParse(parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!parsed.success)
    throw new AppError('requests.invalid', { details: [{ path: 'cursor', message: 'Invalid input' }] });
  return parsed.data;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
