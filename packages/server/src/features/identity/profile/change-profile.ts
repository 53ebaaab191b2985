import type { ChangeProfileRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { planReminders } from '#server/features/messaging/reminders/plan-reminders.ts';
import { forgetBirth } from '#server/features/oracle/natal-charts/forget-birth.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { dayAt, defaultTimezone } from '#server/platform/time/calendar-day.ts';
import { zoneColumns } from '../accounts/change-settings.ts';
import { type BirthRow, createProfileQueries } from './profile.queries.ts';
import { preferenceColumns } from './set-messaging-preferences.ts';

/**
 * Sets what is named, all of it or nothing. Throws `requests.invalid` for a time zone that does not exist and for a
 * birthday that has not been.
 */
export async function changeProfile(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  member: Pick<Member, 'id' | 'timezone'>,
  { timezone, messagingOptIn, ...rest }: ChangeProfileRequest,
): Promise<void> {
  const now = clock.now();
  assertBorn(rest.birthDate, dayAt(now, member.timezone ?? defaultTimezone));
  const changes = {
    ...rest,
    ...(timezone !== undefined && chosenZone(timezone, now)),
    ...(messagingOptIn !== undefined && optInColumns(messagingOptIn)),
  };
  if (Object.keys(changes).length === 0) return;
  await inTransaction(db, async (tx) => {
    const queries = createProfileQueries(tx);
    const before = await queries.lockBirth(member.id);
    await queries.update(member.id, changes);
    const isOther = (field: keyof BirthRow) => rest[field] !== undefined && rest[field] !== before[field];
    // A chart of another time or place would be wrong.
    if (birthFields.some(isOther))
      await forgetBirth(tx, member.id, { isPlaceAnother: isOther('birthLocation') });
    if (timezone) await planReminders(tx, member.id, now);
  });
}

const birthFields = ['birthDate', 'birthTime', 'birthLocation'] as const;

/** Without a choice the zone that is known stays, until a browser tells of another. */
function chosenZone(timezone: string | null, now: Date) {
  return timezone === null
    ? { timezoneChosen: false }
    : { ...zoneColumns(timezone, now), timezoneChosen: true };
}

/** One choice for all ways: nothing at all, or at least mails. */
function optInColumns(isOptedIn: boolean) {
  if (!isOptedIn) return preferenceColumns({ emailNotifications: false, pushNotifications: false });
  return { emailNotifications: true, messagingOptIn: true };
}

function assertBorn(birthDate: string | null | undefined, today: string): void {
  if (!birthDate || birthDate <= today) return;
  const details = [{ path: 'birthDate', message: 'This day has not been yet.' }];
  throw new AppError('requests.invalid', { details });
}
