import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { createAccountQueries } from './accounts.queries.ts';

/** The account that `--demo` has opened, known by its mark and not by its name. */
export function findDemoMember({ db }: Pick<AppContext, 'db'>): Promise<Member | null> {
  return createAccountQueries(db).findDemoMember();
}
