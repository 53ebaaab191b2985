import { auditActions } from '@chitta/contract/limits';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { sayDay, sayPart, saySize, sayValue } from './say-report.ts';

beforeAll(() => loadWords('system-reports', 'audit-log', 'mail-kinds'));
afterEach(() => i18n.changeLanguage('en'));

describe('values', () => {
  it.each([
    ['en', { value: 1234, unit: 'count', currency: null }, '1,234'],
    ['en', { value: 1999, unit: 'money', currency: 'usd' }, '$19.99'],
    ['en', { value: 500, unit: 'money', currency: 'jpy' }, '¥500'],
    ['en', { value: 62.5, unit: 'percent', currency: null }, '62.5%'],
    ['en', { value: 3.25, unit: 'average', currency: null }, '3.25'],
    ['en', { value: 1_500_000, unit: 'bytes', currency: null }, '1.5 MB'],
    ['es', { value: 12_345, unit: 'count', currency: null }, '12.345'],
    ['es', { value: 62.5, unit: 'percent', currency: null }, '62,5\u00A0%'],
  ] as const)('in %s: %o is %s', async (language, figure, words) => {
    await i18n.changeLanguage(language);
    expect(sayValue(figure)).toBe(words);
  });

  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1000, '1 kB'],
    [12_345, '12.3 kB'],
    [5e15, '5,000 TB'],
  ])('%d bytes: %s', (bytes, words) => {
    expect(saySize(bytes)).toBe(words);
  });
});

describe('parts', () => {
  it('are told in words where there are some, else as they are', async () => {
    expect(['pending', 'en', 'other', 'invoice.paid', 'apple-tree'].map(sayPart)).toEqual([
      'Pending',
      'English',
      'Others together',
      'invoice.paid',
      'apple-tree',
    ]);
    await i18n.changeLanguage('es');
    await loadWords('system-reports');
    expect(['partly', 'es'].map(sayPart)).toEqual(['En parte', 'español']);
  });

  it.each([
    ['en', ['Status changed', 'Ticket answered', 'Commission adjusted']],
    ['es', ['Estado cambiado', 'Mensaje respondido', 'Comisión ajustada']],
  ] as const)(
    'that are acts of administrators have in %s the names of the audit log',
    async (language, named) => {
      await i18n.changeLanguage(language);
      await loadWords('system-reports', 'audit-log', 'mail-kinds');
      expect(['status.changed', 'ticket.answered', 'commission.adjusted'].map(sayPart)).toEqual(named);
      for (const action of auditActions) expect(sayPart(action)).not.toMatch(/[._]/);
    },
  );

  it('that are kinds of mail have their names', async () => {
    expect(['new-device', 'membership', 'no-such-kind'].map(sayPart)).toEqual([
      'Login on a new device',
      'Membership',
      'no-such-kind',
    ]);
  });

  it('take no word of another place for a part', () => {
    expect(sayPart('part:nested.title')).toBe('part:nested.title');
    expect(sayPart('toString')).toBe('toString');
  });
});

it('says days as the server counts them, wherever the browser is', () => {
  expect(sayDay('2026-11-01')).toBe('Nov 1, 2026');
});
