import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import { type Config, createConfig } from '#server/config/config.ts';
import { readEnvironment } from '#server/config/env.ts';
import { createSecrets } from '#server/config/secrets.ts';
import { type AppContext, type ContextParts, createContext } from '#server/context.ts';
import { createHooks } from '#server/hooks.ts';
import type { Clock } from '#server/platform/time/clock.ts';
import { createTestDatabase } from './test-database.ts';

export interface TestClock extends Clock {
  /** Moves the time on. */
  advance(milliseconds: number): void;
  set(time: Date): void;
}

/** A clock that stands still until it is moved. Begins at the real time, since cookies and limits use that. */
export function createTestClock(start = new Date()): TestClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    advance: (milliseconds) => {
      time += milliseconds;
    },
    set: (moved) => {
      time = moved.getTime();
    },
  };
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly context: AppContext;
  readonly clock: TestClock;
  /** Closes the app and drops its database. */
  readonly close: () => Promise<void>;
}

export interface TestAppOptions {
  /** Environment variables, as an operator would set them. */
  readonly env?: Record<string, string>;
  /** Parts of the configuration that no variable sets. */
  readonly config?: { readonly [Section in keyof Config]?: Partial<Config[Section]> };
  readonly parts?: Partial<ContextParts>;
}

/** Without pages and backups; a machine that is busy with other tests is no overload, nor a thread that begins slowly; members write a lot. */
const testConfig = {
  http: { webRoot: null },
  backups: { isDaily: false },
  overload: { maxEventLoopDelayMs: 0 },
  limits: { textsPerMember: { points: 10_000, seconds: 60 } },
  threads: { taskMs: 60_000 },
};

/** The whole app on a fresh database of its own, with a clock to move. Close it in `afterAll`. */
export async function buildTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const clock = createTestClock();
  const dataDir = join(tmpdir(), `chitta-test-${randomUUID()}`);
  const env = readEnvironment({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...options.env });
  const config = mergeConfig(createConfig(env), { ...testConfig, ...options.config });
  const { db, pool } = database;
  const parts = { db, pool, secrets: createSecrets(env), clock, ...options.parts };
  const context = createContext(config, parts, createHooks);
  const app = await buildApp(context);
  return {
    app,
    context,
    clock,
    close: async () => {
      await app.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Replaces single values of the configuration's sections. */
function mergeConfig(config: Config, changes: NonNullable<TestAppOptions['config']>): Config {
  const entries = Object.entries(config).map(([section, value]) => {
    const change: unknown = changes[section as keyof Config];
    const isSection = typeof value === 'object' && value !== null;
    return [section, isSection ? { ...value, ...(change as object) } : (change ?? value)];
  });
  return Object.fromEntries(entries) as Config;
}
