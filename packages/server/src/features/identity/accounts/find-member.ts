import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { foldIdentifier } from '#server/platform/text/fold-identifier.ts';
import { createAccountQueries } from './accounts.queries.ts';

/** The member of a user name or e-mail address, written in any case. */
export async function findMember({ db }: AppContext, identifier: string): Promise<Member | null> {
  const found = await createAccountQueries(db).findCredentials(foldIdentifier(identifier));
  if (found === null) return null;
  const { password: _, ...member } = found;
  return member;
}
