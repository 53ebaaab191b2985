import { isDeepStrictEqual } from 'node:util';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/client.ts';
import { type DreamRow, dreams } from '#server/db/tables/journal/dreams.ts';
import { symbolOccurrences } from '#server/db/tables/symbols/symbol-occurrences.ts';
import { type OccurrenceSource, occurrencesOf, type SymbolOccurrence } from './occurrences-of.ts';
import { keepThemeOccurrences, type ThemeSource } from './theme-occurrences.queries.ts';

/** What of a dream is looked up later by what was in it. */
type FoundInDream = OccurrenceSource & ThemeSource;

/**
 * Keeps in which dreams a symbol was present and a theme was found: for this dream, `before` no longer holds, `after` does.
 * Belongs in the transaction that makes the change, after the journal's lock is taken and while the dream's row exists.
 */
export async function keepOccurrences(
  tx: Transaction,
  dream: Pick<DreamRow, 'userId' | 'id'>,
  change: { readonly before?: FoundInDream; readonly after?: FoundInDream },
): Promise<void> {
  await keepSymbols(tx, dream, change);
  await keepThemeOccurrences(tx, dream, change);
}

async function keepSymbols(
  tx: Transaction,
  { userId, id }: Pick<DreamRow, 'userId' | 'id'>,
  change: { readonly before?: OccurrenceSource; readonly after?: OccurrenceSource },
): Promise<void> {
  const before = change.before ? occurrencesOf(change.before) : [];
  const after = change.after ? occurrencesOf(change.after) : [];
  if (isDeepStrictEqual(before, after)) return;
  // The time is taken from the dream's own row: a date of JavaScript would lose its microseconds.
  const dream = sql`(SELECT ${dreams.createdAt} FROM ${dreams} WHERE ${dreams.userId} = ${userId} AND ${dreams.id} = ${id})`;
  if (before.length > 0) await tx.execute(removal(userId, id, before, dream));
  if (after.length > 0) await tx.execute(insertion(userId, id, after, dream));
}

function removal(userId: number, id: number, gone: readonly SymbolOccurrence[], createdAt: SQL): SQL {
  const symbols = gone.map(({ symbol }) => symbol);
  return sql`DELETE FROM ${symbolOccurrences} WHERE user_id = ${userId} AND dream_id = ${id}
    AND symbol = ANY(${sql.param(symbols)}::text[]) AND created_at = ${createdAt}`;
}

function insertion(userId: number, id: number, found: readonly SymbolOccurrence[], createdAt: SQL): SQL {
  return sql`INSERT INTO ${symbolOccurrences}
      (user_id, symbol, created_at, dream_id, condition_symbol, condition_text, actor)
    SELECT ${userId}, symbol, ${createdAt}, ${id}, "conditionSymbol", "conditionText", actor
    FROM jsonb_to_recordset(${JSON.stringify(found)}::jsonb)
      AS found (symbol text, "conditionSymbol" text, "conditionText" text, actor text)
    ON CONFLICT DO NOTHING`;
}
