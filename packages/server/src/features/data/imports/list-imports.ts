import type { ImportSummary } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { presentSummary } from './imports.presenter.ts';
import { createImportQueries } from './imports.queries.ts';

const most = 50;

/** The member's imports, newest first. */
export async function listImports(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { member }: { readonly member: Pick<Member, 'id'> },
): Promise<{ items: ImportSummary[] }> {
  const rows = await createImportQueries(db).list(member.id, most);
  return { items: rows.map((row) => presentSummary(row, clock.now())) };
}
