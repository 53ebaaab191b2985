import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { AppContext } from '#server/context.ts';
import { openSymbols, type SymbolSource } from '#server/features/symbols/dictionary/open-symbols.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { TaskPriority } from '#server/platform/threads/fair-queue.ts';
import { countFacets } from '../counters/facets.queries.ts';
import { keepOccurrences } from '../counters/occurrences.queries.ts';
import { markDream } from '../dream-fields.ts';
import { createDreamQueries } from '../dreams.queries.ts';
import { inJournal } from '../journal/in-journal.ts';
import type { DreamCursor } from '../search/dream-cursor.ts';
import { findNamedDreams } from './find-named-dreams.ts';
import { createRemarkQueries } from './remarks.queries.ts';

/** A step is one member's turn: at most so many dreams, and no further one after so many characters. */
export const dreamsPerStep = 20;
const charactersPerStep = 50_000;
/** How long a step is one node's. A node that dies is replaced after this. */
const leaseMs = 60_000;

export interface RemarkStep {
  readonly userId: number;
  readonly priority: TaskPriority;
}

/**
 * Marks the next dreams of a member anew; their readings stay as they were given. Returns whether there is more to do.
 * Nothing is done, and nothing more is to be done here, where another run is at it. Throws where the engine or the
 * database cannot be had: the next step goes on from the same dream.
 */
export async function remarkStep(context: AppContext, { userId, priority }: RemarkStep): Promise<boolean> {
  const { clock, db } = context;
  const queries = createRemarkQueries(db);
  const now = clock.now();
  const until = new Date(now.getTime() + leaseMs);
  const claim = await queries.claim(userId, { owner: randomUUID(), now, until });
  if (claim === undefined) return false;
  let cursor: DreamCursor | null = null;
  try {
    const found = await findNamedDreams(context, claim.row, dreamsPerStep);
    const source = await openSymbols(context, userId);
    let characters = 0;
    for (const dream of found) {
      if (characters >= charactersPerStep) break;
      characters += await remarkDream(context, { userId, priority, source, id: dream.id });
      cursor = { createdAtMicros: dream.createdAtMicros, id: dream.id };
    }
    const isLast = found.length < dreamsPerStep && cursor?.id === found.at(-1)?.id;
    return !(isLast && (await queries.finish(claim)));
  } finally {
    await queries.advance(claim, cursor, clock.now());
  }
}

interface RemarkDream extends RemarkStep {
  readonly source: SymbolSource;
  readonly id: number;
}

/** Returns how many characters were looked at. One transaction a dream, so that the journal is not kept waiting. */
async function remarkDream(
  context: AppContext,
  { userId, priority, source, id }: RemarkDream,
): Promise<number> {
  const dream = await createDreamQueries(context.db).findDream(userId, id);
  if (dream === undefined) return 0;
  const { content, language: fallback } = dream;
  const work = { member: { id: userId }, priority, source, content, fallback };
  const marked = await markDream(context, work).catch((error: unknown) => {
    // One dream that takes too long must not hold up the others for ever: it keeps its marks.
    if (!(error instanceof AppError) || error.reason !== 'server.timed_out') throw error;
    context.log.error({ err: error, dream: id }, 'a dream could not be marked anew');
    return null;
  });
  if (marked === null) return content.length;
  const { recognizedSymbols, symbolIds, themes, words } = marked.fields;
  const isKept =
    isDeepStrictEqual(recognizedSymbols, dream.recognizedSymbols) && isDeepStrictEqual(themes, dream.themes);
  if (isKept) return content.length;
  await inJournal(context, userId, async (tx) => {
    const queries = createDreamQueries(tx);
    const before = await queries.findDream(userId, id);
    // Somebody has changed it meanwhile, and it was marked by that.
    if (before?.content !== content) return;
    const after = await queries.updateDream(userId, id, { recognizedSymbols, symbolIds, themes, words });
    const change = { before, ...(after && { after }) };
    await countFacets(tx, userId, change);
    await keepOccurrences(tx, before, change);
  });
  return content.length;
}
