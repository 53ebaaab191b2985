import { errorTable } from '@chitta/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { buildApiError } from './api-error.ts';
import { errorMessage, isAbort } from './error-message.ts';
import { i18n } from './i18n.ts';

afterEach(() => i18n.changeLanguage('en'));

describe('errorMessage', () => {
  it.each(Object.entries(errorTable))("has the contract's words for %s", (reason, { message }) => {
    expect(errorMessage(buildApiError(400, '', { reason, message: 'other' }))).toBe(message);
  });

  it('speaks the language of the interface', async () => {
    await i18n.changeLanguage('es');
    const error = buildApiError(409, '', { reason: 'accounts.email_taken', message: 'x' });
    expect(errorMessage(error)).toBe('Ese correo ya está registrado.');
  });

  it('falls back to the server, then to general words', () => {
    expect(errorMessage(buildApiError(400, '', { reason: 'later.unknown', message: 'Said so.' }))).toBe(
      'Said so.',
    );
    expect(errorMessage(new TypeError('Failed to fetch'))).toMatch(/^Network error/);
    expect(errorMessage(new Error('secret detail'))).toBe('An unexpected error occurred');
  });
});

it('recognises a cancelled request', () => {
  expect(isAbort(new DOMException('x', 'AbortError'))).toBe(true);
  expect(isAbort(new Error('abort'))).toBe(false);
});
