import type { Configuration } from 'openid-client';
import { z } from 'zod';
import { assertThat } from '../errors/app-error.ts';
import type { OidcInspection } from './oidc-provider.ts';

const keySet = z.object({
  keys: z
    .array(z.object({ kid: z.string().optional(), alg: z.string().optional(), kty: z.string() }))
    .max(100),
});

/** Reads what a discovered provider says of itself, and fetches the keys that its signatures are checked with. */
export async function inspectProvider(provider: Configuration, timeoutMs: number): Promise<OidcInspection> {
  const server = provider.serverMetadata();
  assertThat(server.jwks_uri, 'oidc.answer_refused');
  const response = await fetch(server.jwks_uri, {
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  });
  assertThat(response.ok, 'oidc.unreachable');
  const { data } = keySet.safeParse(await response.json());
  assertThat(data && data.keys.length > 0, 'oidc.answer_refused');
  return {
    issuer: server.issuer,
    signingAlgorithms: [...(server.id_token_signing_alg_values_supported ?? [])],
    authMethods: [...(server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'])],
    hasPkce: server.supportsPKCE(),
    namesItself: server.authorization_response_iss_parameter_supported === true,
    keys: data.keys.map(({ kid, alg, kty }) => ({ kid: kid ?? null, algorithm: alg ?? kty })),
  };
}
