import type { OutgoingMailState } from '@chitta/contract';
import { shortenMailAddress } from '#server/platform/mail/shorten-mail-address.ts';
import type { MailRow } from './email-test.queries.ts';

function stateOf({ sentAt, failedAt, attempts }: MailRow): OutgoingMailState['state'] {
  if (sentAt !== null) return 'sent';
  if (failedAt !== null) return 'failed';
  return attempts > 0 ? 'waiting' : 'queued';
}

export function presentMail(row: MailRow): OutgoingMailState {
  return {
    id: row.id,
    kind: row.kind,
    recipient: shortenMailAddress(row.recipient),
    state: stateOf(row),
    code: row.failure,
    attempts: row.attempts,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  };
}
