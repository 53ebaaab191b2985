import { availableParallelism, hostname } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LevelWithSilent } from 'pino';
import { type Environment, EnvironmentError } from './env.ts';

const repositoryRoot = fileURLToPath(new URL('../../../../', import.meta.url));
const minute = 60_000;
const day = 24 * 60 * minute;

/** At most `points` within `seconds`. */
export interface RateLimit {
  readonly points: number;
  readonly seconds: number;
}

/** A language model, and how long and how much it may answer. */
export interface ModelConfig {
  readonly baseUrl: string;
  readonly model: string;
  /** Until the first token, between tokens, and in all. */
  readonly firstTokenMs: number;
  readonly stallMs: number;
  readonly totalMs: number;
  /** Bytes of an answer on the wire. */
  readonly maxBytes: number;
}

export interface OidcConfig {
  readonly issuer: string;
  readonly clientId: string;
  /** As people know the provider. */
  readonly name: string;
  /** For each answer of the provider. */
  readonly timeoutMs: number;
  /** How long what it says of itself is believed. */
  readonly keepMs: number;
}

/** How the server runs, free of secrets, so that it may be printed. */
export interface Config {
  readonly http: {
    readonly port: number;
    readonly host: string;
    /** Origin that members see, without a trailing slash; null: whatever host they came by. */
    readonly publicUrl: string | null;
    /** Host names of further domains of the operator; their subdomains count too. */
    readonly customDomains: readonly string[];
    /** The same as they were given, with their ports: links that are sent to somebody lead to these alone. */
    readonly linkHosts: readonly string[];
    /** Members reach the server through HTTPS. */
    readonly isSecure: boolean;
    /** A proxy on a private address may say who the client is. */
    readonly trustsProxy: boolean;
    /** Folder of the built web app; null: the API alone. */
    readonly webRoot: string | null;
    /** For the head of a request to arrive. */
    readonly headersTimeoutMs: number;
    /** For all of a request to arrive. */
    readonly requestTimeoutMs: number;
    /** The same for a request that brings files, its answer included. */
    readonly uploadTimeoutMs: number;
    /** For the answer to be ready, once the request is there. */
    readonly handlerTimeoutMs: number;
    /** For the answers that a member's page brings with it; without them its scripts ask themselves. */
    readonly firstAnswersMs: number;
    /** Told to stop, the server says so to balancers, waits, and gives requests in flight time to finish. */
    readonly stop: { readonly drainMs: number; readonly timeoutMs: number };
  };
  readonly database: { readonly kind: 'embedded'; readonly dataDir: string } | { readonly kind: 'url' };
  /** How long an outside database is waited for at start. */
  readonly databaseWaitMs: number;
  /** What this node is called where several are told from each other; the same again after a restart. */
  readonly nodeName: string;
  readonly dataDir: string;
  /** Files of members: a folder that is backed up with the database. */
  readonly filesFolder: string;
  /** S3-compatible storage that takes the place of that folder for what members send; null: the folder. */
  readonly s3: { readonly endpoint: string; readonly bucket: string } | null;
  readonly backups: {
    readonly folder: string;
    /** Made once a day by itself; an outside database has an operator with ways of their own. */
    readonly isDaily: boolean;
    /** Daily backups that are kept. */
    readonly keep: number;
  };
  readonly sessions: {
    readonly idleMs: number;
    readonly absoluteMs: number;
    /** The time of the last request is written at most this often. */
    readonly touchEveryMs: number;
  };
  readonly limits: {
    readonly signInPerAccount: RateLimit;
    readonly signInPerAddress: RateLimit;
    /** Of a browser that the member has signed in with before, in place of the two above. */
    readonly signInPerDevice: RateLimit;
    readonly signUpPerAddress: RateLimit;
    readonly secondFactorPerAccount: RateLimit;
    readonly proofsPerMember: RateLimit;
    readonly passkeyQuestionsPerAddress: RateLimit;
    readonly oidcStartsPerAddress: RateLimit;
    readonly oidcCallbacksPerAddress: RateLimit;
    /** Tries of links out of mails. */
    readonly linksPerAddress: RateLimit;
    readonly writesPerMember: RateLimit;
    /** Texts that are read or marked, by weight: one of two thousand characters with its reading is one point or two. */
    readonly textsPerMember: RateLimit;
    readonly deepeningsPerMember: RateLimit;
    readonly importsPerMember: RateLimit;
    readonly exportsPerMember: RateLimit;
    readonly picturesPerMember: RateLimit;
    readonly recordingsPerMember: RateLimit;
    readonly momentsPerMember: RateLimit;
    /** Mails that a member, or an address that asks for one, can cause. */
    readonly mailsPerMember: RateLimit;
    readonly mailsPerAddress: RateLimit;
    /** Tries of referral codes. */
    readonly codesPerMember: RateLimit;
    /** Visits by a referral code that are counted. */
    readonly clicksPerAddress: RateLimit;
    /** What is shared and said in the community, of accounts that are new and of others. */
    readonly postsPerMember: RateLimit;
    readonly postsPerNewMember: RateLimit;
    readonly repliesPerMember: RateLimit;
    readonly repliesPerNewMember: RateLimit;
    readonly communityReportsPerMember: RateLimit;
    /** Links into circles that a member makes, looks at and follows. */
    readonly invitationsPerMember: RateLimit;
    /** Links to shared answers that lead nowhere. */
    readonly sharesPerAddress: RateLimit;
    /** Devices that are subscribed to pushes for the first time, and pushes that test one. */
    readonly pushDevicesPerMember: RateLimit;
    readonly pushTestsPerMember: RateLimit;
    /** Tickets that a member opens, and answers in them. */
    readonly ticketsPerMember: RateLimit;
    /** Reports that an administrator asks for or downloads. */
    readonly reportsPerAdmin: RateLimit;
    /** Calls of experiments on the first page. */
    readonly landingPerAddress: RateLimit;
  };
  /** Threads that recognise dreams and compose readings. */
  readonly threads: {
    readonly count: number;
    /** A text that takes longer is given up. */
    readonly taskMs: number;
    readonly heapMb: number;
    readonly queue: {
      /** Tasks that may wait: of one member, and of all. */
      readonly perOwner: number;
      readonly inAll: number;
      /** Thread time in milliseconds that a member may use at once before the quick lane is closed to them … */
      readonly credit: number;
      /** … and how much of it comes back in each millisecond. */
      readonly refill: number;
    };
  };
  /** Beyond these, new requests are refused with 503; 0 leaves the delay unwatched. */
  readonly overload: { readonly maxEventLoopDelayMs: number; readonly maxWaitingForDatabase: number };
  /** Writes are refused while the disk of the embedded database has fewer bytes free; 0: not looked at. */
  readonly minFreeDiskBytes: number;
  /** Requests that bring files. */
  readonly uploads: {
    /** At once: of one member, and in all. */
    readonly perMember: number;
    readonly inAll: number;
    /** A body that brings fewer bytes a second, measured over each stretch, is cut off. */
    readonly bytesPerSecond: number;
    readonly stretchMs: number;
    /** Refused, and cut off, while the disk of the temporary folder has fewer bytes free. */
    readonly minFreeBytes: number;
  };
  /** Bytes of all the voice recordings that a member keeps. */
  readonly recordingBytesPerMember: number;
  /** Bytes of all the pictures of a member's moments. */
  readonly momentBytes: { readonly free: number; readonly premium: number };
  /** The operator's language model, an OpenAI-compatible server; null: readings are our own alone. */
  readonly ai: ModelConfig | null;
  /** The operator's OpenID provider; null: members sign in here alone. */
  readonly oidc: OidcConfig | null;
  /** Mails: who they are from, and how long the mail server may take for each step. */
  readonly mail: { readonly from: string; readonly timeoutMs: number };
  /** Web push. */
  readonly push: {
    /** Whom push services may write to about what this server sends: an https: or mailto: address. */
    readonly subject: string;
    /** Origins of push services within the operator's own network: the only ones that are not public hosts. */
    readonly privateOrigins: readonly string[];
    /** Members whose devices are sent to at once. */
    readonly places: number;
    /** Until a push service is connected to, and until it has answered. */
    readonly connectMs: number;
    readonly answerMs: number;
  };
  /** Who moves money: Stripe with its prices, the embedded sandbox, or null: memberships are not sold here. */
  readonly payments:
    | { readonly kind: 'sandbox' }
    | {
        readonly kind: 'stripe';
        readonly monthlyPriceId: string;
        readonly yearlyPriceId: string;
        /** With it Stripe's fields can stand within our page. No secret. */
        readonly publishableKey?: string;
      }
    | null;
  /** What the sandbox charges, in minor units; Stripe knows its own prices. */
  readonly plans: { readonly currency: string; readonly month: number; readonly year: number };
  readonly logLevel: LevelWithSilent;
  readonly adminEmail: string | null;
}

