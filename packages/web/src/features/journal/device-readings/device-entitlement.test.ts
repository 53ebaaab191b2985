import { describe, expect, it } from 'vitest';
import { buildUser } from '#web/testing/build-user.ts';
import { countOnDevice, dayOf, deviceLevel } from './device-entitlement.ts';

const now = new Date('2026-11-21T10:00:00Z');
const later = '2026-11-21T23:00:00Z';
const passed = '2026-11-21T05:00:00Z';

describe('deviceLevel', () => {
  it.each([
    ['a premium member, whatever was used', { subscriptionTier: 'premium', translationsUsed: 9 }, 'premium'],
    ['a member with a grant', { hasUnlimitedAccess: true }, 'premium'],
    ['a free member', {}, 'free'],
    ['a free member with one left', { translationsUsed: 2, translationsResetDate: later }, 'free'],
    ['a free member with none left', { translationsUsed: 3, translationsResetDate: later }, null],
    ['a free member whose window has passed', { translationsUsed: 3, translationsResetDate: passed }, 'free'],
    ['a member who may read nothing', { translationsLimit: 0 }, null],
  ] as const)('of %s', (_case, changes, level) => {
    expect(deviceLevel(buildUser(changes), now)).toBe(level);
  });
});

describe('countOnDevice', () => {
  it('counts on in the open window', () => {
    const user = buildUser({ translationsUsed: 1, translationsResetDate: later });
    expect(countOnDevice(user, now)).toEqual({ translationsUsed: 2, translationsResetDate: later });
  });

  it('opens a window to the next midnight, and uses it up', () => {
    let user = buildUser({ translationsUsed: 3, translationsResetDate: passed });
    for (const level of ['free', 'free', 'free', null]) {
      expect(deviceLevel(user, now)).toBe(level);
      user = { ...user, ...countOnDevice(user, now) };
    }
    const end = new Date(user.translationsResetDate ?? 0);
    expect([end.getHours(), end.getMinutes(), end > now]).toEqual([0, 0, true]);
  });
});

it.each([
  ['Pacific/Auckland', '2026-11-21'],
  ['America/Bogota', '2026-11-20'],
  [null, '2026-11-20'],
])('tells the day in %s', (timezone, day) => {
  expect(dayOf({ timezone }, new Date('2026-11-20T20:00:00Z'))).toBe(day);
});
