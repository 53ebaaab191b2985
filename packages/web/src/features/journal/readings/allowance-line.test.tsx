import { render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { AllowanceLine } from './allowance-line.tsx';

const shown = (overrides: Parameters<typeof buildUser>[0]) =>
  render(<AllowanceLine user={buildUser(overrides)} />).container.textContent;
const usedUp = { translationsUsed: 3, translationsResetDate: '2026-11-22T05:00:00.000Z' };

describe('AllowanceLine', () => {
  beforeAll(() => loadWords('readings'));
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await i18n.changeLanguage('en');
  });

  it.each([
    [0, '3 of 3 readings left today'],
    [1, '2 of 3 readings left today'],
  ])('says what is left after %i', (translationsUsed, text) => {
    expect(shown({ ...usedUp, translationsUsed })).toBe(text);
  });

  it.each([
    ['America/Bogota', /Sunday.*12:00\sAM$/],
    ['Europe/Madrid', /Sunday.*6:00\sAM$/],
  ])('says where the member lives when there will be new ones: %s', (timezone, when) => {
    const text = shown({ ...usedUp, timezone });
    expect(text).toMatch(/^0 of 3 readings left today, new ones from/);
    expect(text).toMatch(when);
  });

  it('says it in Spanish', async () => {
    await i18n.changeLanguage('es');
    expect(shown({ ...usedUp, timezone: 'Europe/Madrid' })).toMatch(
      /^Lecturas que te quedan hoy: 0 de 3; tendrás más a partir del domingo,? 6:00$/,
    );
  });

  it('counts anew once the window has passed', () => {
    vi.setSystemTime(new Date('2026-11-22T05:00:00Z'));
    expect(shown(usedUp)).toBe('3 of 3 readings left today');
  });

  it.each([{ subscriptionTier: 'premium' as const }, { hasUnlimitedAccess: true }])(
    'says nothing to members without a limit: %j',
    (overrides) => {
      expect(shown({ ...usedUp, ...overrides })).toBe('');
    },
  );
});
