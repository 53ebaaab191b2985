import { describe, expect, it } from 'vitest';
import { codeOf, toOidcError } from './to-oidc-error.ts';

const reasonOf = (error: unknown) => toOidcError(error).reason;

describe('toOidcError', () => {
  it.each([
    ['access_denied', 'oidc.cancelled'],
    ['temporarily_unavailable', 'oidc.unreachable'],
    ['invalid_grant', 'oidc.start_again'],
    ['invalid_client', 'oidc.answer_refused'],
  ])('takes the word %s for %s', (error, reason) => {
    expect(reasonOf(Object.assign(new Error('said'), { error }))).toBe(reason);
  });

  it.each([
    [new TypeError('fetch failed'), 'oidc.unreachable'],
    [new TypeError('"code" must be a string'), 'oidc.answer_refused'],
    [Object.assign(new Error('late'), { code: 'OAUTH_TIMEOUT' }), 'oidc.unreachable'],
    [new Error('answer', { cause: new Response(null, { status: 503 }) }), 'oidc.unreachable'],
    [new Error('answer', { cause: new Response(null, { status: 400 }) }), 'oidc.answer_refused'],
    [Object.assign(new Error('nonce'), { code: 'OAUTH_JWT_CLAIM_COMPARISON_FAILED' }), 'oidc.answer_refused'],
  ])('takes %s for %s', (error, reason) => {
    expect(reasonOf(error)).toBe(reason);
  });
});

describe('codeOf', () => {
  it('says codes and nothing that was received', () => {
    expect(codeOf(Object.assign(new Error('secret'), { code: 'OAUTH_TIMEOUT' }))).toBe('OAUTH_TIMEOUT');
    expect(codeOf(Object.assign(new Error('secret'), { code: 'X', error: 'a b\nsecret' }))).toBe('X');
    expect(codeOf(new TypeError('secret'))).toBe('TypeError');
  });
});
