import { consultationId, type ListConsultationsQuery, type ListedConsultation } from '@chitta/contract';
import { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import { cursorMicros, decodeCursor, encodeCursor } from '#server/platform/http/keyset-cursor.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { askedAt } from './asked-at.ts';
import { presentListed } from './consultations.presenter.ts';
import { createConsultationQueries } from './consultations.queries.ts';

const cursorKey = z.tuple([cursorMicros, consultationId]);
/** Words of a search that count. */
const mostWords = 8;

/** One page of the member's consultations, newest first. Throws `requests.invalid` for a cursor that is none. */
export async function listConsultations(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  {
    member,
    query,
  }: { readonly member: Pick<Member, 'id' | 'timezone'>; readonly query: ListConsultationsQuery },
): Promise<{ items: ListedConsultation[]; nextCursor: string | null }> {
  const { limit, search = '', field, state, cursor } = query;
  const words = search.split(/\s+/).filter((word) => word !== '');
  const rows = await createConsultationQueries(db).list({
    userId: member.id,
    at: askedAt(member, clock.now()),
    words: words.slice(0, mostWords),
    field,
    state,
    after: cursor === undefined ? null : decodeCursor(cursor, cursorKey),
    // One more than the page tells whether another page follows.
    count: limit + 1,
  });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map(presentListed),
    nextCursor: last ? encodeCursor([last.micros, last.id]) : null,
  };
}
