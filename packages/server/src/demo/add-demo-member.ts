import { randomBytes } from 'node:crypto';
import type { AppContext } from '#server/context.ts';
import { findMember } from '#server/features/accounts/find-member.ts';
import { setPassword } from '#server/features/accounts/set-password.ts';
import { signUp } from '#server/features/accounts/sign-up.ts';
import { recordDream } from '#server/features/dreams/record-dream.ts';
import { openSymbols } from '#server/features/symbols/open-symbols.ts';
import { contextFor, readWithAt } from '#server/features/translations/reading-context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { type DemoDream, demoDreams } from './demo-dreams.ts';

export interface DemoAccess {
  readonly username: string;
  readonly password: string;
}

const username = 'demo';
const day = 24 * 60 * 60 * 1000;

/**
 * Makes sure that there is a demo member with a journal, and returns how to sign in. The password is a new one each
 * time, so that a server left running with it has no account that everybody knows.
 */
export async function addDemoMember(context: AppContext): Promise<DemoAccess> {
  const password = randomBytes(9).toString('base64url');
  const existing = await findMember(context, username);
  if (existing !== null) {
    await setPassword(context, existing.id, password);
    return { username, password };
  }
  const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const newcomer = { username, email: 'demo@example.org', password, timezone };
  const { member } = await signUp(context, { newcomer, request: null });
  for (const dream of demoDreams) await recordDemoDream(context, member, dream);
  return { username, password };
}

/** Goes through the operations that members use, at the time of the dream. */
async function recordDemoDream(context: AppContext, member: Member, dream: DemoDream): Promise<void> {
  const { content, language, category, tags, isUnread } = dream;
  const dreamtAt = new Date(context.clock.now().getTime() - dream.daysAgo * day);
  const source = await openSymbols(context, member.id);
  const dreamt = { content, fallback: language, personal: source.personal.entries };
  const readWith = readWithAt(member, dreamtAt);
  const marks = await context.engine.mark({ member }, dreamt);
  const known = await contextFor(context, member, marks, readWith);
  const [read] = await context.engine.read({ member }, { ...dreamt, context: known, levels: ['free'] });
  const translation = isUnread ? null : read?.text;
  await recordDream(
    { ...context, clock: { now: () => dreamtAt } },
    {
      member,
      request: { userId: member.id, content, language, category, tags: [...tags], translation, readWith },
    },
  );
}
