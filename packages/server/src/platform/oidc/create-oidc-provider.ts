import type { FastifyBaseLogger } from 'fastify';
import type { ClientAuth, Configuration } from 'openid-client';
import type { Config } from '#server/config/config.ts';
import type { Secrets } from '#server/config/secrets.ts';
import { AppError, assertThat } from '../errors/app-error.ts';
import { inspectProvider } from './inspect-provider.ts';
import type {
  AuthorizationCallback,
  AuthorizationRequest,
  OidcIdentity,
  OidcProvider,
} from './oidc-provider.ts';
import { type Claims, readIdentity } from './read-identity.ts';
import { codeOf, toOidcError } from './to-oidc-error.ts';

interface OidcProviderParts {
  readonly config: Pick<Config, 'oidc'>;
  readonly secrets: Pick<Secrets, 'oidcClientSecret'>;
  readonly log: FastifyBaseLogger;
}

/** Loaded when it is first needed: most servers have no provider. */
const loadLibrary = () => import('openid-client');

/** How old a sign-in there may be where we asked for a fresh one, in seconds: as long as an authorization takes. */
const freshSeconds = 15 * 60;

/** The provider that the operator has set up; null without one. Nothing is asked before it is needed. */
export function createOidcProvider({
  config: { oidc },
  secrets,
  log,
}: OidcProviderParts): OidcProvider | null {
  if (oidc === null) return null;
  const { issuer, clientId, timeoutMs, keepMs } = oidc;
  let kept: { readonly found: Promise<Configuration>; readonly until: number } | null = null;

  async function discover(): Promise<Configuration> {
    const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await loadLibrary();
    const server = new URL(issuer);
    // Plain HTTP only where the operator has written it: a provider beside us.
    const transport = server.protocol === 'http:' ? [allowInsecureRequests] : [];
    // Without the last, the library takes the connection for proof enough and leaves signatures unread.
    const execute = [...transport, enableNonRepudiationChecks];
    const secret = secrets.oidcClientSecret ?? '';
    return discovery(server, clientId, secret, await authenticateBySecret(secret), {
      execute,
      timeout: timeoutMs / 1000,
    });
  }

  /** Kept for a short while, so that changes at the provider arrive; failures are not. */
  function find(): Promise<Configuration> {
    if (kept !== null && kept.until > Date.now()) return kept.found;
    const found = discover();
    const entry = { found, until: Date.now() + keepMs };
    kept = entry;
    found.catch(() => {
      if (kept === entry) kept = null;
    });
    return found;
  }

  /** Tells the operator by a code, and the caller by a reason. */
  async function asOurs<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const ours = error instanceof AppError ? error : toOidcError(error);
      if (ours.reason !== 'oidc.cancelled') {
        log.warn(
          { code: codeOf(ours.cause ?? ours), reason: ours.reason },
          'the OpenID provider was of no help',
        );
      }
      throw ours;
    }
  }

  return {
    issuer,
    name: oidc.name,
    host: new URL(issuer).host,
    buildAuthorizationUrl: (request) => asOurs(async () => buildAddress(await find(), request)),
    exchangeCode: (callback) => asOurs(async () => exchange(await find(), callback)),
    inspect: () => asOurs(async () => inspectProvider(await discover(), timeoutMs)),
  };
}

/** In the body where the provider takes that, as Auth0 wants it; else in the header, as is the rule. */
async function authenticateBySecret(secret: string): Promise<ClientAuth> {
  const { ClientSecretBasic, ClientSecretPost } = await loadLibrary();
  const inBody = ClientSecretPost(secret);
  const inHeader = ClientSecretBasic(secret);
  return (server, client, body, headers) => {
    const takesBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    return (takesBody ? inBody : inHeader)(server, client, body, headers);
  };
}

async function buildAddress(provider: Configuration, request: AuthorizationRequest): Promise<URL> {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await loadLibrary();
  const { redirectUri, state, nonce, verifier, isFresh } = request;
  return buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri,
    scope: 'openid profile email',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(isFresh && { prompt: 'login', max_age: '0' }),
  });
}

async function exchange(
  provider: Configuration,
  { url, state, nonce, verifier, isFresh }: AuthorizationCallback,
): Promise<OidcIdentity> {
  const { authorizationCodeGrant, fetchUserInfo } = await loadLibrary();
  const tokens = await authorizationCodeGrant(provider, url, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
    ...(isFresh && { maxAge: freshSeconds }),
  });
  const claims = tokens.claims();
  assertThat(claims, 'oidc.answer_refused');
  const isAsked = claims.email === undefined && provider.serverMetadata().userinfo_endpoint !== undefined;
  const more: Claims = isAsked ? await fetchUserInfo(provider, tokens.access_token, claims.sub) : {};
  // What is signed counts more than what is told.
  const identity = readIdentity({ ...more, ...claims });
  assertThat(identity, 'oidc.answer_refused');
  return identity;
}
