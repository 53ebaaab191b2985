import { expect, it, vi } from 'vitest';
import { clearStorage, localKeys, readLocal, writeLocal } from './storage-keys.ts';

it('writes, reads and clears', () => {
  writeLocal(localKeys.theme, 'light');
  sessionStorage.setItem('other', '1');
  expect(readLocal(localKeys.theme)).toBe('light');
  clearStorage();
  expect(readLocal(localKeys.theme)).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

it('goes on where the browser refuses storage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => writeLocal(localKeys.theme, 'light')).not.toThrow();
  expect(readLocal(localKeys.theme)).toBeNull();
  expect(clearStorage).not.toThrow();
});

it('names no key twice', () => {
  const names = Object.values(localKeys);
  expect(new Set(names).size).toBe(names.length);
});
