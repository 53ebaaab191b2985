import type { MemoryProgress, PremiumMemoryProgress } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import {
  findLongestReach,
  listCompletedSessions,
} from '#server/features/memory/exercise-sessions/list-completed-sessions.ts';
import { readMemorySettings } from '#server/features/memory/memory-settings/read-memory-settings.ts';
import { countMomentsByDay } from '#server/features/memory/moments/count-moments-by-day.ts';
import { momentStorage } from '#server/features/memory/moments/moment-room.ts';
import {
  findFirstMarkedNight,
  listRecallNights,
} from '#server/features/memory/recall-marks/list-recall-nights.ts';
import { isPremiumMember, type Member } from '#server/platform/sessions/member.ts';
import { dayAt, dayPlus, defaultTimezone } from '#server/platform/time/calendar-day.ts';
import { compareWeeks } from './compare-weeks.ts';
import { momentsThatCameBack } from './moments-that-came-back.ts';
import { daysUntil, hasAnything, type KnownDays } from './progress-days.ts';
import { recallGain } from './recall-gain.ts';
import { trendOfWeeks } from './trend-of-weeks.ts';

type ProgressContext = Pick<AppContext, 'db' | 'clock' | 'config'>;

const week = 7;
const year = 366;
const trendWeeks = 26;

/** How the member's memory has gone; trends, comparisons and kinds of moments only with premium. */
export async function readProgress(context: ProgressContext, member: Member): Promise<MemoryProgress> {
  const { db, clock } = context;
  const now = clock.now();
  const isPremium = isPremiumMember(member, now);
  const today = dayAt(now, member.timezone ?? defaultTimezone);
  const from = dayPlus(today, 1 - (isPremium ? year : week));
  const first = await findFirstMarkedNight(context, member.id);
  const [{ exerciseGoal }, storage, moments, sessions, nights] = await Promise.all([
    readMemorySettings(db, member.id),
    momentStorage(context, member),
    countMomentsByDay(db, member.id, { from, to: today }),
    listCompletedSessions(db, member.id, from),
    listRecallNights(context, { member, from: first !== null && first < from ? first : from, to: today }),
  ]);
  const known = { moments, sessions, nights: new Map(nights.map(({ night, counts }) => [night, counts])) };
  return {
    today,
    goal: exerciseGoal,
    days: daysUntil(today, week, known),
    recall: recallGain({ today, first, nights: known.nights }),
    storage,
    premium: isPremium ? await readPremiumProgress(context, { userId: member.id, today, known }) : null,
  };
}

interface PremiumOptions {
  readonly userId: number;
  readonly today: string;
  readonly known: KnownDays;
}

async function readPremiumProgress(
  { db }: ProgressContext,
  { userId, today, known }: PremiumOptions,
): Promise<PremiumMemoryProgress> {
  return {
    trend: trendOfWeeks(today, trendWeeks, known),
    longestReach: await findLongestReach(db, userId),
    ...momentsThatCameBack(known.sessions),
    year: daysUntil(today, year, known).filter(hasAnything),
    comparisons: compareWeeks(today, known.sessions),
  };
}
