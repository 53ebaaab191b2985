const uniqueViolation = '23505';

/** Name of the unique constraint that a statement ran into; null for every other error. */
export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  if (code === uniqueViolation && typeof constraint === 'string') return constraint;
  return violatedConstraint(error.cause);
}
