import type { OutgoingMailState } from '@chitta/contract';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import { ownOrigin } from '#server/platform/http/hosts/own-origin.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { actorOf } from '../audit-log/actor.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
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
  await inTransaction(context.db, async (tx) => {
    await enqueueMail(context, tx, {
      kind,
      userId: member.id,
      recipient: member.email,
      language: member.language,
      origin: ownOrigin(context.config, request),
    });
    await recordAudit(tx, {
      actor: actorOf(member, request),
      action: 'test_mail.sent',
      userId: member.id,
      reason: null,
      now: context.clock.now(),
    });
  });
  const mail = await createEmailTestQueries(context.db).findLast(member.id, kind);
  invariant(mail, 'a mail that was just kept is there');
  return presentMail(mail);
}
