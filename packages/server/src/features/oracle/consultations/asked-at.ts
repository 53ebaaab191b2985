import type { Member } from '#server/platform/sessions/member.ts';
import { dayAt, defaultTimezone } from '#server/platform/time/calendar-day.ts';
import type { AskedAt } from './consultations.queries.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The moment of a request, and the day that it is for the member. */
export function askedAt({ timezone }: Pick<Member, 'timezone'>, now: Date): AskedAt {
  return { now, today: dayAt(now, timezone ?? defaultTimezone) };
}

/** The day that is `days` after `day`. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
