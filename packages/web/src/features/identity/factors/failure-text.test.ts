import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { loadWords } from '#web/lib/i18n.ts';
import { failureText } from './failure-text.ts';

const refusal = (reason: string) =>
  Object.assign(
    new ApiError({ status: 403, code: 'FORBIDDEN', message: 'In the words of the server.', reason }),
  );

describe('failureText', () => {
  beforeAll(() => loadWords('factors'));

  it.each([
    ['no failure', null, ''],
    ['a member who would rather not confirm', refusal('accounts.proof_needed'), ''],
    ['a question that was closed', new DOMException('', 'NotAllowedError'), /No passkey was made/],
    ['a question whose place another took', new DOMException('', 'AbortError'), /No passkey was made/],
    ['a device that has one already', new DOMException('', 'InvalidStateError'), /holds a passkey/],
    ['a refusal', refusal('factors.passkey_limit'), /as many passkeys as there can be/],
    ['no answer', new TypeError('Failed to fetch'), /Network error/],
    ['what nobody expects', new Error('secret detail'), 'An unexpected error occurred'],
  ])('says of %s', (_, error, text) => {
    if (text instanceof RegExp) expect(failureText(error)).toMatch(text);
    else expect(failureText(error)).toBe(text);
  });
});