/** Turns checked variables into the nested configuration. Throws `EnvironmentError` for a bad domain list. */
export function createConfig(env: Environment): Config {
  const dataDir = resolve(env.DATA_DIR ?? resolve(repositoryRoot, 'data'));
  const publicUrl = env.PUBLIC_URL === undefined ? null : new URL(env.PUBLIC_URL).origin;
  return {
    http: {
      port: env.PORT ?? 3000,
      host: env.HOST ?? 'localhost',
      publicUrl,
      ...readDomains(env.CUSTOM_DOMAINS),
      isSecure: publicUrl?.startsWith('https:') ?? false,
      trustsProxy: publicUrl !== null,
      webRoot: resolve(repositoryRoot, 'packages/web/dist'),
      headersTimeoutMs: 15_000,
      requestTimeoutMs: 30_000,
      uploadTimeoutMs: 10 * minute,
      handlerTimeoutMs: 20_000,
      firstAnswersMs: 400,
      stop: { drainMs: (env.DRAIN_SECONDS ?? (publicUrl === null ? 0 : 2)) * 1_000, timeoutMs: 8_000 },
    },
    database: env.DATABASE_URL === undefined ? { kind: 'embedded', dataDir } : { kind: 'url' },
    databaseWaitMs: (env.DATABASE_WAIT_SECONDS ?? 30) * 1_000,
    nodeName: nameNode(env),
    dataDir,
    filesFolder: resolve(dataDir, 'files'),
    s3: readStorage(env),
    backups: { folder: resolve(dataDir, 'backups'), isDaily: env.DATABASE_URL === undefined, keep: 14 },
    sessions: { idleMs: 30 * day, absoluteMs: 180 * day, touchEveryMs: 10 * minute },
    limits: {
      signInPerAccount: { points: 10, seconds: 15 * 60 },
      signInPerAddress: { points: 100, seconds: 15 * 60 },
      signInPerDevice: { points: 10, seconds: 15 * 60 },
      signUpPerAddress: { points: 100, seconds: 60 * 60 },
      secondFactorPerAccount: { points: 10, seconds: 15 * 60 },
      proofsPerMember: { points: 10, seconds: 15 * 60 },
      passkeyQuestionsPerAddress: { points: 300, seconds: 15 * 60 },
      oidcStartsPerAddress: { points: 300, seconds: 15 * 60 },
      oidcCallbacksPerAddress: { points: 100, seconds: 15 * 60 },
      linksPerAddress: { points: 100, seconds: 15 * 60 },
      writesPerMember: { points: 600, seconds: 60 },
      textsPerMember: { points: 60, seconds: 60 },
      deepeningsPerMember: { points: 30, seconds: 60 * 60 },
      importsPerMember: { points: 30, seconds: 60 * 60 },
      exportsPerMember: { points: 20, seconds: 60 * 60 },
      picturesPerMember: { points: 30, seconds: 60 * 60 },
      recordingsPerMember: { points: 60, seconds: 60 * 60 },
      momentsPerMember: { points: 120, seconds: 60 * 60 },
      mailsPerMember: { points: 5, seconds: 60 * 60 },
      mailsPerAddress: { points: 30, seconds: 60 * 60 },
      codesPerMember: { points: 20, seconds: 60 * 60 },
      clicksPerAddress: { points: 60, seconds: 60 * 60 },
      postsPerMember: { points: 12, seconds: 24 * 60 * 60 },
      postsPerNewMember: { points: 3, seconds: 24 * 60 * 60 },
      repliesPerMember: { points: 60, seconds: 60 * 60 },
      repliesPerNewMember: { points: 10, seconds: 24 * 60 * 60 },
      invitationsPerMember: { points: 60, seconds: 60 * 60 },
      communityReportsPerMember: { points: 30, seconds: 60 * 60 },
      sharesPerAddress: { points: 100, seconds: 15 * 60 },
      pushDevicesPerMember: { points: 30, seconds: 60 * 60 },
      pushTestsPerMember: { points: 10, seconds: 60 * 60 },
      ticketsPerMember: { points: 30, seconds: 60 * 60 },
      reportsPerAdmin: { points: 60, seconds: 60 * 60 },
      landingPerAddress: { points: 1200, seconds: 5 * 60 },
    },
    threads: {
      count: env.READING_THREADS ?? Math.min(8, Math.max(2, availableParallelism() - 1)),
      taskMs: 15_000,
      heapMb: 256,
      queue: { perOwner: 40, inAll: 500, credit: 200, refill: 0.05 },
    },
    overload: { maxEventLoopDelayMs: 1_000, maxWaitingForDatabase: 500 },
    minFreeDiskBytes: env.DATABASE_URL === undefined ? 100_000_000 : 0,
    uploads: {
      perMember: 2,
      inAll: 10,
      bytesPerSecond: 4_000,
      stretchMs: 10_000,
      minFreeBytes: 100_000_000,
    },
    recordingBytesPerMember: 1024 ** 3,
    momentBytes: { free: 200 * 1024 ** 2, premium: 2 * 1024 ** 3 },
    ai: readModel(env),
    oidc: readProvider(env),
    mail: { from: env.MAIL_FROM ?? 'Chitta <no-reply@localhost>', timeoutMs: 10_000 },
    push: readPush(env),
    payments: readPayments(env),
    plans: { currency: 'usd', month: 999, year: 9999 },
    logLevel: env.LOG_LEVEL ?? 'info',
    adminEmail: env.ADMIN_EMAIL ?? null,
  };
}

