import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { foldIdentifier } from '#server/platform/text/fold-identifier.ts';
import { createEmailChangesQueries, type WantedAddress } from './email-changes.queries.ts';

export interface EmailChangeOptions {
  readonly email: string;
  readonly origin: string;
}

/**
 * Keeps the address that the member wants, and sends a link there and a note to the present one. Nothing here looks
 * whether the address has an account: what is sent there is decided as it is sent, so that neither the answer nor its
 * time tells. Throws `email_changes.same_address` and `requests.too_many`.
 */
export async function askEmailChange(
  context: AppContext,
  member: Member,
  { email, origin }: EmailChangeOptions,
): Promise<WantedAddress> {
  assertThat(foldIdentifier(email) !== foldIdentifier(member.email), 'email_changes.same_address');
  await context.rateLimits.mailsPerMember.take(String(member.id));
  const wanted = { email, createdAt: context.clock.now() };
  const mail = { userId: member.id, language: member.language, origin };
  await inTransaction(context.db, async (tx) => {
    await createEmailChangesQueries(tx).put(member.id, wanted);
    await enqueueMail(context, tx, { ...mail, kind: 'confirm-email-change', recipient: email });
    const note = { kind: 'email-change-asked', recipient: member.email, params: { email } };
    await enqueueMail(context, tx, { ...mail, ...note });
  });
  return wanted;
}
