/** States what must be true; a failure is a programming error, never a member's. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message);
}
