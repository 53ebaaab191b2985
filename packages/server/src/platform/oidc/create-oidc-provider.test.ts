import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Forgery,
  type ForgingProvider,
  startForgingProvider,
} from '#server/testing/untrusted/forging-provider.ts';
import { createLogger } from '../logging/create-logger.ts';
import { createOidcProvider } from './create-oidc-provider.ts';
import type { OidcProvider } from './oidc-provider.ts';

const nonce = 'asked-for-in-this-authorization';
let far: ForgingProvider;

beforeAll(async () => {
  far = await startForgingProvider(nonce);
});
afterAll(() => far.close());
beforeEach(() => {
  far.forge({});
  far.describe({});
});

function create(): OidcProvider {
  const { issuer } = far;
  const provider = createOidcProvider({
    config: { oidc: { issuer, clientId: 'chitta', name: 'Far', timeoutMs: 2_000, keepMs: 60_000 } },
    secrets: { oidcClientSecret: far.clientSecret },
    log: createLogger('silent'),
  });
  if (provider === null) throw new TypeError('there is a provider');
  return provider;
}

const exchangeCode = (provider = create()) =>
  provider.exchangeCode({
    url: new URL('http://localhost:3000/callback?code=abc&state=s'),
    state: 's',
    nonce,
    verifier: 'v'.repeat(43),
    isFresh: false,
  });

const hour = 3600;
const now = () => Math.floor(Date.now() / 1000);

describe('an ID token', () => {
  it('is taken where everything is right, for a code with its verifier and our secret', async () => {
    expect(await exchangeCode()).toMatchObject({ subject: 'luna', email: null });
    const [{ body = '', authorization = '' } = {}] = far.asked;
    expect(new URLSearchParams(body).get('code_verifier')).toBe('v'.repeat(43));
    expect(authorization).toMatch(/^Basic /);
  });

  it.each<[string, () => Forgery]>([
    ['signed by a stranger', () => ({ signature: 'stranger' })],
    ['not signed', () => ({ signature: 'none' })],
    ['said to need no signature', () => ({ signature: 'none', header: { alg: 'none' } })],
    ['signed by the shared secret', () => ({ signature: 'secret', header: { alg: 'HS256' } })],
    ['bringing its own key', () => ({ signature: 'stranger', header: { jwk: far.strangerKey } })],
    [
      'naming where its key is',
      () => ({ signature: 'stranger', header: { jku: 'http://127.0.0.1:9/jwks', kid: 'other' } }),
    ],
    ['over', () => ({ claims: { exp: now() - hour } })],
    ['not yet valid', () => ({ claims: { nbf: now() + hour } })],
    ['without an end', () => ({ claims: { exp: undefined } })],
    ['for another service', () => ({ claims: { aud: 'another' } })],
    ['for several, given to another', () => ({ claims: { aud: ['chitta', 'another'], azp: 'another' } })],
    ['of another issuer', () => ({ claims: { iss: 'https://other.example' } })],
    ['of another authorization', () => ({ claims: { nonce: 'of another authorization' } })],
    [
      'of no authorization, as an access token or a logout token is',
      () => ({ claims: { nonce: undefined } }),
    ],
    ['about nobody', () => ({ claims: { sub: undefined } })],
  ])('is refused: %s', async (_what, forgery) => {
    far.forge(forgery());
    await expect(exchangeCode()).rejects.toMatchObject({ reason: 'oidc.answer_refused' });
  });
});

describe('what a provider says of itself', () => {
  it('is refused where it names another issuer', async () => {
    far.describe({ issuer: 'https://other.example' });
    await expect(exchangeCode()).rejects.toMatchObject({ reason: 'oidc.answer_refused' });
  });
});
