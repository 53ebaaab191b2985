import type { OracleProfile } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { presentOracleProfile } from './oracle-profile.presenter.ts';
import { createOracleProfileQueries } from './oracle-profile.queries.ts';

/** What the Oracle knows of the member, and whether it was ever told. */
export async function readOracleProfile(
  { db }: Pick<AppContext, 'db'>,
  { id }: Pick<Member, 'id'>,
): Promise<{ profile: OracleProfile; isSetUp: boolean }> {
  const { birth, profile } = await createOracleProfileQueries(db).find(id);
  return presentOracleProfile(birth, profile);
}
