import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { sendVerification } from './send-verification.ts';

/** Sends the link again, and says whether that was no longer needed. Throws `requests.too_many`. */
export async function resendVerification(
  context: AppContext,
  member: Member,
  origin: string,
): Promise<{ isVerified: boolean }> {
  if (member.emailVerified) return { isVerified: true };
  await context.rateLimits.mailsPerMember.take(String(member.id));
  await sendVerification(context, context.db, { member, origin });
  return { isVerified: false };
}
