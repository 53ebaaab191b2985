import type { ImportView } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { createConsultationEntryQueries } from './consultation-entries.queries.ts';
import { createEntryQueries } from './entries.queries.ts';
import { presentImport } from './imports.presenter.ts';
import { createImportQueries } from './imports.queries.ts';

const shown = { entries: 8, duplicates: 20, refused: 100, changed: 100 };

export interface OfMember {
  readonly member: Pick<Member, 'id'>;
  readonly id: number;
}

/** One import as its page shows it. Throws `imports.not_found`, also while it is still being read. */
export async function showImport(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { member, id }: OfMember,
): Promise<ImportView> {
  const key = { userId: member.id, id };
  const queries = createImportQueries(db);
  const row = await queries.find(key);
  assertThat(row && row.state !== 'reading', 'imports.not_found');
  const entries = createEntryQueries(db);
  const counts = await queries.count(key);
  assertThat(counts, 'imports.not_found');
  const isFinished = row.state === 'done';
  const parts = {
    counts,
    entries: row.state === 'ready' ? await entries.listSome(key, 'taken', shown.entries) : [],
    duplicates: await entries.listSome(key, 'duplicate', shown.duplicates),
    refused: await entries.listSome(key, 'refused', shown.refused),
    changed: isFinished ? await entries.listChanged(key, { since: row.createdAt, most: shown.changed }) : [],
    changedConsultations: isFinished
      ? await createConsultationEntryQueries(db).listChanged(key, { most: shown.changed })
      : [],
  };
  return presentImport(row, parts, clock.now());
}
