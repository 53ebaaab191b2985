import { z } from 'zod';
import { isVapidPrivateKey } from './vapid-private-key.ts';

/** An empty variable counts as one that is not set: that is how shells and compose files leave things out. */
function optional<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
}

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const text = z.string().min(1);
const key = z.string().regex(/^[A-Za-z0-9+/]{43}=$/, { error: 'must be 32 bytes in base64' });
const seconds = (most: number) => z.coerce.number({ error: 'must be a number of seconds' }).min(0).max(most);

const environment = z.object({
  PORT: optional(z.coerce.number({ error: 'must be a number' }).int().min(0).max(65_535)),
  HOST: optional(text),
  PUBLIC_URL: optional(httpUrl),
  CUSTOM_DOMAINS: optional(text),
  DATA_DIR: optional(text),
  DATABASE_URL: optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// or postgresql:// address' }),
  ),
  DATABASE_WAIT_SECONDS: optional(seconds(600)),
  DRAIN_SECONDS: optional(seconds(120)),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })),
  MAIL_FROM: optional(text),
  STRIPE_SECRET_KEY: optional(text),
  STRIPE_WEBHOOK_SECRET: optional(text),
  STRIPE_PUBLISHABLE_KEY: optional(text),
  STRIPE_PRICE_MONTHLY: optional(text),
  STRIPE_PRICE_YEARLY: optional(text),
  PAYMENTS_SANDBOX: optional(z.enum(['on', 'off'], { error: 'must be on or off' })),
  OIDC_ISSUER: optional(httpUrl),
  OIDC_CLIENT_ID: optional(text),
  OIDC_CLIENT_SECRET: optional(text),
  OIDC_NAME: optional(text.max(40)),
  AI_BASE_URL: optional(httpUrl),
  AI_API_KEY: optional(text),
  AI_MODEL: optional(text),
  S3_ENDPOINT: optional(httpUrl),
  S3_BUCKET: optional(text),
  S3_ACCESS_KEY: optional(text),
  S3_SECRET_KEY: optional(text),
  SECRET_KEY: optional(key),
  SECRET_KEY_PREVIOUS: optional(key),
  VAPID_PRIVATE_KEY: optional(
    z.string().refine(isVapidPrivateKey, {
      error: 'must be a private key of the curve P-256: 32 bytes in base64url',
    }),
  ),
  VAPID_SUBJECT: optional(
    z.url({ protocol: /^(https|mailto)$/, error: 'must be an https: or mailto: address' }).max(200),
  ),
  PUSH_PRIVATE_ORIGINS: optional(text),
  NODE_NAME: optional(text.max(63, { error: 'must have at most 63 characters' })),
  METRICS_TOKEN: optional(text.min(16, { error: 'must have at least 16 characters' })),
  READING_THREADS: optional(
    z.coerce.number({ error: 'must be a number' }).int().min(2, { error: 'must be 2 or more' }).max(64),
  ),
  ADMIN_EMAIL: optional(z.email({ error: 'must be an e-mail address' })),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
});
export type Environment = z.infer<typeof environment>;

/** Variables that only make sense together: one set without the others is a mistake worth telling. */
const groups: readonly (readonly (keyof Environment)[])[] = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_MONTHLY', 'STRIPE_PRICE_YEARLY'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['AI_BASE_URL', 'AI_MODEL'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
];

/** The environment is not usable. The message lists every problem, one per line, and never a value. */
export class EnvironmentError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      `The configuration has ${problems.length} problem(s):\n${problems.map((p) => `  - ${p}`).join('\n')}`,
    );
    this.name = 'EnvironmentError';
    this.problems = problems;
  }
}

/** Reads and checks the variables. Throws `EnvironmentError` with all problems at once. */
export function readEnvironment(source: Record<string, string | undefined> = process.env): Environment {
  const parsed = environment.safeParse(source);
  const problems = [
    ...(parsed.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? []),
    ...incompleteGroups(source),
    ...contradictions(source),
  ];
  if (!parsed.success || problems.length > 0) throw new EnvironmentError(problems);
  return parsed.data;
}

function incompleteGroups(source: Record<string, string | undefined>): string[] {
  return groups.flatMap((names) => {
    const missing = names.filter((name) => !source[name]);
    if (missing.length === 0 || missing.length === names.length) return [];
    const present = names.filter((name) => source[name]);
    return [`${present.join(', ')} also needs ${missing.join(', ')}`];
  });
}

function contradictions(source: Record<string, string | undefined>): string[] {
  const hasBoth = source.PAYMENTS_SANDBOX === 'on' && source.STRIPE_SECRET_KEY;
  return hasBoth ? ['PAYMENTS_SANDBOX cannot be on together with STRIPE_SECRET_KEY'] : [];
}
