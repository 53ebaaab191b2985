import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { createAccountQueries } from './accounts.queries.ts';
import type { DemoName } from './is-username-taken.ts';

/** The account that `--demo` has opened under this name, known by its mark: a person can be called so, too. */
export function findDemoMember({ db }: Pick<AppContext, 'db'>, name: DemoName): Promise<Member | null> {
  return createAccountQueries(db).findDemoMember(name);
}
