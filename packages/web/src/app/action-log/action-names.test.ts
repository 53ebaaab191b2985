import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { failedCall, nameOfError } from './action-names.ts';

const refused = new ApiError({ status: 404, code: 'NOT_FOUND', message: 'The dream of the river is gone.' });

describe('a call that failed', () => {
  it('is told by method, pattern and status', () => {
    expect(failedCall('GET /api/dreams/:id/occurrences/:symbolId', refused)).toEqual({
      name: 'GET /api/dreams/:id/occurrences/:symbolid',
      status: 404,
    });
    expect(failedCall('POST /api/dreams', new TypeError('Failed to fetch'))?.status).toBe(0);
  });

  it('is none where it was given up on purpose', () => {
    expect(failedCall('GET /api/dreams', new DOMException('Aborted', 'AbortError'))).toBeNull();
  });
});

it.each([
  [refused, 'apierror'],
  [new RangeError('My father stood in the river'), 'rangeerror'],
  ['My father stood in the river', 'error'],
  [undefined, 'error'],
])('an error is told by its kind alone: %s', (error, name) => {
  expect(nameOfError(error)).toBe(name);
});
