import type { AppContext } from '#server/context.ts';
import type { Handle } from '#server/db/client.ts';
import { outgoingMails } from '#server/db/tables/platform/outgoing-mails.ts';
import { afterCommit } from '#server/db/transaction.ts';
import type { NewMail } from './mail.ts';

/** Keeps a mail in the transaction that writes the fact it tells of; it is sent once that is committed. */
export async function enqueueMail(
  context: Pick<AppContext, 'clock' | 'mail'>,
  handle: Handle,
  mail: NewMail,
): Promise<void> {
  await enqueueMails(context, handle, [mail]);
}

/** The same of several mails; callers bring a few hundred at once, at most. */
export async function enqueueMails(
  { clock, mail }: Pick<AppContext, 'clock' | 'mail'>,
  handle: Handle,
  mails: readonly NewMail[],
): Promise<void> {
  if (mails.length === 0) return;
  const now = clock.now();
  await handle
    .insert(outgoingMails)
    .values(
      mails.map(({ language, fact, ...values }) => ({
        ...values,
        language: language ?? 'en',
        fact: fact ?? null,
        createdAt: now,
        dueAt: now,
      })),
    )
    .onConflictDoNothing({ target: outgoingMails.fact });
  afterCommit(() => mail.onEnqueued());
}
