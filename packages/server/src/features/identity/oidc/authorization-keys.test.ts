import { describe, expect, it } from 'vitest';
import { deriveKeys } from './authorization-keys.ts';

describe('deriveKeys', () => {
  it('makes the same keys of the same secrets, and others of any other', () => {
    const keys = deriveKeys('browser', 'state');
    expect(deriveKeys('browser', 'state')).toEqual(keys);
    const all = [keys, deriveKeys('browsers', 'tate'), deriveKeys('browser', 'other')];
    const secrets = all.flatMap(({ nonce, verifier }) => [nonce, verifier]);
    expect(new Set(secrets).size).toBe(6);
    for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/);
  });
});
