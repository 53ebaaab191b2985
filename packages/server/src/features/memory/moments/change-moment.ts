import type { ChangeMomentRequest, Moment } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { MomentRow, NewMoment } from '#server/db/tables/memory/memory-moments.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { OfMoment } from './find-moment.ts';
import { forgetMomentFiles } from './moment-files.ts';
import { presentMoment } from './moments.presenter.ts';
import { createMomentQueries } from './moments.queries.ts';

export interface ChangeMomentOptions extends OfMoment {
  readonly request: ChangeMomentRequest;
}

/**
 * Changes what a moment says, archives it or brings it back, takes its picture away. Throws `moments.not_found`,
 * `moments.empty` where nothing would be left of it, and `moments.changed_meanwhile` where other words than those that
 * were changed would be written over.
 */
export async function changeMoment(
  context: Pick<AppContext, 'db' | 'clock' | 'files' | 'log'>,
  { userId, id, request }: ChangeMomentOptions,
): Promise<Moment> {
  const { before, after } = await inTransaction(context.db, async (tx) => {
    const queries = createMomentQueries(tx);
    const row = await queries.lock(userId, id);
    assertThat(row, 'moments.not_found');
    assertThat(!isOvertaken(row, request), 'moments.changed_meanwhile');
    const values = changedValues(row, request, context.clock.now());
    return { before: row, after: (await queries.update(userId, id, values)) ?? row };
  });
  if (before.imageData !== after.imageData) await forgetMomentFiles(context, before.imageData);
  return presentMoment(after);
}

const noPicture = { imageData: null, imageBytes: 0, imageWidth: null, imageHeight: null };

/** Whether its words are neither those that were changed nor already as they are to be: a lost answer is no conflict. */
function isOvertaken(row: MomentRow, { basedOn, note, kind }: ChangeMomentRequest): boolean {
  if (!basedOn) return false;
  const isOther = <T>(wanted: T | undefined, base: T | undefined, now: T) =>
    wanted !== undefined && now !== wanted && now !== base;
  return isOther(note, basedOn.note, row.note) || isOther(kind, basedOn.kind, row.kind);
}

/** What is kept of a moment after a change, the unchanged as it was. */
function changedValues(row: MomentRow, request: ChangeMomentRequest, now: Date): Partial<NewMoment> {
  const { note = row.note, kind = row.kind, isArchived = row.isArchived, picture } = request;
  const hasPicture = row.imageData !== null && picture !== null;
  assertThat(note !== '' || hasPicture, 'moments.empty');
  return {
    note,
    kind,
    isArchived,
    archivedAt: isArchived ? (row.archivedAt ?? now) : null,
    ...(!hasPicture && noPicture),
  };
}
