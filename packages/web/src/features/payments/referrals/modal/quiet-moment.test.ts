import { afterEach, describe, expect, it } from 'vitest';
import { isQuiet } from './quiet-moment.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

describe('isQuiet', () => {
  it.each([
    ['/journal', true],
    ['/profile', true],
    ['/help', true],
    ['/dream-input', false],
    ['/interpretation', false],
    ['/journal/12', false],
    ['/oracle-history', false],
    ['/subscribe', false],
    ['/checkout', false],
    ['/signup', false],
    ['/verification-required/luna@example.org', false],
    ['/referrals', false],
  ])('%s: %s', (pathname, quiet) => {
    expect(isQuiet(pathname)).toBe(quiet);
  });

  it.each([
    ['<textarea></textarea>', false],
    ['<input type="search">', false],
    ['<input type="checkbox">', true],
    ['<button></button>', true],
  ])('while %s has the focus: %s', (html, quiet) => {
    document.body.innerHTML = html;
    (document.body.firstElementChild as HTMLElement).focus();
    expect(isQuiet('/journal')).toBe(quiet);
  });

  it('is not while another dialog speaks', () => {
    document.body.innerHTML = '<dialog open></dialog>';
    expect(isQuiet('/journal')).toBe(false);
    document.body.innerHTML = '<dialog></dialog>';
    expect(isQuiet('/journal')).toBe(true);
  });
});
