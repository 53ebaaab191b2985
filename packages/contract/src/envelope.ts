import { z } from 'zod';
import { errorCodes } from './error-codes.ts';

/** `{ success: true, data }`, the answer of every call that the specification does not shape itself. */
export function dataOf<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), data });
}

/** `{ items, nextCursor }`; `nextCursor` is null on the last page. */
export function pageOf<T extends z.ZodType>(item: T) {
  return dataOf(z.object({ items: z.array(item), nextCursor: z.string().nullable() }));
}

export const errorResponse = z.object({
  success: z.literal(false),
  code: z.enum(errorCodes),
  reason: z.string(),
  message: z.string(),
  details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  requestId: z.string().optional(),
  /** Seconds after which asking again makes sense, as in the header `Retry-After`. */
  retryAfter: z.number().int().optional(),
});
export type ErrorResponse = z.infer<typeof errorResponse>;
