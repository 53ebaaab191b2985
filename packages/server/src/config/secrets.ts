import type { Environment } from './env.ts';

/** What must never be printed or logged; kept apart from the configuration for that reason. */
export interface Secrets {
  /** Connection string of an outside database; null where the embedded one is used. */
  readonly databaseUrl: string | null;
}

export function createSecrets(env: Environment): Secrets {
  return { databaseUrl: env.DATABASE_URL ?? null };
}
