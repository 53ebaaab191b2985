import type { OutgoingMailState } from '@chitta/contract';
import type { MailRow } from './email-test.queries.ts';

/** Enough to tell one address from another, and no more: `lu…@e….org`. */
export function shortenAddress(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 0) return '';
  const name = Array.from(address.slice(0, at));
  const domain = address.slice(at + 1);
  const ending = domain.includes('.') ? domain.slice(domain.lastIndexOf('.')) : '';
  return `${name.slice(0, name.length > 3 ? 2 : 1).join('')}…@${Array.from(domain)[0] ?? ''}…${ending}`;
}

function stateOf({ sentAt, failedAt, attempts }: MailRow): OutgoingMailState['state'] {
  if (sentAt !== null) return 'sent';
  if (failedAt !== null) return 'failed';
  return attempts > 0 ? 'waiting' : 'queued';
}

export function presentMail(row: MailRow): OutgoingMailState {
  return {
    id: row.id,
    kind: row.kind,
    recipient: shortenAddress(row.recipient),
    state: stateOf(row),
    code: row.failure,
    attempts: row.attempts,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  };
}
