import { describe, expect, it } from 'vitest';
import { actorOf, shortenAddress } from './actor.ts';

describe('shortenAddress', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:7:42::9', '2001:db8:7::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['', null],
  ])('%s becomes %s', (ip, expected) => {
    expect(shortenAddress(ip)).toBe(expected);
  });
});

describe('actorOf', () => {
  it('names the administrator and the request', () => {
    const member = { id: 7, username: 'luna', email: 'luna@example.org' };
    expect(actorOf(member, { id: 'req-1', ip: '203.0.113.77' })).toEqual({
      id: 7,
      name: 'luna',
      address: '203.0.113.0/24',
      requestId: 'req-1',
    });
  });
});
