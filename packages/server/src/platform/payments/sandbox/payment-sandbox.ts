import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { defaultSettings } from '@chitta/payment-simulator/settings';
import type { SimulatorSettings } from '@chitta/payment-simulator/state';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/db/client.ts';
import type { Clock } from '../../time/clock.ts';
import type { PaymentEvent } from '../payments.ts';
import { openSandboxPool } from './open-sandbox-pool.ts';

/** Told what happened, once it is written down. The same is kept until `markDelivered`, so nothing hangs on it. */
export type EventListener = (events: readonly PaymentEvent[]) => void;

/** The embedded provider itself. What can be done with it are the operations beside. */
export interface PaymentSandbox {
  readonly db: () => Database;
  readonly clock: Clock;
  readonly settings: SimulatorSettings;
  /** Where its pages are, for links that no browser asked for. */
  readonly origin: string;
  /** What its notifications are signed with. */
  readonly signingKey: Buffer;
  /** Replaces whoever was told before. */
  readonly onEvents: (listener: EventListener) => void;
  readonly announce: EventListener;
}

interface SandboxParts {
  readonly config: Pick<Config, 'payments' | 'plans' | 'http'>;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

/** The embedded provider; null where it is off. Nothing is opened before it is needed. */
export function createPaymentSandbox({ config, pool, clock, log }: SandboxParts): PaymentSandbox | null {
  if (config.payments?.kind !== 'sandbox') return null;
  const { publicUrl, host, port } = config.http;
  const { currency, month, year } = config.plans;
  // The listener begins work of its own: it is no part of a transaction that somebody asks from.
  const outside = AsyncLocalStorage.snapshot();
  let db: Database | undefined;
  let listen: EventListener = () => undefined;
  return {
    db: () => {
      db ??= openSandboxPool(pool);
      return db;
    },
    clock,
    settings: { ...defaultSettings, currency, prices: { month, year } },
    origin: publicUrl ?? `http://${host}:${port}`,
    signingKey: randomBytes(32),
    onEvents: (listener) => {
      listen = listener;
    },
    announce: (events) => {
      if (events.length === 0) return;
      try {
        outside(listen, events);
      } catch (error) {
        log.error({ err: error }, 'events of the payment sandbox were not taken; they wait');
      }
    },
  };
}
