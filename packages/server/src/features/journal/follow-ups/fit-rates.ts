import type { Handle } from '#server/db/client.ts';
import { createFollowUpQueries } from './follow-ups.queries.ts';

/** How often the member said that readings which spoke of a symbol fitted: whole answers, never halves. */
export interface FitCount {
  readonly fitted: number;
  readonly answered: number;
}

/**
 * The member's own fit rate of every symbol that a judged reading of the journal spoke of, by the symbol's id.
 * - it fitted: every symbol of the reading fitted;
 * - partly: with misfits named, these did not fit and the others did; without any, nobody knows which ones did, so
 *   each symbol counts as answered and none as fitted;
 * - it did not fit: no symbol fitted; with misfits named, the others are not counted at all.
 */
export async function fitRates(db: Handle, userId: number): Promise<Readonly<Record<string, FitCount>>> {
  const rows = await createFollowUpQueries(db).countFits(userId);
  return Object.fromEntries(rows.map(({ symbol, fitted, answered }) => [symbol, { fitted, answered }]));
}
