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
import { createTimelineQueries, type TimelineRow } from './timeline.queries.ts';

const cursorKey = z.tuple([cursorMicros, z.enum(limits.timelineKinds), cursorInteger, cursorText]);
const excerptLength = 280;

interface TimelineQuery {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** One page of all that the member wrote, newest first. */
export async function listTimeline(
  { db }: AppContext,
  member: Pick<Member, 'id'>,
  { cursor, limit = limits.pageSize.default }: TimelineQuery,
): Promise<{ items: TimelineEntry[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : decodeCursor(cursor, cursorKey);
  // One more than the page tells whether another page follows.
  const rows = await createTimelineQueries(db).listEntries(member.id, after, limit + 1);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map(presentEntry),
    nextCursor: last ? encodeCursor([last.micros, last.kind, last.id, last.consultation]) : null,
  };
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
