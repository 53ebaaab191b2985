import type { Profile } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { presentProfile } from './profile.presenter.ts';
import { createProfileQueries } from './profile.queries.ts';

/** The member's own page, as it stands now. */
export async function readProfile(
  { db }: Pick<AppContext, 'db'>,
  { id }: Pick<Member, 'id'>,
): Promise<Profile> {
  const queries = createProfileQueries(db);
  const [row, counts] = await Promise.all([queries.find(id), queries.count(id)]);
  return presentProfile(row, counts);
}
