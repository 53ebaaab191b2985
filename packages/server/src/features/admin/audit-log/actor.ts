import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { addressKey } from '#server/platform/http/hosts/client-address.ts';
import type { Member } from '#server/platform/sessions/member.ts';

/** Who acts, as the audit log keeps it. */
export interface Actor {
  /** Null: no member, but whoever runs the server. */
  readonly id: number | null;
  readonly name: string;
  /** Network that the request came from; null where there was no request. */
  readonly address: string | null;
  readonly requestId: string | null;
}

/** Whoever can type commands where the server runs. */
export const commandLine: Actor = { id: null, name: 'command line', address: null, requestId: null };

/** Whoever sets `ADMIN_EMAIL`. */
export const configuration: Actor = { id: null, name: 'configuration', address: null, requestId: null };

/** The administrator of a request. */
export function actorOf(
  member: Pick<Member, 'id' | 'username'>,
  request: Pick<FastifyRequest, 'id' | 'ip'>,
): Actor {
  return { id: member.id, name: member.username, address: shortenAddress(request.ip), requestId: request.id };
}

/** The network that an address belongs to: enough to tell an office from a stranger, not to find a person. */
export function shortenAddress(ip: string): string | null {
  const key = addressKey(ip);
  if (isIP(key) === 4) return `${key.split('.').slice(0, 3).join('.')}.0/24`;
  return isIP(ip) === 6 ? `${key.split(':').slice(0, 3).join(':')}::/48` : null;
}
