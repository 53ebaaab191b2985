import { describe, expect, it } from 'vitest';
import { isGuessablePassword } from './password-policy.ts';

const owner = { username: 'Moonwalker', email: 'luna.vega@example.org' };

describe('isGuessablePassword', () => {
  it.each([
    'password',
    'iloveyou123',
    'Contraseña1',
    'QWERTYUIOP',
    '1q2w3e4r',
    'ｐａｓｓｗｏｒｄ',
    'zzzzzzzz',
    'xyzxyzxyz',
    'moonwalker',
    'MOONWALKER99',
    'luna.vega',
    'luna.vega@example.org',
    'chitta2026',
    'Dream1234',
  ])('refuses %s', async (password) => {
    expect(await isGuessablePassword(password, owner)).toBe(true);
  });

  it.each([
    'violet otter 4 rivers',
    'moonwalker eats lentils',
    'Tr0ub4dor&3x',
    'ñandú bajo la lluvia',
    '🦊🌙 zorro 27',
  ])('takes %s', async (password) => {
    expect(await isGuessablePassword(password, owner)).toBe(false);
  });
});
