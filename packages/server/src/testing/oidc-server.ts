import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { invariant } from '#server/platform/errors/invariant.ts';

/** Somebody with an account at the provider, as its claims say. */
export type OidcPerson = Readonly<Record<string, unknown>> & { readonly sub: string };

export interface OidcServer {
  readonly issuer: string;
  /** What an operator sets for it. */
  readonly env: Record<string, string>;
  /** Goes there as a browser does and signs in as `person`; the address that it is sent back to. */
  visit(url: string, person: OidcPerson): Promise<URL>;
  /** Answers every request with an error until it is told to go on. */
  setDown(isDown: boolean): void;
  /** Puts this nonce into ID tokens in place of the one that was asked for. */
  forgeNonce(nonce: string | null): void;
  /** Publishes another key than the one that signs, as if somebody else had signed. */
  forgeKey(isForged: boolean): void;
  close(): Promise<void>;
}

const clientId = 'chitta';
const clientSecret = 'a secret between the two, long enough for all';

/** A real OpenID provider. It asks nothing: whoever visits is the person that the test says. */
export async function startOidcServer(
  redirectUris = ['http://localhost:3000/callback'],
): Promise<OidcServer> {
  let isDown = false;
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  let otherKeys: string | null = null;
  const server = createServer((request, response) => {
    if (otherKeys !== null && request.url === '/jwks') return response.end(otherKeys);
    if (!isDown) return handle(request, response);
    response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Service unavailable</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, OidcPerson>();
  let forged: string | null = null;
  const provider = createProvider(issuer, redirectUris, people);
  provider.on('grant.error', () => undefined);
  const callback = provider.callback();
  const { IdToken } = provider as unknown as {
    IdToken: { prototype: { set(key: string, value: unknown): void } };
  };
  const { set } = IdToken.prototype;
  IdToken.prototype.set = function setClaim(this: unknown, key, value) {
    set.call(this, key, key === 'nonce' && forged !== null ? forged : value);
  };
  handle = (request, response) => {
    const person = /^\/as\/(?<uid>[\w-]+)\?sub=(?<sub>.+)$/.exec(request.url ?? '')?.groups;
    if (person) void signIn(provider, { request, response, sub: decodeURIComponent(person.sub ?? '') });
    else callback(request, response);
  };
  return {
    issuer,
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_NAME: 'Lighthouse',
    },
    visit: (url, person) => {
      people.set(person.sub, person);
      return followToCallback(url, person.sub, redirectUris);
    },
    setDown: (value) => {
      isDown = value;
    },
    forgeNonce: (nonce) => {
      forged = nonce;
    },
    forgeKey: (isForged) => {
      otherKeys = isForged ? foreignKeys() : null;
    },
    close: () => closeServer(server),
  };
}

/** A key that looks like the provider's, as it publishes its own. */
function foreignKeys(): string {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = { ...publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'keystore-CHANGE-ME' };
  return JSON.stringify({ keys: [key] });
}

function createProvider(
  issuer: string,
  redirectUris: string[],
  people: ReadonlyMap<string, OidcPerson>,
): Provider {
  return new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: redirectUris }],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'nickname', 'picture', 'preferred_username'],
    },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/as/${interaction.uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => people.get(sub) ?? { sub } }),
    loadExistingGrant: async (context) => {
      const { client, session } = context.oidc;
      invariant(client && session?.accountId, 'somebody is signed in');
      const grant = new context.oidc.provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
    cookies: { keys: ['only for tests'] },
  });
}

interface SigningIn {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly sub: string;
}

async function signIn(provider: Provider, { request, response, sub }: SigningIn): Promise<void> {
  const result = sub === 'nobody' ? { error: 'access_denied' } : { login: { accountId: sub } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

/** A browser with a cookie jar of its own that goes wherever it is sent, until it is sent to us. */
async function followToCallback(start: string, sub: string, redirectUris: readonly string[]): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  for (let step = 0; step < 10; step += 1) {
    if (redirectUris.some((uri) => url.href.startsWith(`${uri}?`))) return url;
    if (url.pathname.startsWith('/as/')) url.searchParams.set('sub', sub);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const location = response.headers.get('location');
    invariant(location, `the provider sends on: ${response.status} ${await response.text()}`);
    url = new URL(location, url);
  }
  invariant(false, 'the provider sends back');
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
