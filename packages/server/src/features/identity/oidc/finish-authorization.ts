import type { OidcCallbackRequest, OidcOutcome } from '@chitta/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '#server/context.ts';
import type { OidcPurpose } from '#server/db/tables/identity/oidc-journeys.ts';
import { hashSecretToken } from '#server/platform/crypto/secret-token.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { addressKey } from '#server/platform/http/hosts/client-address.ts';
import { deriveKeys } from './authorization-keys.ts';
import { readBrowser } from './browser-cookie.ts';
import { callbackAddress } from './callback-address.ts';
import { offerLink } from './offer-link.ts';
import { type Authorization, createOidcQueries } from './oidc.queries.ts';
import { proveByProvider } from './prove-by-provider.ts';
import { requireProvider } from './provider.ts';
import type { ProviderCallback } from './provider-callback.ts';
import { signInByProvider } from './sign-in-by-provider.ts';

export interface AuthorizationEnd {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly body: OidcCallbackRequest;
}

const finishers: Record<
  OidcPurpose,
  (context: AppContext, callback: ProviderCallback) => Promise<OidcOutcome>
> = {
  sign_in: signInByProvider,
  link: offerLink,
  prove: proveByProvider,
};

/**
 * Somebody is back from the provider: checks that this browser went there, once and not too long ago, and that the
 * provider says who it is; then does what they went for. Throws the reasons of `POST /api/auth/oidc/callback`.
 */
export async function finishAuthorization(context: AppContext, end: AuthorizationEnd): Promise<OidcOutcome> {
  const { request, body } = end;
  const provider = requireProvider(context);
  await context.rateLimits.oidcCallbacksPerAddress.take(addressKey(request.ip));
  const browser = readBrowser(context.config, request);
  assertThat(browser, 'oidc.start_again');
  const browserHash = hashSecretToken(browser);
  const authorization = await takeAuthorization(context, browserHash, body.state);
  const { code, iss, error, state } = body;
  const identity = await provider.exchangeCode({
    ...deriveKeys(browser, state),
    url: callbackAddress(context.config, request, { state, code, iss, error }),
    isFresh: authorization.purpose === 'prove',
  });
  return finishers[authorization.purpose](context, {
    ...end,
    provider,
    identity,
    authorization,
    browserHash,
  });
}

/** Whatever comes of it, nobody returns from the same authorization again. */
async function takeAuthorization(
  { db, clock }: AppContext,
  browserHash: string,
  state: string,
): Promise<Authorization> {
  const authorization = await createOidcQueries(db).takeAuthorization(hashSecretToken(state), browserHash);
  assertThat(authorization && authorization.expiresAt > clock.now(), 'oidc.start_again');
  return authorization;
}
