import { hash } from 'node:crypto';
import type { AppContext } from '#server/context.ts';
import { AppError } from '../errors/app-error.ts';
import { unaliasAddress } from '../text/unalias-address.ts';
import type { OutgoingMail } from './mail.ts';

/**
 * Whether a mail that strangers can cause may go to the mailbox of this address, by whichever of its names: so many in
 * an hour, however many ask. Refused in
 * silence, since whoever asks must not learn of it. Only the first try of a mail is counted.
 */
export async function takeRecipient(
  { rateLimits }: AppContext,
  { kind, attempts }: Pick<OutgoingMail, 'kind' | 'attempts'>,
  address: string,
): Promise<boolean> {
  if (attempts > 1) return true;
  try {
    await rateLimits.mailsPerMember.take(`${kind}:${hash('sha256', unaliasAddress(address), 'base64url')}`);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.reason === 'requests.too_many') return false;
    throw error;
  }
}
