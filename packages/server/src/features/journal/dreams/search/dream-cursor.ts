import { AppError } from '#server/platform/errors/app-error.ts';
import { cursorMicros } from '#server/platform/http/keyset-cursor.ts';

/** Place in a journal: everything after it is older, or as old with a smaller id. */
export interface DreamCursor {
  /** Microseconds since 1970, the precision of the database, in digits. */
  readonly createdAtMicros: string;
  readonly id: number;
}

const pattern = /^(-?\d{1,19})\.([1-9]\d{0,9})$/;

/** Opaque to clients, so that its form may change. */
export function encodeDreamCursor({ createdAtMicros, id }: DreamCursor): string {
  return Buffer.from(`${createdAtMicros}.${id}`).toString('base64url');
}

/** Throws `requests.invalid` for anything that `encodeDreamCursor` has not made. */
export function decodeDreamCursor(cursor: string): DreamCursor {
  const match = pattern.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  const [, createdAtMicros, id] = match ?? [];
  const isKnown = cursorMicros.safeParse(createdAtMicros).success && Number(id) <= 2_147_483_647;
  if (createdAtMicros === undefined || id === undefined || !isKnown) {
    throw new AppError('requests.invalid', { details: [{ path: 'cursor', message: 'Invalid input' }] });
  }
  return { createdAtMicros, id: Number(id) };
}
