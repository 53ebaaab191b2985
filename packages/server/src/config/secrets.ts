import type { Environment } from './env.ts';

/** What must never be printed or logged; kept apart from the configuration for that reason. */
export interface Secrets {
  /** Connection string of an outside database; null where the embedded one is used. */
  readonly databaseUrl: string | null;
  /** Key of the language model's server; null where it asks for none. */
  readonly aiApiKey: string | null;
  /** 32 bytes in base64 that small secrets are encrypted with; null: a key file of our own. */
  readonly secretKey: string | null;
  /** The key before, for what is still encrypted with it. */
  readonly previousSecretKey: string | null;
  /** 32 bytes in base64url that this server proves with to push services that it is the one; null: a pair of our own. */
  readonly vapidPrivateKey: string | null;
  /** What opens the figures for monitoring; null: they are for this machine alone, or for nobody. */
  readonly metricsToken: string | null;
  /** What the OpenID provider knows this server by; null without one. */
  readonly oidcClientSecret: string | null;
  /** The operator's mail server, with its password; null: mails go to a folder. */
  readonly smtpUrl: string | null;
  /** What opens the S3-compatible storage; null without one. */
  readonly s3: { readonly accessKey: string; readonly secretKey: string } | null;
  /** What opens the account at Stripe; null without one. */
  readonly stripeSecretKey: string | null;
  /** What Stripe signs its notifications with; null without it. */
  readonly stripeWebhookSecret: string | null;
}

function readStorageKeys({ S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey }: Environment): Secrets['s3'] {
  return accessKey === undefined || secretKey === undefined ? null : { accessKey, secretKey };
}

export function createSecrets(env: Environment): Secrets {
  return {
    databaseUrl: env.DATABASE_URL ?? null,
    aiApiKey: env.AI_API_KEY ?? null,
    secretKey: env.SECRET_KEY ?? null,
    previousSecretKey: env.SECRET_KEY_PREVIOUS ?? null,
    vapidPrivateKey: env.VAPID_PRIVATE_KEY ?? null,
    metricsToken: env.METRICS_TOKEN ?? null,
    oidcClientSecret: env.OIDC_CLIENT_SECRET ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    s3: readStorageKeys(env),
    stripeSecretKey: env.STRIPE_SECRET_KEY ?? null,
    stripeWebhookSecret: env.STRIPE_WEBHOOK_SECRET ?? null,
  };
}
