import { signupRequest } from '@chitta/contract';
import { describe, expect, it } from 'vitest';
import { deriveUsername } from './derive-username.ts';

const isAllowed = (username: string) => signupRequest.shape.username.safeParse(username).success;

describe('deriveUsername', () => {
  it.each([
    [['Luna Ortiz'], 'Luna-Ortiz'],
    [['..luna..'], 'luna'],
    [['ü', 'márisol@home'], 'márisol-home'],
    [['🌙', ''], 'dreamer'],
    [[], 'dreamer'],
    [['x'.repeat(80)], 'x'.repeat(25)],
    [['ﬁona'], 'fiona'],
  ])('makes of %j the name %s', (names, expected) => {
    expect(deriveUsername(names, 0)).toBe(expected);
  });

  it('adds digits to a name that is taken, within what a user name may be', () => {
    for (const name of ['luna', '𝒳'.repeat(40), `${'a'.repeat(24)}.b`, 'नमस्ते दुनिया', '<script>']) {
      expect(isAllowed(deriveUsername([name], 0)), name).toBe(true);
      const second = deriveUsername([name], 1);
      expect(second).toMatch(/-\d{4}$/);
      expect(isAllowed(second), second).toBe(true);
    }
  });
});
