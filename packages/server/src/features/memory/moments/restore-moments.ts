import { limits, type MomentKind } from '@chitta/contract';
import type { Transaction } from '#server/db/client.ts';
import type { MomentRow, NewMoment } from '#server/db/tables/memory/memory-moments.ts';
import { createRandomId } from '#server/platform/crypto/random-id.ts';
import { createMomentQueries } from './moments.queries.ts';
import type { StoredMomentPicture } from './store-moment-picture.ts';

/** A moment as it once was; times as ISO 8601. */
export interface FormerMoment {
  readonly id: string;
  readonly date: string;
  readonly momentNumber: number;
  readonly note: string;
  readonly kind: MomentKind | null;
  readonly timestamp: string;
  readonly isArchived: boolean;
  readonly archivedAt: string | null;
  readonly createdAt: string;
  readonly picture: StoredMomentPicture | null;
}

interface RestoreOptions {
  readonly userId: number;
  readonly moments: readonly FormerMoment[];
  /** Bytes that pictures may have in all. */
  readonly mostBytes: number;
}

export interface RestoredMoments {
  /** Which moment is there for each of the former ones. */
  readonly ids: ReadonlyMap<string, string>;
  readonly written: readonly string[];
  /** Names of pictures that were not taken. */
  readonly leftPictures: readonly string[];
}

const batchSize = 500;
const keyOf = ({ date, timestamp, note }: { date: string; timestamp: Date; note: string }) =>
  JSON.stringify([date, timestamp.getTime(), note]);

/**
 * Writes moments as they once were, under their numbers where these are free. One that is there already is left alone, as
 * is what a day, or the room for pictures, has no place for.
 */
export async function restoreMoments(
  tx: Transaction,
  { userId, moments, mostBytes }: RestoreOptions,
): Promise<RestoredMoments> {
  const queries = createMomentQueries(tx);
  await queries.lockMember(userId);
  const there = await readThere(tx, userId);
  const room = mostBytes - (await queries.sumBytes(userId));
  const { ids, rows, leftPictures } = planMoments(moments, there, { userId, room });
  for (let from = 0; from < rows.length; from += batchSize)
    await queries.insertMany(rows.slice(from, from + batchSize));
  return { ids, written: rows.map(({ id }) => id), leftPictures };
}

function planMoments(
  moments: readonly FormerMoment[],
  there: Awaited<ReturnType<typeof readThere>>,
  { userId, room }: { readonly userId: number; readonly room: number },
) {
  const ids = new Map<string, string>();
  const rows: NewMoment[] = [];
  const leftPictures: string[] = [];
  let left = room;
  const take = ({ picture: sent, ...moment }: FormerMoment): NewMoment | null => {
    const picture = sent && sent.imageBytes <= left ? sent : null;
    const number = moment.note === '' && !picture ? null : there.takeNumber(moment);
    if (number === null) return null;
    left -= picture?.imageBytes ?? 0;
    return toRow({ ...moment, ...picture, userId, id: createRandomId(), momentNumber: number });
  };
  for (const moment of moments) {
    const key = keyOf({ ...moment, timestamp: new Date(moment.timestamp) });
    const same = there.ids.get(key);
    const row = same === undefined ? take(moment) : null;
    const id = same ?? row?.id;
    if (row) rows.push(row);
    if (moment.picture && row?.imageData !== moment.picture.imageData)
      leftPictures.push(moment.picture.imageData);
    if (id === undefined) continue;
    ids.set(moment.id, id);
    there.ids.set(key, id);
  }
  return { ids, rows, leftPictures };
}

type FormerValues = Omit<NewMoment, 'timestamp' | 'archivedAt' | 'createdAt'> &
  Pick<FormerMoment, 'timestamp' | 'archivedAt' | 'createdAt'>;

function toRow({ timestamp, archivedAt, createdAt, isArchived, ...row }: FormerValues): NewMoment {
  const created = new Date(createdAt);
  const archived = archivedAt === null ? created : new Date(archivedAt);
  return {
    ...row,
    timestamp: new Date(timestamp),
    isArchived: isArchived ?? false,
    archivedAt: isArchived ? archived : null,
    createdAt: created,
  };
}

/** What the member has: which moments, and which numbers of days are taken. */
async function readThere(tx: Transaction, userId: number) {
  const ids = new Map<string, string>();
  const days = new Map<string, Set<number>>();
  const rows: readonly Pick<MomentRow, 'id' | 'date' | 'momentNumber' | 'note' | 'timestamp'>[] =
    await createMomentQueries(tx).listKeys(userId);
  const numbersOf = (date: string) => {
    const numbers = days.get(date) ?? new Set<number>();
    days.set(date, numbers);
    return numbers;
  };
  for (const row of rows) {
    ids.set(keyOf(row), row.id);
    numbersOf(row.date).add(row.momentNumber);
  }
  return {
    ids,
    /** Null where the day is full. */
    takeNumber({ date, momentNumber }: Pick<FormerMoment, 'date' | 'momentNumber'>): number | null {
      const numbers = numbersOf(date);
      if (numbers.size >= limits.moment.perDay) return null;
      const number = numbers.has(momentNumber) ? Math.max(...numbers) + 1 : momentNumber;
      numbers.add(number);
      return number;
    },
  };
}

/** Deletes these moments, and gives the names of their pictures. */
export function takeOutMoments(tx: Transaction, userId: number, ids: readonly string[]): Promise<string[]> {
  return createMomentQueries(tx).deleteMany(userId, ids);
}
