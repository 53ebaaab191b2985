import { limits, type TimelineEntry } from '@chitta/contract';
import { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import {
  cursorInteger,
  cursorMicros,
  cursorText,
  decodeCursor,
  encodeCursor,
} from '#server/platform/http/keyset-cursor.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { openSymbols } from '../../symbols/dictionary/open-symbols.ts';
import { proposeTitle } from '../../symbols/dictionary/propose-title.ts';
import { createTimelineQueries, type TimelineRow } from './timeline.queries.ts';

const cursorKey = z.tuple([cursorMicros, z.enum(limits.timelineKinds), cursorInteger, cursorText]);
const excerptLength = 280;

interface TimelineQuery {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** One page of all that the member wrote, newest first. */
export async function listTimeline(
  context: AppContext,
  member: Pick<Member, 'id'>,
  { cursor, limit = limits.pageSize.default }: TimelineQuery,
): Promise<{ items: TimelineEntry[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : decodeCursor(cursor, cursorKey);
  // One more than the page tells whether another page follows.
  const rows = await createTimelineQueries(context.db).listEntries(member.id, after, limit + 1);
  const page = rows.slice(0, limit);
  const titles = await proposeTitles(context, member, page);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: page.map((row) => ({ ...presentEntry(row), ...(isOfDream(row) && titles.get(row.id)) })),
    nextCursor: last ? encodeCursor([last.micros, last.kind, last.id, last.consultation]) : null,
  };
}

const isOfDream = ({ kind }: TimelineRow): boolean =>
  kind === 'dream' || kind === 'answer' || kind === 'change';

/** Dreams are called here as the journal calls them: by two of their images where their own title was cut. */
async function proposeTitles(
  context: AppContext,
  { id }: Pick<Member, 'id'>,
  page: readonly TimelineRow[],
): Promise<ReadonlyMap<number, { readonly title: string }>> {
  const cut = page.filter((row) => isOfDream(row) && row.title.endsWith('…'));
  if (cut.length === 0) return new Map();
  const ids = [...new Set(cut.map((row) => row.id))];
  const [dreams, source] = await Promise.all([
    createTimelineQueries(context.db).listCutTitles(id, ids),
    openSymbols(context, id),
  ]);
  return new Map(
    dreams.flatMap((dream) => {
      const { proposedTitle } = proposeTitle(dream, source);
      return proposedTitle === undefined ? [] : [[dream.id, { title: proposedTitle }] as const];
    }),
  );
}

function presentEntry({
  kind,
  id,
  consultation,
  at,
  title,
  beginning,
  language,
}: TimelineRow): TimelineEntry {
  const line = beginning.replace(/\s+/g, ' ').trim();
  const isCut = line.length > excerptLength;
  const excerpt = isCut ? `${line.slice(0, excerptLength).replace(/\s\S{0,30}$/, '')}…` : line;
  const consultationId = consultation === '' ? null : consultation;
  return {
    kind,
    id,
    consultationId,
    at: new Date(at).toISOString(),
    title,
    excerpt: excerpt.toWellFormed(),
    language,
  };
}
