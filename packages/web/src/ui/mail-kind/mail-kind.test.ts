import { mailKindNames } from '@chitta/contract/limits';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { sayMailKind } from './mail-kind.ts';

beforeAll(() => loadWords('mail-kinds'));
afterEach(() => i18n.changeLanguage('en'));

describe('sayMailKind', () => {
  it.each([
    ['en', ['Login on a new device', 'Monthly letter']],
    ['es', ['Inicio de sesión en otro dispositivo', 'Carta del mes']],
  ] as const)('has a name in %s for every kind, each another', async (language, some) => {
    await i18n.changeLanguage(language);
    await loadWords('mail-kinds');
    expect(['new-device', 'monthly_letter'].map(sayMailKind)).toEqual(some);
    const all = mailKindNames.map(sayMailKind);
    for (const name of all) expect(name).not.toMatch(/kind\.|_/);
    expect(new Set(all).size).toBe(mailKindNames.length);
  });

  it('has none for what the server does not send any more', () => {
    expect([sayMailKind('a-kind-of-last-year'), sayMailKind('toString')]).toEqual([null, null]);
  });
});
