/** The program itself is wrong; never the caller's or the member's doing. Answered as a bare `INTERNAL`. */
export class InvariantError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'InvariantError';
  }
}

/** States what must hold if the program is right. */
export function invariant(value: unknown, message: string): asserts value {
  if (!value) throw new InvariantError(message);
}
