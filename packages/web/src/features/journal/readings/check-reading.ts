import type { ReadDreamResponse } from '@chitta/contract';
import { ApiError } from '#web/lib/api-error.ts';

function refuse(message: string): never {
  throw new ApiError({ status: 200, code: 'INTERNAL', message });
}

/**
 * Takes an answer for a reading only if it can be one: an object that reports no failure and holds a text or
 * symbols. Throws `ApiError` otherwise.
 */
export function checkReading(answer: unknown): ReadDreamResponse {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) {
    return refuse('Invalid response format from server');
  }
  const fields = answer as Partial<Record<string, unknown>>;
  if (fields.success === false || fields.error) {
    const told = [fields.message, fields.error].find((value) => typeof value === 'string' && value !== '');
    return refuse(typeof told === 'string' ? told : 'Translation failed');
  }
  const hasText = typeof fields.translation === 'string' && fields.translation !== '';
  if (!hasText && !Array.isArray(fields.symbols)) return refuse('Incomplete response from server');
  return answer as ReadDreamResponse;
}
