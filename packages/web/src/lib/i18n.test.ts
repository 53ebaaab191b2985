import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseLanguage, currentLanguage, detectLanguage, i18n, loadWords } from './i18n.ts';
import { localKeys } from './storage-keys.ts';

afterEach(() => i18n.changeLanguage('en'));

describe('detectLanguage', () => {
  it.each([
    ['es', ['en-US'], 'es'],
    [null, ['es-MX', 'en'], 'es'],
    [null, ['fr', 'ES', 'en'], 'es'],
    [null, ['fr-FR'], 'en'],
    ['klingon', ['de'], 'en'],
    [null, [], 'en'],
  ])('stored %s, browser %j: %s', (stored, preferred, expected) => {
    expect(detectLanguage(stored, preferred)).toBe(expected);
  });
});

describe('chooseLanguage', () => {
  it('switches words and document, and remembers', async () => {
    await chooseLanguage('es');
    expect(currentLanguage()).toBe('es');
    expect(document.documentElement.lang).toBe('es');
    expect(localStorage.getItem(localKeys.language)).toBe('es');
    expect(i18n.t('common:close')).toBe('Cerrar');
  });
});

it('loads the words of an area', async () => {
  await loadWords('accounts');
  expect(i18n.t('accounts:login.submit')).toBe('Login');
});

it('has the words of a visitor’s first page at hand, without the list of all others', async () => {
  vi.doMock('./all-words/en.ts', () => {
    throw new Error('asked for');
  });
  await expect(loadWords('landing', 'accounts')).resolves.toBeUndefined();
  expect(i18n.exists('landing:title')).toBe(true);
});