/** The same after each start, and another for each node of a machine. */
function nameNode({ NODE_NAME: name, PORT: port = 3000 }: Environment): string {
  return name ?? `${hostname().slice(0, 57)}:${port}`;
}

function readModel({ AI_BASE_URL: baseUrl, AI_MODEL: model }: Environment): Config['ai'] {
  if (baseUrl === undefined || model === undefined) return null;
  const limits = { firstTokenMs: 10_000, stallMs: 10_000, totalMs: 90_000, maxBytes: 4_000_000 };
  return { baseUrl, model, ...limits };
}

/** Known names are said as people know them; any other provider is called by its host. */
const providerNames: readonly (readonly [RegExp, string])[] = [
  [/(^|\.)auth0\.com$/, 'Auth0'],
  [/^accounts\.google\.com$/, 'Google'],
  [/^login\.microsoftonline\.com$/, 'Microsoft'],
  [/^appleid\.apple\.com$/, 'Apple'],
];

function readProvider({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: clientId,
  OIDC_NAME: name,
}: Environment): Config['oidc'] {
  if (issuer === undefined || clientId === undefined) return null;
  const { hostname } = new URL(issuer);
  const known = providerNames.find(([pattern]) => pattern.test(hostname))?.[1];
  return { issuer, clientId, name: name ?? known ?? hostname, timeoutMs: 5_000, keepMs: 10 * minute };
}

