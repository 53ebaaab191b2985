import { z } from 'zod';
import { AppError } from '../errors/app-error.ts';

/** Text of a row as a cursor may carry it back: what the database can hold. */
export const cursorText = z
  .string()
  .max(200)
  .refine((text) => !text.includes('\0') && text.isWellFormed());
export const cursorInteger = z.number().int().min(-2_147_483_648).max(2_147_483_647);

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
