import { describe, expect, it } from 'vitest';
import { type ErrorReason, errorCodes, errorTable, statusOfCode, statusOfReason } from './error-codes.ts';

const reasons = Object.keys(errorTable) as ErrorReason[];

describe('error codes', () => {
  it('are the nine of the specification, each with its status', () => {
    expect(errorCodes).toEqual([
      'BAD_REQUEST',
      'UNAUTHORIZED',
      'FORBIDDEN',
      'NOT_FOUND',
      'CONFLICT',
      'VALIDATION',
      'DATABASE',
      'INTERNAL',
      'EXTERNAL',
    ]);
    expect(statusOfCode).toMatchObject({
      BAD_REQUEST: 400,
      UNAUTHORIZED: 401,
      FORBIDDEN: 403,
      NOT_FOUND: 404,
      CONFLICT: 409,
      VALIDATION: 422,
      EXTERNAL: 502,
    });
  });

  it.each(reasons)('%s has a text and a status that is an error', (reason) => {
    expect(errorTable[reason].message.length).toBeGreaterThan(5);
    expect(statusOfReason(reason)).toBeGreaterThanOrEqual(400);
  });

  it.each(reasons)('%s keeps the side that is at fault', (reason) => {
    const isServerFault = statusOfReason(reason) >= 500;
    expect(['INTERNAL', 'DATABASE', 'EXTERNAL'].includes(errorTable[reason].code)).toBe(isServerFault);
  });

  it('says the limits of a dream in the words of the specification', () => {
    expect(errorTable['translations.too_short'].message).toBe(
      'Please provide at least 20 characters for accurate interpretation.',
    );
    expect(errorTable['translations.too_long'].message).toBe(
      'Please limit your dream description to 5000 characters.',
    );
    expect(errorTable['translations.empty'].message).toBe('Please enter your dream before translating.');
    expect(errorTable['dreams.empty'].message).toBe('Please enter your dream before saving.');
    expect(errorTable['translations.limit_reached'].message).toContain('limit');
  });
});
