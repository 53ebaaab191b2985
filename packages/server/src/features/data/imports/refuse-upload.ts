import { AppError } from '#server/platform/errors/app-error.ts';
import { Refusal } from './formats/refusal.ts';

/**
 * Throws the error of the contract for a refused file: `details` name the file, the line where it is known as
 * `file:line`, and what exactly is wrong there. Anything else is thrown on as it is.
 */
export function refuseUpload(error: unknown): never {
  if (!(error instanceof Refusal)) throw error;
  const { reason, detail, file, line } = error;
  const path = line === undefined ? file : `${file}:${line}`;
  throw new AppError(`imports.${reason}`, {
    cause: error,
    ...(detail && { details: [{ path, message: detail }] }),
  });
}
