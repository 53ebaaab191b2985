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

  it('says when to try again, where that is more than a moment away', async () => {
    const { message } = errorTable['requests.too_many'];
    const tooMany = (retryAfter?: number) =>
      errorMessage(buildApiError(429, '', { reason: 'requests.too_many', message, retryAfter }));
    expect(tooMany(721)).toBe('Too many requests. You can try again in 13 minutes.');
    expect([tooMany(2), tooMany(60), tooMany()]).toEqual([message, message, message]);
    await i18n.changeLanguage('es');
    expect(tooMany(61)).toBe('Demasiadas solicitudes. Puedes intentarlo de nuevo dentro de 2 minutos.');
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
