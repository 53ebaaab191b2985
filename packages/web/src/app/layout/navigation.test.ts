import { describe, expect, it } from 'vitest';
import { buildUser } from '#web/testing/build-user.ts';
import { linksOf } from './navigation.ts';

const addresses = (user: Parameters<typeof linksOf>[0]) => linksOf(user).map(({ to }) => to);

describe('where the header leads', () => {
  it('is to the open pages for a visitor', () => {
    expect(addresses(null)).toEqual(['/home', '/learn', '/login', '/signup']);
  });

  it('is to what members do, and to nothing that is for others', () => {
    const links = addresses(buildUser());
    expect(links.slice(0, 4)).toEqual(['/dream-input', '/oracle', '/memory-lane', '/journal']);
    for (const other of ['/admin', '/affiliate-dashboard', '/login']) expect(links).not.toContain(other);
    expect(new Set(links).size).toBe(links.length);
  });

  it.each([
    [{ affiliateStatus: 'active' }, '/affiliate-dashboard', true],
    [{ affiliateStatus: 'suspended' }, '/affiliate-dashboard', false],
    [{ isAdmin: true }, '/admin', true],
  ] as const)('of a member with %j: %s is there: %s', (changes, to, isThere) => {
    expect(addresses(buildUser(changes)).includes(to)).toBe(isThere);
  });

  it.each([
    [{}, true],
    [{ subscriptionTier: 'premium' }, false],
    [{ hasUnlimitedAccess: true }, false],
    [{ isAdmin: true }, false],
  ] as const)('of a member with %j carries the tag of premium: %s', (changes, hasTag) => {
    expect(linksOf(buildUser(changes)).some(({ isPremium }) => isPremium)).toBe(hasTag);
  });
});
