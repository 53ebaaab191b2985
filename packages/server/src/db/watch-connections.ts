import type { Socket } from 'node:net';
import pg from 'pg';

/** The database has taken a statement and has been silent since. Its code is one that counts as out of reach. */
export class SilentDatabaseError extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The database stopped answering.');
    this.name = 'SilentDatabaseError';
  }
}

export interface WatchOptions {
  /** A connection that owes an answer for so long is given up; longer than PostgreSQL lets a statement run. */
  readonly maxSilenceMs: number;
  /** After so much silence the database is asked on a connection of its own whether it is there at all. */
  readonly askAfterMs: number;
  /** How long it may take to say so. */
  readonly answerMs: number;
  /** How often connections are looked at. */
  readonly everyMs: number;
}

export const usualPatience: WatchOptions = {
  maxSilenceMs: 11_000,
  askAfterMs: 1_500,
  answerMs: 2_500,
  everyMs: 250,
};

/** A connection that knows since when an answer is owed to it. */
export class WatchedClient extends pg.Client {
  /** Milliseconds of silence that were seen since something was asked or heard; null: no answer is owed. */
  silentMs: number | null = null;
  bytesHeard = 0;
  isLent = false;
  /** Somebody has changed how long PostgreSQL lets its statements run, for a backup or an index, say: then so do we. */
  mayTakeLong = false;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('drain', () => {
      this.silentMs = null;
    });
    const { query } = this;
    // Assigned, since its many signatures cannot be overridden one by one.
    this.query = ((...args: Parameters<typeof query>) => {
      this.silentMs ??= 0;
      this.mayTakeLong ||= textOf(args[0]).includes('statement_timeout');
      return query.apply(this, args);
    }) as unknown as typeof query;
  }

  get socket(): Socket {
    return this.connection.stream as Socket;
  }

  /** Breaks the connection off: whoever waits for it gets the error, and the pool makes another one. */
  giveUp(error: Error): void {
    this.socket.destroy(error);
  }
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const { text } = query as { readonly text?: unknown };
  return typeof text === 'string' ? text : '';
}

/**
 * Looks after the connections of a pool of `WatchedClient`s, since a peer that went silent (a failover, a network that
 * swallows, a host that hangs) says nothing by itself. A connection that owes an answer for too long is given up. Where
 * the database does not even answer somebody new, all of them are, so that nobody waits in vain. Returns how to stop.
 */
export function watchConnections(pool: pg.Pool, options: WatchOptions = usualPatience): () => void {
  const clients = followClients(pool);
  const watched = () => [...clients].filter(({ mayTakeLong }) => !mayTakeLong);
  const giveUp = (those: Iterable<WatchedClient>) => {
    for (const client of those) client.giveUp(new SilentDatabaseError());
  };
  let nextQuestion = 0;
  let isAsking = false;
  let looks = 0;
  let lookedAt = performance.now();

  async function ask(): Promise<void> {
    isAsking = true;
    const before = looks;
    const isAway = await isSilent(pool.options, options.answerMs);
    // Where this process itself was held up meanwhile, the answer may lie unread.
    const hadTime = (looks - before) * options.everyMs >= options.answerMs / 2;
    if (isAway && hadTime) giveUp(watched());
    isAsking = false;
    nextQuestion = performance.now() + options.answerMs;
  }

  function look(): void {
    looks += 1;
    const now = performance.now();
    const seenMs = Math.min(now - lookedAt, 2 * options.everyMs);
    lookedAt = now;
    for (const client of clients) listen(client, seenMs);
    const longest = Math.max(0, ...watched().map(({ silentMs }) => silentMs ?? 0));
    if (longest >= options.maxSilenceMs) {
      // What lies in the pool has probably met with the same, and would make whoever takes it wait as long again.
      giveUp(watched().filter(({ silentMs, isLent }) => !isLent || (silentMs ?? 0) >= options.maxSilenceMs));
    } else if (longest >= options.askAfterMs && !isAsking && performance.now() >= nextQuestion) {
      void ask();
    }
  }

  const timer = setInterval(look, options.everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** The connections of the pool, as they come and go. */
function followClients(pool: pg.Pool): ReadonlySet<WatchedClient> {
  const clients = new Set<WatchedClient>();
  pool.on('connect', (client) => clients.add(client as unknown as WatchedClient));
  pool.on('remove', (client) => clients.delete(client as unknown as WatchedClient));
  pool.on('acquire', (client) => {
    (client as unknown as WatchedClient).isLent = true;
  });
  pool.on('release', (_error, client) => {
    Object.assign(client, { isLent: false, mayTakeLong: false });
  });
  return clients;
}

/** Counts what was seen, not what the clock says: after a stop of this process itself, answers wait unread. */
function listen(client: WatchedClient, milliseconds: number): void {
  const { bytesRead } = client.socket;
  if (client.silentMs !== null)
    client.silentMs = bytesRead === client.bytesHeard ? client.silentMs + milliseconds : 0;
  client.bytesHeard = bytesRead;
}

/** Whether the database takes a new connection and then says nothing. A refusal of any kind is an answer. */
async function isSilent(options: pg.PoolConfig, milliseconds: number): Promise<boolean> {
  const client = new pg.Client({
    ...options,
    connectionTimeoutMillis: milliseconds,
    query_timeout: milliseconds,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return false;
  } catch (error) {
    return error instanceof Error && /timeout/.test(error.message);
  } finally {
    (client.connection.stream as Socket).destroy();
  }
}
