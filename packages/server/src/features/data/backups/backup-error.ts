/**
 * A backup cannot be made, read or restored. The message is for the operator: it says what is wrong and what was left
 * as it was, so it is printed as it is, without a stack.
 */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** The words of an error whoever threw it, for the end of a message. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
