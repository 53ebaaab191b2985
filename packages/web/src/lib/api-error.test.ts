import { describe, expect, it } from 'vitest';
import { buildApiError } from './api-error.ts';

describe('buildApiError', () => {
  it.each([
    [400, 'BAD_REQUEST'],
    [401, 'UNAUTHORIZED'],
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [409, 'CONFLICT'],
    [422, 'VALIDATION'],
    [502, 'EXTERNAL'],
    [418, 'INTERNAL'],
    [500, 'INTERNAL'],
  ])('describes status %i as %s', (status, code) => {
    expect(buildApiError(status, 'Text', null)).toMatchObject({ status, code, message: 'Text' });
  });

  it('has words even where the answer has none', () => {
    expect(buildApiError(500, '', {}).message).toBe('An error occurred');
  });

  it('believes only known codes and well-formed details', () => {
    const details = [{ path: 'email', message: 'Required' }, { path: 1 }, null];
    const error = buildApiError(500, 'x', { code: 'DATABASE', details });
    expect(error).toMatchObject({ code: 'DATABASE', details: [{ path: 'email', message: 'Required' }] });
    expect(buildApiError(404, 'x', { code: 'MADE_UP' }).code).toBe('NOT_FOUND');
  });
});
