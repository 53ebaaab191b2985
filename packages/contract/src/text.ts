import { z } from 'zod';

/** Text that PostgreSQL and JSON can hold: no NUL, no lone surrogates. */
export function safeText() {
  return z.string().refine((value) => !value.includes('\0') && value.isWellFormed(), {
    message: 'Invalid input',
    abort: true,
  });
}

/** A member's id as a client may send it: a number, or the same number in digits. */
export const userIdClaim = z.union([
  z.number().int().positive().max(2_147_483_647),
  z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .pipe(z.number().max(2_147_483_647)),
]);

/** An id in a path or query, sent as digits. */
export const idParam = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.number().max(2_147_483_647));

/** Signs that control, break or reorder the line that they stand in. */
const unruly = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** Whether a text is one line, without signs that control, break or reorder it. */
export const isOneLine = (value: string) => !unruly.test(value);

/** One line of text: trimmed, in the form NFC. */
export const lineOfText = (most: number) =>
  safeText().pipe(
    z
      .string()
      .transform((value) => value.normalize('NFC').trim())
      .pipe(
        z
          .string()
          .min(1)
          .max(most)
          .refine((value) => !unruly.test(value), { message: 'Invalid input' }),
      ),
  );

/** A calendar day that people may mean: from 1900 to 2199. */
export const calendarDay = z.iso
  .date()
  .refine((day) => day >= '1900-01-01' && day < '2200-01-01', { message: 'Invalid input' });
