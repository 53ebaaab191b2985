import { expect, it } from 'vitest';
import { createSecretToken, hashSecretToken } from './secret-token.ts';

it('is 256 random bits as text, another each time, and cannot be had back from what is stored', () => {
  const tokens = Array.from({ length: 2_000 }, createSecretToken);
  expect(new Set(tokens).size).toBe(tokens.length);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  const bytes = Buffer.concat(tokens.map((token) => Buffer.from(token, 'base64url')));
  expect(bytes).toHaveLength(32 * tokens.length);
  const ones = bytes.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);
  // Half of half a million, give or take ten standard deviations.
  expect(Math.abs(ones - bytes.length * 4)).toBeLessThan(10 * Math.sqrt(bytes.length * 2));
  const [token = ''] = tokens;
  expect(hashSecretToken(token)).not.toContain(token);
  expect(hashSecretToken(token)).toBe(hashSecretToken(token));
});