/** The sandbox sells premium for pretend money, so a public server has it only where its operator wants that. */
function readPayments(env: Environment): Config['payments'] {
  const { STRIPE_PRICE_MONTHLY: monthlyPriceId, STRIPE_PRICE_YEARLY: yearlyPriceId } = env;
  if (monthlyPriceId !== undefined && yearlyPriceId !== undefined) {
    const publishableKey = env.STRIPE_PUBLISHABLE_KEY;
    return { kind: 'stripe', monthlyPriceId, yearlyPriceId, ...(publishableKey && { publishableKey }) };
  }
  const standard = env.PUBLIC_URL === undefined ? 'on' : 'off';
  return (env.PAYMENTS_SANDBOX ?? standard) === 'on' ? { kind: 'sandbox' } : null;
}

/** Push services want somebody to write to, though not every one looks. */
function readPush({
  VAPID_SUBJECT,
  PUBLIC_URL,
  ADMIN_EMAIL,
  PUSH_PRIVATE_ORIGINS,
}: Environment): Config['push'] {
  const page = PUBLIC_URL?.startsWith('https:') ? new URL(PUBLIC_URL).origin : null;
  return {
    subject: VAPID_SUBJECT ?? page ?? `mailto:${ADMIN_EMAIL ?? 'webmaster@localhost'}`,
    privateOrigins: readOrigins(PUSH_PRIVATE_ORIGINS),
    places: 32,
    connectMs: 5_000,
    answerMs: 10_000,
  };
}

function readOrigins(list = ''): string[] {
  const entries = list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const wrong = entries.filter((entry) => !/^https?:/.test(entry) || URL.parse(entry)?.origin !== entry);
  if (wrong.length > 0) {
    throw new EnvironmentError([
      `PUSH_PRIVATE_ORIGINS must be origins such as https://push.example.org:8443, separated by commas, not ${wrong.join(', ')}`,
    ]);
  }
  return entries;
}

function readStorage({ S3_ENDPOINT: endpoint, S3_BUCKET: bucket }: Environment): Config['s3'] {
  return endpoint === undefined || bucket === undefined ? null : { endpoint, bucket };
}

const hostName = /^(?!-)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+(?::\d{1,5})?$/;

function readDomains(list = ''): Pick<Config['http'], 'customDomains' | 'linkHosts'> {
  const linkHosts = list
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry !== '');
  const wrong = linkHosts.filter((entry) => !hostName.test(entry));
  if (wrong.length > 0) {
    throw new EnvironmentError([
      `CUSTOM_DOMAINS must be host names, with a port where it is not the usual one, separated by commas, not ${wrong.join(', ')}`,
    ]);
  }
  return { customDomains: linkHosts.map((entry) => entry.replace(/:\d+$/, '')), linkHosts };
}
