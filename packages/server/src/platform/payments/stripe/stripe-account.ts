import type { PlanInterval } from '@chitta/contract/limits';
import type Stripe from 'stripe';
import type { Clock } from '../../time/clock.ts';

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Ids of the prices of the plans. */
  readonly prices: Readonly<Record<PlanInterval, string>>;
  readonly clock: Clock;
  /** Where Stripe's API answers, such as `http://127.0.0.1:8080`; its own address unless given. */
  readonly apiBase?: string | undefined;
}

/** The operator's account at Stripe, as everything here reaches it. */
export interface StripeAccount extends Pick<StripeSettings, 'webhookSecret' | 'prices' | 'clock'> {
  /** The library is large, so it is loaded when it is first needed. */
  readonly open: () => Promise<Stripe>;
}

/** Answers have the shapes of this version, whatever the account's own is. */
const apiVersion = '2026-10-28.endive';
const timeoutMs = 10_000;
const retries = 2;

export function createStripeAccount({
  secretKey,
  apiBase,
  webhookSecret,
  prices,
  clock,
}: StripeSettings): StripeAccount {
  let client: Promise<Stripe> | undefined;
  const create = async () => {
    const { default: Library } = await import('stripe');
    return new Library(secretKey, {
      apiVersion,
      timeout: timeoutMs,
      maxNetworkRetries: retries,
      telemetry: false,
      ...(apiBase !== undefined && addressOf(new URL(apiBase))),
    });
  };
  return {
    ...{ webhookSecret, prices, clock },
    open: () => {
      client ??= create();
      return client;
    },
  };
}

function addressOf({ hostname, port, protocol }: URL) {
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return { host: hostname, protocol: scheme, ...(port !== '' && { port }) } as const;
}
