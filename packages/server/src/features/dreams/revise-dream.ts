import type { Dream, ReviseDreamRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { DreamRow, NewDream } from '#server/db/tables/dreams/dreams.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { openSymbols, type SymbolSource } from '../symbols/open-symbols.ts';
import { countFacets } from './counters/facets.queries.ts';
import { keepOccurrences } from './counters/occurrences.queries.ts';
import { assertNotEmpty, assertNotTooLong, markDream, titleOf } from './dream-fields.ts';
import { presentDream } from './dreams.presenter.ts';
import { createDreamQueries } from './dreams.queries.ts';
import { lockJournal } from './journal/lock-journal.ts';

export interface ReviseDreamOptions {
  readonly member: Member;
  readonly id: number;
  readonly changes: ReviseDreamRequest;
}

/**
 * Changes a dream. When its text changes, the symbols are marked anew. The reading's text is kept as the reading of
 * the earlier text, without its structure, whose evidence points into that text; it is not composed again, because
 * a reading is taken from the member's allowance. An emptied title becomes the first sentence.
 * Throws `dreams.not_found` (also for dreams of others) `dreams.empty`, `dreams.changed_meanwhile`, and
 * `requests.invalid` for a text that grows beyond the limit.
 */
export async function reviseDream(
  context: AppContext,
  { member, id, changes }: ReviseDreamOptions,
): Promise<Dream> {
  if (changes.content !== undefined) assertNotEmpty(changes.content);
  const source = await openSymbols(context, member.id);
  const revised = await inTransaction(context.db, async (tx) => {
    await lockJournal(tx, member.id);
    const queries = createDreamQueries(tx);
    const before = await queries.findDream(member.id, id);
    assertThat(before, 'dreams.not_found');
    assertUnchanged(before, changes.basedOn);
    if (changes.content !== undefined) assertNotTooLong(changes.content, before.content);
    const after = await queries.updateDream(member.id, id, {
      ...changedFields(source, before, changes),
      updatedAt: context.clock.now(),
    });
    assertThat(after, 'dreams.not_found');
    await countFacets(tx, member.id, { before, after });
    await keepOccurrences(tx, after, { before, after });
    return after;
  });
  return presentDream(revised, source);
}

/** Whoever says what their changes were made to does not write over what came after it. */
function assertUnchanged({ updatedAt }: DreamRow, basedOn: string | undefined): void {
  const isUnchanged = basedOn === undefined || updatedAt.getTime() === Date.parse(basedOn);
  assertThat(isUnchanged, 'dreams.changed_meanwhile');
}

function changedFields(
  source: SymbolSource,
  before: DreamRow,
  { title, content, category, tags }: ReviseDreamRequest,
): Partial<NewDream> {
  return {
    ...(content !== undefined && content !== before.content && textFields(source, before, content)),
    ...(title !== undefined && { title: titleOf(title, content ?? before.content) }),
    ...(category !== undefined && { category }),
    ...(tags !== undefined && { tags: [...new Set(tags)] }),
  };
}

function textFields(source: SymbolSource, before: DreamRow, content: string): Partial<NewDream> {
  return { ...markDream(source, content, before.language).fields, reading: null, engineVersion: null };
}
