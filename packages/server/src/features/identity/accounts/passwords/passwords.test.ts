import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

describe('passwords', () => {
  it('verifies what it hashed and nothing else', async () => {
    const stored = await hashPassword('violet otter');
    expect(await verifyPassword('violet otter', stored)).toBe(true);
    expect(await verifyPassword('violet otte', stored)).toBe(false);
    expect(await verifyPassword('', stored)).toBe(false);
  });

  it('keeps a salted Argon2id of at least 19 MiB and two passes', async () => {
    const [stored, again] = [await hashPassword('violet otter'), await hashPassword('violet otter')];
    const cost = /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=1\$/.exec(stored)?.groups;
    expect(Number(cost?.memory)).toBeGreaterThanOrEqual(19_456);
    expect(Number(cost?.passes)).toBeGreaterThanOrEqual(2);
    expect(again).not.toBe(stored);
  });

  it('takes letters composed in either way for the same', async () => {
    const stored = await hashPassword('contrasen\u0303a larga');
    expect(await verifyPassword('contrase\u00f1a larga', stored)).toBe(true);
  });

  it('never accepts a password for an account without one', async () => {
    expect(await verifyPassword('anything', null)).toBe(false);
  });
});
