import { type ListPersonalSymbolsQuery, limits, type PersonalSymbolPage } from '@chitta/contract';
import { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import { cursorInteger, decodeCursor, encodeCursor } from '#server/platform/http/keyset-cursor.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { isMarking } from '../../journal/dreams/remarks/is-marking.ts';
import { presentPersonalSymbol } from './personal-symbols.presenter.ts';
import { createPersonalSymbolQueries } from './personal-symbols.queries.ts';

const key = z.tuple([cursorInteger]);

/** One page of the member's own symbols, newest first. Throws `requests.invalid` for a cursor that is none. */
export async function listPersonalSymbols(
  { db }: AppContext,
  { member, query }: { readonly member: Pick<Member, 'id'>; readonly query: ListPersonalSymbolsQuery },
): Promise<PersonalSymbolPage> {
  const size = query.limit ?? limits.pageSize.default;
  const rows = await createPersonalSymbolQueries(db).list({
    userId: member.id,
    search: query.search?.trim() ?? '',
    language: query.language,
    after: query.cursor === undefined ? null : decodeCursor(query.cursor, key)[0],
    count: size + 1,
  });
  const last = rows.length > size ? rows[size - 1] : undefined;
  return {
    items: rows.slice(0, size).map(presentPersonalSymbol),
    nextCursor: last ? encodeCursor([last.id]) : null,
    isMarking: await isMarking({ db }, member.id),
  };
}
