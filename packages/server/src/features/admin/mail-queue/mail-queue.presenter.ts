import type { QueuedMail } from '@chitta/contract';
import { shortenMailAddress } from '#server/platform/mail/shorten-mail-address.ts';
import type { MailRow } from './mail-queue.queries.ts';

function stateOf({ sentAt, failedAt, failure }: MailRow): QueuedMail['state'] {
  if (sentAt !== null) return 'sent';
  if (failedAt === null) return 'waiting';
  return failure === 'not_needed' || failure === 'discarded' ? 'dropped' : 'failed';
}

export function presentQueuedMail(row: MailRow): QueuedMail {
  const { id, kind, userId, failure, attempts, createdAt, dueAt, sentAt, failedAt } = row;
  const state = stateOf(row);
  return {
    id,
    kind,
    recipient: shortenMailAddress(row.recipient),
    memberId: userId,
    state,
    code: failure,
    attempts,
    createdAt: createdAt.toISOString(),
    dueAt: state === 'waiting' ? dueAt.toISOString() : null,
    endedAt: (sentAt ?? failedAt)?.toISOString() ?? null,
  };
}
