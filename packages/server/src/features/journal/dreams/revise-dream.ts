import type { Dream, ReviseDreamRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { DreamRow, NewDream } from '#server/db/tables/journal/dreams.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { reportMissingWords } from '../../symbols/dictionary/missing/report-missing-words.ts';
import { openSymbols, type SymbolSource } from '../../symbols/dictionary/open-symbols.ts';
import { countFacets } from './counters/facets.queries.ts';
import { keepOccurrences } from './counters/occurrences.queries.ts';
import { createShardQueries } from './counters/shards.queries.ts';
import { assertNotEmpty, assertNotTooLong, type MarkedText, markDream, titleOf } from './dream-fields.ts';
import { createDreamQueries } from './dreams.queries.ts';
import { inJournal } from './journal/in-journal.ts';
import { momentOfNight, nightAt } from './nights/moment-of-night.ts';
import { showDream } from './show-dream.ts';

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
 * `requests.invalid` for a text that grows beyond the limit and for a night that has not come.
 */
export async function reviseDream(
  context: AppContext,
  { member, id, changes }: ReviseDreamOptions,
): Promise<Dream> {
  if (changes.content !== undefined) assertNotEmpty(changes.content);
  const source = await openSymbols(context, member.id);
  const text = await markText(context, source, { member, id, changes });
  const revised = await inJournal(context, member.id, async (tx) => {
    const queries = createDreamQueries(tx);
    const before = await queries.findDream(member.id, id);
    assertThat(before, 'dreams.not_found');
    assertUnchanged(before, changes.basedOn);
    if (changes.content !== undefined) assertNotTooLong(changes.content, before.content);
    const { fields, words } = changedFields(text, before, changes);
    const now = context.clock.now();
    const place = await newPlace(tx, { member, before, night: changes.night, now });
    // What is kept of its symbols stands under its time.
    if (place !== null) await keepOccurrences(tx, before, { before });
    const after = await queries.updateDream(member.id, id, { ...fields, ...place, updatedAt: now });
    assertThat(after, 'dreams.not_found');
    await countFacets(tx, member.id, { before, after });
    await keepOccurrences(tx, after, place === null ? { before, after } : { after });
    return { after, words };
  });
  const { language } = revised.after;
  const { words } = revised;
  const places = text?.marks.missingPlaces ?? [];
  await reportMissingWords(context, { userId: member.id, language, words, places, isKept: true });
  return showDream(context, { member, row: revised.after, source });
}

interface PlaceOptions {
  readonly member: Member;
  readonly before: DreamRow;
  readonly night: string | undefined;
  readonly now: Date;
}

/** Where a dream of another night stands in the journal; null where the night stays. */
async function newPlace(
  tx: Transaction,
  { member, before, night, now }: PlaceOptions,
): Promise<Pick<NewDream, 'createdAt' | 'shard'> | null> {
  if (night === undefined || night === nightAt(before.createdAt, member.timezone)) return null;
  const createdAt = momentOfNight(night, { ...member, now });
  return { createdAt, shard: await createShardQueries(tx).takePlace(member.id, createdAt) };
}

interface ChangedFields {
  readonly fields: Partial<NewDream>;
  /** Words that the dictionary lacks and that the dream did not hold before. */
  readonly words: readonly string[];
}

/**
 * What follows from the new text, found out before the journal is kept waiting for it; null where there is none. An
 * unchanged text is marked too, where another change has come first: what is written then is decided in the journal.
 */
async function markText(
  context: AppContext,
  source: SymbolSource,
  { member, id, changes: { content } }: ReviseDreamOptions,
): Promise<MarkedText | null> {
  if (content === undefined) return null;
  const before = await createDreamQueries(context.db).findDream(member.id, id);
  assertThat(before, 'dreams.not_found');
  assertNotTooLong(content, before.content);
  return markDream(context, { member, source, content, fallback: before.language });
}

/** Whoever says what their changes were made to does not write over what came after it. */
function assertUnchanged({ updatedAt }: DreamRow, basedOn: string | undefined): void {
  const isUnchanged = basedOn === undefined || updatedAt.getTime() === Date.parse(basedOn);
  assertThat(isUnchanged, 'dreams.changed_meanwhile');
}

function changedFields(
  text: MarkedText | null,
  before: DreamRow,
  { title, content, category, tags, feelings }: ReviseDreamRequest,
): ChangedFields {
  const isNewText = text !== null && text.fields.content !== before.content;
  const changed = {
    ...(isNewText && { ...text.fields, reading: null, engineVersion: null }),
    ...(title !== undefined && { title: titleOf(title, content ?? before.content) }),
    ...(category !== undefined && { category }),
    ...(tags !== undefined && { tags: [...new Set(tags)] }),
    ...(feelings !== undefined && { feelings }),
  };
  const known = new Set(before.words);
  const missing = isNewText ? text.marks.missing : [];
  return { fields: changed, words: missing.filter((word) => !known.has(`${text?.marks.language}:${word}`)) };
}
