import type { OracleDream } from '@chitta/interpretation/oracle';
import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import type { SymbolSource } from '../../../symbols/dictionary/open-symbols.ts';
import { createCandidateQueries } from './candidates.queries.ts';
import { oracleDreams } from './oracle-dreams.ts';

/** Dreams behind a question that are looked at. */
const most = 30;

export interface DreamsSince {
  readonly member: Pick<Member, 'id' | 'timezone'>;
  readonly source: SymbolSource;
  readonly since: Date;
  readonly until: Date;
}

/** The first dreams behind a question. */
export async function findDreamsSince(
  { db }: Pick<AppContext, 'db'>,
  { member, source, since, until }: DreamsSince,
): Promise<OracleDream[]> {
  const rows = await createCandidateQueries(db).listBetween(member.id, { since, until, count: most });
  return oracleDreams(rows, source, member);
}
