import { limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { CommunityProfileRow } from '#server/db/tables/community/community-profiles.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { dayAt, defaultTimezone } from '#server/platform/time/calendar-day.ts';
import { createCommunityProfileQueries } from './community-profile.queries.ts';

const { age, newDays } = limits.community;
const dayMs = 24 * 60 * 60 * 1000;

/** Until when an account counts as new. */
export function newUntil({ createdAt }: Pick<Member, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + newDays * dayMs);
}

/** The first day of age of somebody born on that day. */
export function ofAgeFrom(birthDate: string): string {
  return `${Number(birthDate.slice(0, 4)) + age}${birthDate.slice(4)}`;
}

/** Of somebody born in that year the day after which it is certain. */
export function ofAgeFromYear(birthYear: number): string {
  return `${birthYear + age + 1}-01-01`;
}

interface KnownAge {
  readonly birthDate: string | null;
  readonly profile: Pick<CommunityProfileRow, 'ofAgeFrom'> | null;
}

/** The first day of age as far as is known, the later of the two that were said; null where nothing was. */
export function knownAge({ birthDate, profile }: KnownAge): string | null {
  const said = [birthDate === null ? '' : ofAgeFrom(birthDate), profile?.ofAgeFrom ?? ''];
  return said.toSorted().at(-1) || null;
}

export function todayOf(member: Pick<Member, 'timezone'>, now: Date): string {
  return dayAt(now, member.timezone ?? defaultTimezone);
}

/** Throws `community.too_young` and `community.profile_needed`; returns who the member is to others. */
export async function assertMayWrite(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  member: Pick<Member, 'id' | 'timezone'>,
): Promise<CommunityProfileRow> {
  const found = await createCommunityProfileQueries(db).find(member.id);
  const from = knownAge(found);
  assertThat(from === null || from <= todayOf(member, clock.now()), 'community.too_young');
  assertThat(found.profile?.pseudonym && from !== null, 'community.profile_needed');
  return found.profile;
}
