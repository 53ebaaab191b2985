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
    ['America/Bogota', 'Next reading on Sunday'],
    // There it is Sunday already.
    ['Pacific/Kiritimati', 'Next reading at 7:00 PM'],
  ])('says where the member lives when the next one can be had: %s', (timezone, when) => {
    expect(shown({ ...usedUp, timezone })?.replaceAll(/\s/g, ' ')).toBe(`0 of 3 left. ${when}`);
  });

  it('says it in Spanish', async () => {
    await i18n.changeLanguage('es');
    expect(shown({ ...usedUp, timezone: 'Europe/Madrid' })).toBe(
      'Te quedan 0 de 3. Próxima lectura: domingo',
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
