import { isDeepStrictEqual } from 'node:util';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { openSymbols, type SymbolSource } from '../symbols/open-symbols.ts';
import { countFacets } from './counters/facets.queries.ts';
import { keepOccurrences } from './counters/occurrences.queries.ts';
import { markDream } from './dream-fields.ts';
import { createDreamQueries } from './dreams.queries.ts';
import { lockJournal } from './journal/lock-journal.ts';
import { createJournalQueries } from './search/journal.queries.ts';
import { searchExpression, splitSearchText } from './search/search-expression.ts';

/** The newest dreams are marked anew, so that a word of every dream keeps nobody waiting. */
const mostDreams = 200;

export interface RemarkDreamsOptions {
  readonly member: Pick<Member, 'id'>;
  /** Words and phrases that the dreams may be found by. */
  readonly words: readonly string[];
  /** Dreams in which this symbol is marked are marked anew as well. */
  readonly symbolId?: string;
}

/**
 * Marks dreams anew after the member's own symbols have changed. Their readings stay as they were given. Returns how
 * many dreams have other marks now. The change itself is kept by then: that some dreams keep their old marks is no
 * reason to call it failed.
 */
export async function remarkDreams(context: AppContext, options: RemarkDreamsOptions): Promise<number> {
  try {
    return await remarkAll(context, options);
  } catch (error) {
    context.log.warn({ err: error }, 'dreams were not marked anew');
    return 0;
  }
}

async function remarkAll(
  context: AppContext,
  { member, words, symbolId }: RemarkDreamsOptions,
): Promise<number> {
  const found = new Set<number>();
  for (const word of words) {
    const parts = splitSearchText(word);
    if (parts.length > 0) addAll(found, await findDreams(context, member.id, { parts }));
  }
  if (symbolId !== undefined)
    addAll(found, await findDreams(context, member.id, { parts: [], symbol: symbolId }));
  const newest = [...found].sort((a, b) => b - a).slice(0, mostDreams);
  if (newest.length === 0) return 0;
  const source = await openSymbols(context, member.id);
  let changed = 0;
  for (const id of newest) if (await remarkDream(context, source, member.id, id)) changed += 1;
  return changed;
}

function addAll(ids: Set<number>, more: readonly number[]): void {
  for (const id of more) ids.add(id);
}

async function findDreams(
  { db }: AppContext,
  userId: number,
  { parts, symbol }: { readonly parts: readonly string[]; readonly symbol?: string },
): Promise<number[]> {
  const journal = createJournalQueries(db);
  const expression = searchExpression(parts.length > 0 ? await journal.readWords(parts) : [], { symbol });
  if (expression === null) return [];
  const everything = { userId, from: null, until: null, after: null, count: mostDreams };
  return (await journal.search(everything, expression)).map(({ id }) => id);
}

/** One transaction a dream, so that the journal is not kept waiting. */
async function remarkDream(
  { db }: AppContext,
  source: SymbolSource,
  userId: number,
  id: number,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await lockJournal(tx, userId);
    const queries = createDreamQueries(tx);
    const before = await queries.findDream(userId, id);
    if (before === undefined) return false;
    const { recognizedSymbols, symbolIds, words } = markDream(source, before.content, before.language).fields;
    if (isDeepStrictEqual(recognizedSymbols, before.recognizedSymbols)) return false;
    const after = await queries.updateDream(userId, id, { recognizedSymbols, symbolIds, words });
    const change = { before, ...(after && { after }) };
    await countFacets(tx, userId, change);
    await keepOccurrences(tx, before, change);
    return true;
  });
}
