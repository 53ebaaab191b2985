import { violatedConstraint } from '#server/db/violated-constraint.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

/** Runs a change; throws `personal_symbols.name_taken` where another symbol of the member has the name. */
export async function keepNameUnique<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (violatedConstraint(error) !== 'personal_symbols_name') throw error;
    throw new AppError('personal_symbols.name_taken', { cause: error });
  }
}
