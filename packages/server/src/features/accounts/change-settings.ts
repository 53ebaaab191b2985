import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { createAccountQueries } from './accounts.queries.ts';
import { isTimezone, timezoneOffset } from './timezone.ts';

/** Sets the member's time zone. Throws `requests.invalid` where there is no such zone. */
export async function changeSettings(
  { db, clock }: AppContext,
  member: Member,
  { timezone }: { readonly timezone: string },
): Promise<Member> {
  if (!isTimezone(timezone)) {
    const details = [{ path: 'timezone', message: 'There is no such time zone.' }];
    throw new AppError('requests.invalid', { details });
  }
  const offset = timezoneOffset(timezone, clock.now());
  return createAccountQueries(db).updateUser(member.id, { timezone, timezoneOffset: offset });
}
