import { AppError, type ErrorDetail } from '../errors/app-error.ts';

interface Issue {
  readonly instancePath: string;
  readonly message?: string | undefined;
}

/** zod's own messages begin so; they are for developers and stay in the details. */
const generic = /^(?:Invalid|Too (?:small|big|short|long)|Unrecognized|Expected)\b/;

/**
 * The typed error of a request that its schema refused. Where one thing is wrong and the contract has its own text
 * for it, that text is the message; otherwise the message is the general one.
 */
export function fromValidation(issues: readonly Issue[]): AppError {
  const details: ErrorDetail[] = issues.map((issue) => ({
    path: issue.instancePath.slice(1).replaceAll('/', '.'),
    message: issue.message ?? 'Invalid input',
  }));
  const only = details.length === 1 ? details[0]?.message : undefined;
  const isSpecific = only !== undefined && !generic.test(only);
  return new AppError('requests.invalid', { details, ...(isSpecific && { message: only }) });
}
