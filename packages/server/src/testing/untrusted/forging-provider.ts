import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How an ID token differs from one that is right; claims that are undefined are left out. */
export interface Forgery {
  readonly header?: Readonly<Record<string, unknown>>;
  readonly claims?: Readonly<Record<string, unknown>>;
  /** `stranger`: by a key that the provider does not name; `secret`: by the secret of the client; `none`: not at all. */
  readonly signature?: 'right' | 'stranger' | 'secret' | 'none';
}

export interface ForgingProvider {
  readonly issuer: string;
  readonly clientSecret: string;
  /** What is asked for a token: the body and the header with the client's secret. */
  readonly asked: { body: string; authorization: string | undefined }[];
  /** What the next ID tokens are like. */
  forge(forgery: Forgery): void;
  /** What the provider says of itself from now on, in place of what is true. */
  describe(metadata: Readonly<Record<string, unknown>>): void;
  /** The public half of the key that a stranger signs with. */
  readonly strangerKey: object;
  close(): void;
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const clientSecret = 'a secret between the two, long enough for all';
const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

function signToken(input: string, how: Forgery['signature'], keys: { own: KeyObject; stranger: KeyObject }) {
  if (how === 'none') return '';
  if (how === 'secret') return createHmac('sha256', clientSecret).update(input).digest('base64url');
  return sign('sha256', Buffer.from(input), how === 'stranger' ? keys.stranger : keys.own).toString(
    'base64url',
  );
}

async function readAll(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

/** A provider that gives a token for every code and can be told to lie in it. */
export async function startForgingProvider(nonce: string): Promise<ForgingProvider> {
  const [own, stranger] = [newKeys(), newKeys()];
  const asked: ForgingProvider['asked'] = [];
  let forgery: Forgery = {};
  let metadata: Readonly<Record<string, unknown>> = {};
  let issuer = '';

  function createToken(): string {
    const now = Math.floor(Date.now() / 1000);
    const right = { iss: issuer, aud: 'chitta', sub: 'luna', nonce, iat: now, exp: now + 60 };
    const input = `${encode({ alg: 'RS256', kid: 'own', ...forgery.header })}.${encode({ ...right, ...forgery.claims })}`;
    return `${input}.${signToken(input, forgery.signature, { own: own.privateKey, stranger: stranger.privateKey })}`;
  }
  const jwk = { ...own.publicKey.export({ format: 'jwk' }), kid: 'own', alg: 'RS256', use: 'sig' };
  const answers: Record<string, () => object> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      id_token_signing_alg_values_supported: ['RS256'],
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      ...metadata,
    }),
    '/token': () => ({ access_token: 'opaque', token_type: 'bearer', id_token: createToken() }),
    '/jwks': () => ({ keys: [jwk] }),
  };
  const server = createServer(async (request, response) => {
    const { url = '', headers } = request;
    const body = await readAll(request);
    if (url === '/token') asked.push({ body, authorization: headers.authorization });
    response.writeHead(answers[url] ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answers[url]?.() ?? {}));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    clientSecret,
    asked,
    strangerKey: stranger.publicKey.export({ format: 'jwk' }),
    forge: (next) => {
      forgery = next;
    },
    describe: (next) => {
      metadata = next;
    },
    close: () => server.close(),
  };
}
