import type { OidcCallbackRequest, OidcOutcome } from '@chitta/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '#server/context.ts';
import type { OidcPurpose } from '#server/db/tables/identity/oidc-journeys.ts';
import { hashSecretToken } from '#server/platform/crypto/secret-token.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { addressKey } from '#server/platform/http/hosts/client-address.ts';
import { arriveToLink } from './arrive-to-link.ts';
import { arriveToProve } from './arrive-to-prove.ts';
import { arriveToSignIn } from './arrive-to-sign-in.ts';
import type { Arrived } from './arrived.ts';
import { readBrowser } from './browser-cookie.ts';
import { callbackAddress } from './callback-address.ts';
import { deriveKeys } from './journey-keys.ts';
import { createOidcQueries, type Journey } from './oidc.queries.ts';
import { requireProvider } from './provider.ts';

export interface JourneyEnd {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly body: OidcCallbackRequest;
}

const finishers: Record<OidcPurpose, (context: AppContext, arrived: Arrived) => Promise<OidcOutcome>> = {
  sign_in: arriveToSignIn,
  link: arriveToLink,
  prove: arriveToProve,
};

/**
 * Somebody is back from the provider: checks that this browser went there, once and not too long ago, and that the
 * provider says who it is; then does what they went for. Throws the reasons of `POST /api/auth/oidc/callback`.
 */
export async function finishJourney(context: AppContext, end: JourneyEnd): Promise<OidcOutcome> {
  const { request, body } = end;
  const provider = requireProvider(context);
  await context.rateLimits.oidcCallbacksPerAddress.take(addressKey(request.ip));
  const browser = readBrowser(context.config, request);
  assertThat(browser, 'oidc.start_again');
  const browserHash = hashSecretToken(browser);
  const journey = await takeJourney(context, browserHash, body.state);
  const { code, iss, error, state } = body;
  const identity = await provider.arrive({
    ...deriveKeys(browser, state),
    url: callbackAddress(context.config, request, { state, code, iss, error }),
    isFresh: journey.purpose === 'prove',
  });
  return finishers[journey.purpose](context, { ...end, provider, identity, journey, browserHash });
}

/** Whatever comes of it, nobody returns from the same journey again. */
async function takeJourney({ db, clock }: AppContext, browserHash: string, state: string): Promise<Journey> {
  const journey = await createOidcQueries(db).takeJourney(hashSecretToken(state), browserHash);
  assertThat(journey && journey.expiresAt > clock.now(), 'oidc.start_again');
  return journey;
}
