import { ApiError } from '#web/lib/api-error.ts';
import { isAbort } from '#web/lib/error-message.ts';

interface FailedCall {
  readonly name: string;
  readonly status: number;
}

/** A call that failed, by method and pattern of its path; null where it was given up on purpose. */
export function failedCall(key: string, error: unknown): FailedCall | null {
  if (isAbort(error)) return null;
  const [method = '', path = ''] = key.split(' ');
  return {
    name: `${method} ${path.toLowerCase()}`,
    // Without an answer there is none.
    status: error instanceof ApiError ? error.status : 0,
  };
}

/** What kind of error it is. What it says is left out: texts can be in it. */
export function nameOfError(error: unknown): string {
  return error instanceof Error ? error.name.toLowerCase() : 'error';
}
