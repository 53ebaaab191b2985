import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '#server/context.ts';
import type { OidcPurpose } from '#server/db/tables/identity/oidc-journeys.ts';
import { createSecretToken, hashSecretToken } from '#server/platform/crypto/secret-token.ts';
import { addressKey } from '#server/platform/http/hosts/client-address.ts';
import { deriveKeys } from './authorization-keys.ts';
import { authorizationMs, keepBrowser } from './browser-cookie.ts';
import { callbackAddress } from './callback-address.ts';
import { createOidcQueries } from './oidc.queries.ts';
import { requireProvider } from './provider.ts';

export interface AuthorizationStart {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly purpose: OidcPurpose;
  /** Who begins, and in which session; null for signing in. */
  readonly owner: { readonly userId: number; readonly sessionId: number } | null;
  /** Path to go on to afterwards. */
  readonly next: string | undefined;
}

/**
 * Sends this browser to the provider: returns the address there. Throws `oidc.not_configured`, `oidc.unreachable` or
 * `requests.too_many`.
 */
export async function beginAuthorization(
  context: AppContext,
  start: AuthorizationStart,
): Promise<{ url: string }> {
  const { request, purpose, owner, next } = start;
  const provider = requireProvider(context);
  await context.rateLimits.oidcStartsPerAddress.take(addressKey(request.ip));
  const browser = keepBrowser(context.config, start);
  const keys = deriveKeys(browser, createSecretToken());
  const redirectUri = callbackAddress(context.config, request).href;
  const url = await provider.buildAuthorizationUrl({ ...keys, redirectUri, isFresh: purpose === 'prove' });
  const now = context.clock.now();
  await createOidcQueries(context.db).insertAuthorization({
    stateHash: hashSecretToken(keys.state),
    browserHash: hashSecretToken(browser),
    purpose,
    userId: owner?.userId ?? null,
    sessionId: owner?.sessionId ?? null,
    next: next ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + authorizationMs),
  });
  return { url: url.href };
}
