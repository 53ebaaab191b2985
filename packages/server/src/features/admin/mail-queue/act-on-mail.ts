import type { QueuedMail } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { afterCommit, inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Actor } from '../audit-log/actor.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { presentQueuedMail } from './mail-queue.presenter.ts';
import { createMailQueueQueries, type MailRow } from './mail-queue.queries.ts';

type Parts = Pick<AppContext, 'db' | 'clock' | 'mail'>;

export interface MailAct {
  readonly actor: Actor;
  readonly id: number;
  readonly reason: string;
}

/** Has a mail that failed sent again. Throws `mails.not_found`, `mails.not_failed`. */
export function retryMail(parts: Parts, act: MailAct): Promise<QueuedMail> {
  return actOnMail(parts, act, async (tx, now) => {
    const row = await createMailQueueQueries(tx).retry(act.id, now);
    assertThat(row, 'mails.not_failed');
    afterCommit(() => parts.mail.onEnqueued());
    return [row, 'mail.retried'];
  });
}

/** Gives a mail up that was not sent. Throws `mails.not_found`, `mails.not_waiting`. */
export function discardMail(parts: Parts, act: MailAct): Promise<QueuedMail> {
  return actOnMail(parts, act, async (tx, now) => {
    const row = await createMailQueueQueries(tx).discard(act.id, now);
    assertThat(row, 'mails.not_waiting');
    return [row, 'mail.discarded'];
  });
}

/** Has all mails that failed sent again. */
export async function retryFailedMails(
  { db, clock, mail }: Parts,
  { actor, reason }: Omit<MailAct, 'id'>,
): Promise<{ retried: number }> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const retried = await createMailQueueQueries(tx).retryAll(now);
    const details = { mails: retried };
    await recordAudit(tx, { actor, action: 'mails.retried', userId: null, reason, details, now });
    afterCommit(() => mail.onEnqueued());
    return { retried };
  });
}

type Outcome = readonly [MailRow, 'mail.retried' | 'mail.discarded'];

async function actOnMail(
  { db, clock }: Parts,
  { actor, id, reason }: MailAct,
  change: (tx: Transaction, now: Date) => Promise<Outcome>,
): Promise<QueuedMail> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    assertThat(await createMailQueueQueries(tx).lock(id), 'mails.not_found');
    const [row, action] = await change(tx, now);
    const details = { mail: id, kind: row.kind };
    await recordAudit(tx, { actor, action, userId: row.userId, reason, details, now });
    return presentQueuedMail(row);
  });
}
