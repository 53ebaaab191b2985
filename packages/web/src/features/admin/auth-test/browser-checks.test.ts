import type { AuthTest } from '@chitta/contract';
import { describe, expect, it } from 'vitest';
import { lookAtBrowser } from './browser-checks.ts';

const serverTime = '2026-11-23T12:00:00.000Z';
const noon = Date.parse(serverTime);
const look = (changes: Partial<AuthTest> = {}, sentAt = noon - 100, receivedAt = noon + 100) =>
  lookAtBrowser(
    { cookieName: 'chitta_session', serverTime, rpId: window.location.hostname, ...changes } as AuthTest,
    { sentAt, receivedAt },
  );

describe('what the browser knows', () => {
  it('finds nothing wrong where nothing is', async () => {
    expect(await look()).toMatchObject({
      isCookieHidden: true,
      clockSkew: 0,
      clockTolerance: 100,
      isRpIdOfThisHost: true,
    });
  });

  it('tells how far the clock is ahead or behind, by the middle of the way', async () => {
    expect(await look({}, noon + 60_000, noon + 60_501)).toMatchObject({
      clockSkew: 60_251,
      clockTolerance: 251,
    });
    expect((await look({}, noon - 5_000, noon - 4_000)).clockSkew).toBe(-4_500);
  });

  it('sees a cookie of the session that scripts can read, and no other for it', async () => {
    Object.assign(document, { cookie: 'chitta_session_old=1' });
    expect((await look()).isCookieHidden).toBe(true);
    Object.assign(document, { cookie: 'chitta_session=secret' });
    expect((await look()).isCookieHidden).toBe(false);
    for (const name of ['chitta_session', 'chitta_session_old'])
      Object.assign(document, { cookie: `${name}=; Max-Age=0` });
  });

  it('takes a host above this one for passkeys, but not one that only ends alike', async () => {
    const { hostname } = window.location;
    expect((await look({ rpId: `other-${hostname}` })).isRpIdOfThisHost).toBe(false);
    expect((await look({ rpId: hostname.slice(1) })).isRpIdOfThisHost).toBe(false);
  });
});
