import { randomBytes } from 'node:crypto';
import type { ErrorReason, GivenReading, SignupRequest } from '@chitta/contract';
import { eq } from 'drizzle-orm';
import type { AppContext } from '#server/context.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { findDemoMember } from '#server/features/identity/accounts/find-demo-member.ts';
import type { DemoName } from '#server/features/identity/accounts/is-username-taken.ts';
import { setPassword } from '#server/features/identity/accounts/set-password.ts';
import { signUp } from '#server/features/identity/accounts/sign-up.ts';
import { recordDream } from '#server/features/journal/dreams/record-dream.ts';
import { contextFor } from '#server/features/journal/readings/reading-context.ts';
import { type ReadingSubject, signReading } from '#server/features/journal/readings/sign-reading.ts';
import { changeReminders } from '#server/features/messaging/reminders/change-reminders.ts';
import { keepOracleProfile } from '#server/features/oracle/oracle-profile/keep-oracle-profile.ts';
import { openSymbols } from '#server/features/symbols/dictionary/open-symbols.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { isPremiumMember, type Member } from '#server/platform/sessions/member.ts';
import { demoBirth, demoOracleSteps } from './demo-consultations.ts';
import { DemoError } from './demo-error.ts';
import { demoJournal, type FeltDream } from './demo-journal.ts';
import { demoReminders } from './demo-reminders.ts';
import { liveCommunity } from './live-community.ts';
import { liveMemory } from './live-memory.ts';
import { liveProgrammes } from './live-programmes.ts';
import { type DemoConsultations, takeOracleStep } from './take-oracle-step.ts';
import { tellDemoMember } from './tell-demo-member.ts';

export interface DemoAccess {
  readonly username: string;
  readonly password: string;
}

const takenReasons: readonly ErrorReason[] = ['accounts.username_taken', 'accounts.email_taken'];
const day = 24 * 60 * 60 * 1000;

/**
 * Makes sure that there is a demo member of this name with a journal, and returns how to sign in. The password is a new one
 * each time, so that a server left running with it has no account that everybody knows. Demo members are known by a mark of
 * their own: a person who has such a name keeps their account. Throws `DemoError` then.
 */
export async function addDemoMember(context: AppContext, username: DemoName = 'demo'): Promise<DemoAccess> {
  const password = randomBytes(9).toString('base64url');
  const existing = await findDemoMember(context, username);
  if (existing !== null) {
    await setPassword(context, existing.id, password);
    return { username: existing.username, password };
  }
  const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  // Below an ending that is nobody's.
  const newcomer = { username, email: `${username}@chitta.invalid`, password, timezone };
  const member = await openAccount(context, newcomer, username === 'demo-premium');
  await live(context, member);
  await liveMemory(context, member);
  await liveProgrammes(context, member);
  await tellDemoMember(context, member);
  // It is for everybody, as the announcement is: the first demo member brings it.
  if (username === 'demo') await liveCommunity(context);
  return { username, password };
}

/** What the member did, in the order of the days: the Oracle knows the dreams that there were. */
async function live(context: AppContext, member: Member): Promise<void> {
  const consultations: DemoConsultations = new Map();
  await keepOracleProfile(context, member, demoBirth);
  const steps = [...demoJournal, ...demoOracleSteps].toSorted((a, b) => b.daysAgo - a.daysAgo);
  for (const step of steps) {
    const then = new Date(context.clock.now().getTime() - step.daysAgo * day);
    // The member lives where the server does.
    if ('atHour' in step && step.atHour !== undefined) then.setHours(step.atHour, (step.daysAgo * 7) % 60);
    const atThatTime = { ...context, clock: { now: () => then } };
    if ('content' in step) await recordDemoDream(atThatTime, member, step);
    else await takeOracleStep(atThatTime, step, { member, consultations });
  }
  await changeReminders(context, member, demoReminders);
}

/** Premium is given as access without limits: no payment stands behind it. */
async function openAccount(
  context: AppContext,
  newcomer: SignupRequest,
  isPremium: boolean,
): Promise<Member> {
  try {
    const { member } = await signUp(context, { newcomer, request: null });
    if (!isPremium) return member;
    await context.db.update(users).set({ hasUnlimitedAccess: true }).where(eq(users.id, member.id));
    return { ...member, hasUnlimitedAccess: true };
  } catch (error) {
    const isTaken = error instanceof AppError && takenReasons.includes(error.reason);
    throw isTaken ? new DemoError() : error;
  }
}

/** Goes through the operations that members use, at the time of the context. */
async function recordDemoDream(context: AppContext, member: Member, dream: FeltDream): Promise<void> {
  const { content, language, category, tags, feelings, isUnread } = dream;
  const source = await openSymbols(context, member.id);
  const dreamt = { content, fallback: language, personal: source.personal.entries };
  const marks = await context.engine.mark({ member }, dreamt);
  const known = await contextFor(context, member, marks, context.clock.now());
  const level = isPremiumMember(member, context.clock.now()) ? 'premium' : 'free';
  const [read] = await context.engine.read({ member }, { ...dreamt, context: known, levels: [level] });
  const given =
    isUnread || !read
      ? null
      : await giveReading(context, { member, content }, { reading: read.reading, level });
  const request = {
    userId: member.id,
    content,
    language,
    category,
    tags: [...tags],
    feelings: [...feelings],
    given,
  };
  await recordDream(context, { member, request });
}

async function giveReading(
  context: AppContext,
  subject: ReadingSubject,
  unsigned: Pick<GivenReading, 'reading' | 'level'>,
): Promise<GivenReading | null> {
  const signature = await signReading(context, subject, unsigned);
  return signature === undefined ? null : { ...unsigned, signature };
}
