import type { Language } from '@chitta/contract';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import {
  type NewPersonalSymbol,
  type PersonalSymbolRow,
  personalSymbols,
} from '#server/db/tables/symbols/personal-symbols.ts';

export interface PersonalRange {
  readonly userId: number;
  readonly search: string;
  readonly language: Language | undefined;
  /** Id of the last symbol of the page before. */
  readonly after: number | null;
  readonly count: number;
}

const isKept = isNull(personalSymbols.deletedAt);

export function createPersonalSymbolQueries(handle: Handle) {
  const own = (userId: number, id: number) =>
    and(eq(personalSymbols.userId, userId), eq(personalSymbols.id, id));

  return {
    /** Newest first. */
    list: ({ userId, search, language, after, count }: PersonalRange): Promise<PersonalSymbolRow[]> =>
      handle
        .select()
        .from(personalSymbols)
        .where(
          and(
            eq(personalSymbols.userId, userId),
            isKept,
            language && eq(personalSymbols.language, language),
            after === null ? undefined : lt(personalSymbols.id, after),
            search === '' ? undefined : holds(search),
          ),
        )
        .orderBy(desc(personalSymbols.id))
        .limit(count),

    async count(userId: number): Promise<number> {
      return handle.$count(personalSymbols, and(eq(personalSymbols.userId, userId), isKept));
    },

    async insert(values: NewPersonalSymbol): Promise<PersonalSymbolRow | undefined> {
      const [row] = await handle.insert(personalSymbols).values(values).returning();
      return row;
    },

    async update(
      userId: number,
      id: number,
      values: Partial<NewPersonalSymbol>,
    ): Promise<PersonalSymbolRow | undefined> {
      const [row] = await handle
        .update(personalSymbols)
        .set(values)
        .where(and(own(userId, id), isKept))
        .returning();
      return row;
    },

    async find(userId: number, id: number): Promise<PersonalSymbolRow | undefined> {
      const [row] = await handle
        .select()
        .from(personalSymbols)
        .where(and(own(userId, id), isKept));
      return row;
    },

    /** Brings back what was deleted after `since`. */
    async restore(userId: number, id: number, since: Date): Promise<PersonalSymbolRow | undefined> {
      const [row] = await handle
        .update(personalSymbols)
        .set({ deletedAt: null })
        .where(and(own(userId, id), gt(personalSymbols.deletedAt, since)))
        .returning();
      return row;
    },

    /** Erases up to `count` symbols that were deleted before `until`, and returns how many there were. */
    async eraseDeleted(until: Date, count: number): Promise<number> {
      const due = handle
        .select({ userId: personalSymbols.userId, id: personalSymbols.id })
        .from(personalSymbols)
        .where(and(isNotNull(personalSymbols.deletedAt), lte(personalSymbols.deletedAt, until)))
        .limit(count)
        .for('update', { skipLocked: true })
        .as('due');
      const erased = await handle
        .delete(personalSymbols)
        .where(inArray(sql`(${personalSymbols.userId}, ${personalSymbols.id})`, handle.select().from(due)));
      return erased.rowCount ?? 0;
    },
  };
}

/** A member has few enough symbols that reading them all costs less than an index would. */
function holds(search: string) {
  const { name, variations, category, description } = personalSymbols;
  const text = sql`concat_ws(' ', ${name}, array_to_string(${variations}, ' '), ${category}, ${description})`;
  return sql`strpos(lower(unaccent(${text})), lower(unaccent(${search}))) > 0`;
}
