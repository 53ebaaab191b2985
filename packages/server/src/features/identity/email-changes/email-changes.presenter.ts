import type { EmailChange } from '@chitta/contract';
import type { WantedAddress } from './email-changes.queries.ts';

/** `heldMs` is how long the link that was sent holds. */
export function presentEmailChange({ email, createdAt }: WantedAddress, heldMs: number): EmailChange {
  const expiresAt = new Date(createdAt.getTime() + heldMs);
  return { email, requestedAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
}
