import { describe, expect, it } from 'vitest';
import { stubPasskeys } from '#web/testing/stub-passkeys.ts';
import {
  canOfferPasskeysInForms,
  canUsePasskeys,
  isPasskeyCancelled,
  isPasskeyKnown,
  signWithPasskey,
  stopPasskeyQuestion,
} from './passkeys.ts';

const options = {
  challenge: 'Y2hhbGxlbmdl',
  timeout: 60_000,
  rpId: 'localhost',
  userVerification: 'required',
} as const;

describe('what the browser can', () => {
  it('is nothing without passkeys', async () => {
    expect(canUsePasskeys()).toBe(false);
    await expect(canOfferPasskeysInForms()).resolves.toBe(false);
    expect(() => stopPasskeyQuestion()).not.toThrow();
  });

  it.each([
    ['127.0.0.1', false],
    ['192.168.1.20', false],
    ['[::1]', false],
    ['localhost', true],
    ['chitta.example', true],
  ])('is nothing at a number: %s, %s', (hostname, can) => {
    stubPasskeys();
    expect(canUsePasskeys(hostname)).toBe(can);
  });

  it.each([true, false])('is asked of the browser where a user name is filled in (%s)', async (can) => {
    stubPasskeys();
    Object.assign(window.PublicKeyCredential, { isConditionalMediationAvailable: async () => can });
    expect(canUsePasskeys()).toBe(true);
    await expect(canOfferPasskeysInForms()).resolves.toBe(can);
  });
});

describe('signWithPasskey', () => {
  it('gives what the server can check', async () => {
    const asked = stubPasskeys();
    await expect(signWithPasskey(options)).resolves.toMatchObject({
      id: 'cGFzc2tleQ',
      type: 'public-key',
      response: { signature: 'c2lnbmF0dXJl', clientDataJSON: 'Y2xpZW50' },
    });
    expect(new TextDecoder().decode(asked[0]?.challenge)).toBe('challenge');
  });

  it.each(['NotAllowedError', 'AbortError'] as const)(
    'ends with %s where the member ends it',
    async (name) => {
      stubPasskeys(() => name);
      const failure: unknown = await signWithPasskey(options).catch((error: unknown) => error);
      expect(isPasskeyCancelled(failure)).toBe(true);
      expect(isPasskeyKnown(failure)).toBe(false);
    },
  );
});

describe('failures', () => {
  it.each([
    [new DOMException('', 'InvalidStateError'), false, true],
    [new DOMException('', 'SecurityError'), false, false],
    [new TypeError('Failed to fetch'), false, false],
    ['NotAllowedError', false, false],
    [null, false, false],
  ])('tells %o apart', (error, isCancelled, isKnown) => {
    expect(isPasskeyCancelled(error)).toBe(isCancelled);
    expect(isPasskeyKnown(error)).toBe(isKnown);
  });
});
