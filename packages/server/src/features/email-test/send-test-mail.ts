import type { OutgoingMailState } from '@chitta/contract';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { ownOrigin } from '#server/platform/http/hosts/own-origin.ts';
import { invariant } from '#server/platform/invariant.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { presentMail } from './email-test.presenter.ts';
import { createEmailTestQueries } from './email-test.queries.ts';

const kind = 'email-test';

/** Sends a mail to the administrator who asks, the same way as any other goes. Throws `requests.too_many`. */
export async function sendTestMail(
  context: AppContext,
  member: Member,
  request: FastifyRequest,
): Promise<OutgoingMailState> {
  await context.rateLimits.mailsPerMember.take(String(member.id));
  await enqueueMail(context, context.db, {
    kind,
    userId: member.id,
    recipient: member.email,
    language: member.language,
    origin: ownOrigin(context.config, request),
  });
  const mail = await createEmailTestQueries(context.db).findLast(member.id, kind);
  invariant(mail, 'a mail that was just kept is there');
  return presentMail(mail);
}
