import type { AppContext } from '#server/context.ts';
import type { Handle } from '#server/db/client.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import type { Member } from '#server/platform/sessions/member.ts';

/** Has a link sent that proves the member's own address. */
export function sendVerification(
  context: AppContext,
  handle: Handle,
  { member, origin }: { readonly member: Pick<Member, 'id' | 'email' | 'language'>; readonly origin: string },
): Promise<void> {
  return enqueueMail(context, handle, {
    kind: 'verify-email',
    userId: member.id,
    recipient: member.email,
    language: member.language,
    origin,
  });
}
