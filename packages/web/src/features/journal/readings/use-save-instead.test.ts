import { renderHook } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { useSaveInstead } from './use-save-instead.ts';

const tomorrow = new Date(2026, 10, 21, 3).toISOString();
const usedUp = { translationsUsed: 3, translationsResetDate: tomorrow };

function label(overrides: Parameters<typeof buildUser>[0], hasReading = false) {
  return renderHook(() => useSaveInstead(buildUser(overrides), hasReading)).result.current;
}

describe('useSaveInstead', () => {
  beforeAll(() => loadWords('readings'));
  beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 20, 12) }));
  afterEach(() => void vi.useRealTimers());

  it('is there where no reading is left', () => {
    expect(label(usedUp)).toBe('Save for tomorrow');
    const today = new Date(2026, 10, 20, 18).toISOString();
    expect(label({ ...usedUp, translationsResetDate: today })).toBe('Save for later');
  });

  it('counts days where the member lives, not where the device is', () => {
    // At noon in UTC it is the 21st already on Kiritimati, and its next midnight is that of the 22nd.
    vi.setSystemTime(Date.UTC(2026, 10, 20, 12));
    const atTheirMidnight = (timezone: string, at: number) =>
      label({ ...usedUp, timezone, translationsResetDate: new Date(at).toISOString() });
    expect(atTheirMidnight('Pacific/Kiritimati', Date.UTC(2026, 10, 20, 18))).toBe('Save for later');
    expect(atTheirMidnight('Pacific/Kiritimati', Date.UTC(2026, 10, 21, 10))).toBe('Save for tomorrow');
    expect(atTheirMidnight('Pacific/Pago_Pago', Date.UTC(2026, 10, 21, 10))).toBe('Save for later');
  });

  it.each([
    ['one is left', { ...usedUp, translationsUsed: 2 }, false],
    ['the day has passed', { ...usedUp, translationsResetDate: '2026-11-19T00:00:00.000Z' }, false],
    ['there is no limit', { ...usedUp, hasUnlimitedAccess: true }, false],
    ['the words are read already', usedUp, true],
  ])('is not there where %s', (_, overrides, hasReading) => {
    expect(label(overrides, hasReading)).toBeNull();
  });
});
