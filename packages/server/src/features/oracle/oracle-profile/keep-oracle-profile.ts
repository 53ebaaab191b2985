import { isDeepStrictEqual } from 'node:util';
import type { OracleProfile, PutOracleProfileRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { isTimezone } from '#server/features/identity/accounts/timezone.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { dayAt, defaultTimezone } from '#server/platform/time/calendar-day.ts';
import { calculateChart } from '../natal-charts/calculate-chart.ts';
import { momentOfBirth } from '../natal-charts/moment-of-birth.ts';
import { presentOracleProfile } from './oracle-profile.presenter.ts';
import { createOracleProfileQueries } from './oracle-profile.queries.ts';

/**
 * Keeps the whole profile, and draws the chart of another birth at once; without date or place the chart goes. A place
 * that was only written down elsewhere stays where none is given. Throws `requests.invalid` for a birthday that has not
 * been and a time zone that does not exist, `natal_chart.no_such_time` and `natal_chart.time_stands_twice` for what
 * clocks of the place did.
 */
export async function keepOracleProfile(
  context: Pick<AppContext, 'db' | 'clock'>,
  member: Pick<Member, 'id' | 'timezone'>,
  told: PutOracleProfileRequest,
): Promise<{ profile: OracleProfile; isSetUp: boolean }> {
  const now = context.clock.now();
  assertBorn(told.birthDate, dayAt(now, member.timezone ?? defaultTimezone));
  const isLaterMoment = chosenMoment(told);
  const { birthDate, birthTime, birthPlace: place, houses, usesChart, asksAbout, tone } = told;
  return inTransaction(context.db, async (tx) => {
    const queries = createOracleProfileQueries(tx);
    await queries.lock(member.id);
    const before = await queries.find(member.id);
    const stood = presentOracleProfile(before.birth, before.profile);
    await queries.setBirth(member.id, {
      birthDate,
      birthTime,
      birthLocation: place?.name ?? stood.profile.writtenPlace,
    });
    await queries.keep(member.id, {
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
      timeZone: place?.timeZone ?? null,
      isLaterMoment,
      houses,
      usesChart,
      asksAbout,
      tone,
      setUpAt: before.profile?.setUpAt ?? now,
    });
    const after = await queries.find(member.id);
    const kept = presentOracleProfile(after.birth, after.profile);
    if (!isDeepStrictEqual(birthOf(kept.profile), birthOf(stood.profile)))
      await calculateChart(tx, context, member.id);
    return kept;
  });
}

/** What the chart follows from. */
function birthOf({ birthDate, birthTime, birthPlace, isLaterMoment, houses }: OracleProfile) {
  return { birthDate, birthTime, birthPlace, isLaterMoment, houses };
}

function assertBorn(birthDate: string | null, today: string): void {
  if (birthDate === null || birthDate <= today) return;
  throw invalid('birthDate', 'This day has not been yet.');
}

/** Which of two moments the time means; what was chosen counts only where there are two. */
function chosenMoment({ birthDate, birthTime, birthPlace, isLaterMoment }: PutOracleProfileRequest): boolean {
  if (birthPlace === null) return false;
  if (!isTimezone(birthPlace.timeZone)) throw invalid('birthPlace.timeZone', 'There is no such time zone.');
  if (birthDate === null) return false;
  const birth = momentOfBirth(birthDate, birthTime, birthPlace.timeZone);
  if (birth.kind === 'never') throw new AppError('natal_chart.no_such_time');
  if (birth.kind !== 'twice') return false;
  if (isLaterMoment == null) throw new AppError('natal_chart.time_stands_twice');
  return isLaterMoment;
}

function invalid(path: string, message: string): AppError {
  return new AppError('requests.invalid', { details: [{ path, message }] });
}
