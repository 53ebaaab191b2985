import { hash } from 'node:crypto';
import type { Config } from '#server/config/config.ts';
import type { Passkey } from '#server/db/tables/identity/passkeys.ts';
import type { AskedRequest } from '#server/platform/http/hosts/asked-host.ts';
import { askedOrigin } from '#server/platform/http/hosts/own-origin.ts';

/** EdDSA, ES256 and RS256 (COSE): what authenticators sign with, best first. */
export const passkeyAlgorithms = [-8, -7, -257];

/** Whom a passkey is made for: the host that it works on, and the origin that it must be used from. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** On a custom domain the domain itself, so that a passkey of it works on its subdomains too. */
export function relyingParty(config: Pick<Config, 'http'>, request: AskedRequest): RelyingParty {
  const origin = askedOrigin(config, request);
  const { hostname } = new URL(origin);
  const domain = config.http.customDomains.find((each) => hostname.endsWith(`.${each}`));
  return { id: domain ?? hostname, origin };
}

/** What authenticators know a member by, in base64url: the same for all passkeys of one, and no name of theirs. */
export function userHandleOf(userId: number): string {
  return hash('sha256', `passkeys of member ${userId}`, 'base64url');
}

/** Passkeys that work on a host, as browsers name them to authenticators. */
export function describePasskeys(
  passkeys: readonly Pick<Passkey, 'credentialId' | 'transports' | 'rpId'>[],
  host: string,
) {
  return passkeys
    .filter(({ rpId }) => rpId === host)
    .map(({ credentialId, transports }) => ({ id: credentialId, type: 'public-key' as const, transports }));
}
