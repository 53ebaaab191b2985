import { z } from 'zod';
import { AppError } from '../../errors/app-error.ts';

/** What tells of a failure of Stripe's without its texts, which may name members and cards. */
const failure = z.object({
  type: z.string().startsWith('Stripe'),
  statusCode: z.number().optional(),
  code: z.string().optional(),
  requestId: z.string().optional(),
});
type Failure = z.infer<typeof failure>;

/** Busy, held up by another request, or not willing to know our key: none of it is the member's doing. */
const notAnswering: readonly number[] = [401, 403, 409, 429];

function isUnavailable({ statusCode }: Failure): boolean {
  return statusCode === undefined || statusCode >= 500 || notAnswering.includes(statusCode);
}

/** The failure that an error of the library's stands for; null: it is another error. */
export function failureOf(error: unknown): Failure | null {
  return error instanceof Error ? (failure.safeParse(error).data ?? null) : null;
}

/** For logs: kind, code and number of the request, by which operators find it in Stripe's dashboard. */
export function describeFailure({ type, statusCode, code, requestId }: Failure): Error {
  return new Error([type, statusCode, code, requestId].filter((part) => part !== undefined).join(' '));
}

/** What an error is to everybody else. */
function toAppError(error: unknown): unknown {
  const known = failureOf(error);
  if (known === null) return error;
  const reason = isUnavailable(known) ? 'payments.unavailable' : 'payments.refused';
  return new AppError(reason, { cause: describeFailure(known) });
}

/** The same, with the library's errors in the words that `Payments` knows. */
export function guard<Question extends unknown[], Answer>(
  work: (...question: Question) => Promise<Answer>,
): (...question: Question) => Promise<Answer> {
  return async (...question) => {
    try {
      return await work(...question);
    } catch (error) {
      throw toAppError(error);
    }
  };
}
