import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Config } from './config/config.ts';
import type { Secrets } from './config/secrets.ts';
import type { Database } from './db/client.ts';
import { createLanguageModel } from './platform/ai/create-language-model.ts';
import type { LanguageModel } from './platform/ai/language-model.ts';
import { createKeyedQueue, type KeyedQueue } from './platform/concurrency/keyed-queue.ts';
import { createNotifier, type Notifier } from './platform/concurrency/notifier.ts';
import { createShutdown, type Shutdown } from './platform/concurrency/shutdown.ts';
import { createSecretBox, type SecretBox } from './platform/crypto/secret-box.ts';
import { createEditedDictionary, type EditedDictionary } from './platform/dictionary/edited-dictionary.ts';
import { createEngine, type Engine } from './platform/engine/engine.ts';
import { createFileStorage } from './platform/files/create-file-storage.ts';
import { createDiskWatch, createTemporaryDiskWatch, type DiskWatch } from './platform/files/disk-watch.ts';
import type { FileStorage } from './platform/files/file-storage.ts';
import type { Hooks } from './platform/hooks/hooks.ts';
import { createUploadPlaces, type UploadPlaces } from './platform/http/streams/upload-places.ts';
import { createLogger } from './platform/logging/create-logger.ts';
import { createMailer, type Mailer } from './platform/mail/mailer.ts';
import { createOidcProvider } from './platform/oidc/create-oidc-provider.ts';
import type { OidcProvider } from './platform/oidc/oidc-provider.ts';
import { createPaymentParts } from './platform/payments/create-payments.ts';
import type { Payments } from './platform/payments/payments.ts';
import type { PaymentSandbox } from './platform/payments/sandbox/payment-sandbox.ts';
import { createPushService, type PushService } from './platform/push/push-service.ts';
import { createRateLimits, type RateLimits } from './platform/rate-limits/rate-limits.ts';
import { createSessionStore, type SessionStore } from './platform/sessions/session-store.ts';
import { type Clock, systemClock } from './platform/time/clock.ts';
import { createTraffic, type Traffic } from './platform/traffic/traffic.ts';

/** Everything the features work with. Made once at start; nothing is reached through globals. */
export interface AppContext extends Hooks {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly sessions: SessionStore;
  readonly rateLimits: RateLimits;
  /** What this process has answered. */
  readonly traffic: Traffic;
  readonly dictionary: EditedDictionary;
  /** Recognises dreams and composes readings, in threads. */
  readonly engine: Engine;
  /** Changes of each member's journal, one after the other: they wait here instead of with a connection. */
  readonly journalQueue: KeyedQueue;
  /** Rung where dreams wait to be marked anew. */
  readonly remarkNotifier: Notifier;
  /** The operator's language model; null where none is set up. */
  readonly ai: LanguageModel | null;
  /** The operator's OpenID provider; null where none is set up. */
  readonly oidc: OidcProvider | null;
  /** Who moves the money of memberships; null where none are sold. */
  readonly payments: Payments | null;
  /** The embedded provider behind it, for what only its own pages do; null with any other. */
  readonly paymentSandbox: PaymentSandbox | null;
  readonly mail: Mailer;
  readonly push: PushService;
  /** Whether this process has been told to stop. */
  readonly shutdown: Shutdown;
  /** Files of members. */
  readonly files: FileStorage;
  readonly disk: DiskWatch;
  /** The disk of the temporary folder, where uploads are written. */
  readonly temporaryDisk: DiskWatch;
  /** Who is sending files at the moment. */
  readonly uploadPlaces: UploadPlaces;
  /** Called where payment events wait to be handled. */
  readonly paymentEventNotifier: Notifier;
  /** Rung where a report was asked for. */
  readonly reportNotifier: Notifier;
  /** Locks up secrets that must be readable again. */
  readonly secretBox: SecretBox;
}

/** All of it but the hooks, which are made from it. */
export type BaseContext = Omit<AppContext, keyof Hooks>;

/** Changes of one journal that may wait for the one before them; a device sends what it has kept one by one. */
const waitingChanges = 40;

/** What a context cannot make itself, and what a test or command puts in place of its own. */
export type ContextParts = Pick<AppContext, 'db' | 'pool' | 'secrets'> & Partial<BaseContext>;

/** Puts the context together. `createHooks` is how features take part in it. */
export function createContext(
  config: Config,
  parts: ContextParts,
  createHooks: (context: BaseContext) => Hooks,
): AppContext {
  const context = createBaseContext(config, parts);
  return { ...context, ...createHooks(context) };
}

/** A context for work in which no feature takes part; parts that are given replace its own. */
export function createBaseContext(config: Config, parts: ContextParts): BaseContext {
  const clock = parts.clock ?? systemClock;
  const log = parts.log ?? createLogger(config.logLevel);
  const base = { config, clock, log, ...parts, traffic: parts.traffic ?? createTraffic() };
  const dictionary = parts.dictionary ?? createEditedDictionary(base);
  return {
    ...base,
    dictionary,
    ...createJournalParts({ ...base, dictionary }),
    ...createPaymentParts(base),
    ...createFileParts(base),
    sessions: parts.sessions ?? createSessionStore(base),
    rateLimits: parts.rateLimits ?? createRateLimits(base),
    ai: parts.ai ?? createLanguageModel(base),
    oidc: parts.oidc ?? createOidcProvider(base),
    paymentEventNotifier: parts.paymentEventNotifier ?? createNotifier(),
    reportNotifier: parts.reportNotifier ?? createNotifier(),
    shutdown: parts.shutdown ?? createShutdown(),
    mail: parts.mail ?? createMailer(base),
    ...createSealedParts(base),
  };
}

/** What opens sealed secrets, and what depends on one. */
function createSealedParts(
  base: Parameters<typeof createSecretBox>[0] &
    Omit<Parameters<typeof createPushService>[0], 'secretBox'> &
    Partial<BaseContext>,
): Pick<AppContext, 'secretBox' | 'push'> {
  const secretBox = base.secretBox ?? createSecretBox(base);
  return { secretBox, push: base.push ?? createPushService({ ...base, secretBox }) };
}

/** What dreams are read and written with. */
function createJournalParts(
  base: Pick<AppContext, 'config' | 'log' | 'dictionary' | 'traffic'> & Partial<BaseContext>,
): Pick<AppContext, 'engine' | 'journalQueue' | 'remarkNotifier'> {
  return {
    engine: base.engine ?? createEngine({ ...base, onReading: base.traffic.addReading }),
    journalQueue: base.journalQueue ?? createKeyedQueue({ waiting: waitingChanges }),
    remarkNotifier: base.remarkNotifier ?? createNotifier(),
  };
}

/** Where files of members lie, and what is sent on its way there. */
function createFileParts(
  base: Parameters<typeof createFileStorage>[0] & Pick<AppContext, 'config' | 'clock'> & Partial<BaseContext>,
): Pick<AppContext, 'files' | 'disk' | 'temporaryDisk' | 'uploadPlaces'> {
  return {
    files: base.files ?? createFileStorage(base),
    disk: base.disk ?? createDiskWatch(base),
    temporaryDisk: base.temporaryDisk ?? createTemporaryDiskWatch(base),
    uploadPlaces: base.uploadPlaces ?? createUploadPlaces(base.config.uploads),
  };
}
