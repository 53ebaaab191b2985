import type { ChangeSettingsRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { planReminders } from '#server/features/messaging/reminders/plan-reminders.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { createAccountQueries } from './accounts.queries.ts';
import { isTimezone, timezoneOffset } from './timezone.ts';

/** Sets what is named of the member's settings. Throws `requests.invalid` where there is no such time zone. */
export async function changeSettings(
  { db, clock }: AppContext,
  member: Member,
  { timezone, language }: ChangeSettingsRequest,
): Promise<Member> {
  const changes = {
    ...(timezone !== undefined && zoneColumns(timezone, clock.now())),
    ...(language !== undefined && { language }),
  };
  if (Object.keys(changes).length === 0) return member;
  return inTransaction(db, async (tx) => {
    const changed = await createAccountQueries(tx).updateUser(member.id, changes);
    if (changed.timezone !== member.timezone) await planReminders(tx, member.id, clock.now());
    return changed;
  });
}

/** Throws `requests.invalid` where there is no such time zone. */
export function zoneColumns(timezone: string, now: Date) {
  if (!isTimezone(timezone)) {
    const details = [{ path: 'timezone', message: 'There is no such time zone.' }];
    throw new AppError('requests.invalid', { details });
  }
  return { timezone, timezoneOffset: timezoneOffset(timezone, now) };
}
