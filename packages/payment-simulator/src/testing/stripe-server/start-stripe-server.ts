import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { defaultSettings } from '../../settings.ts';
import type { SimulatorSettings } from '../../state.ts';
import { answerRequest, type Door, type WireAnswer, type WireRequest } from './answer-request.ts';
import { priceIds } from './shapes/present-price.ts';
import { type SignedEvent, signEvents } from './sign-events.ts';
import { type Clock, createStripeWorld, type StripeWorld } from './stripe-world.ts';

const apiVersion = '2026-10-28.endive';

/** What the next requests meet instead of an answer. `after`: it is lost once everything was done. */
export type Fault = 'busy' | 'broken' | 'cut' | 'after';

export interface StripeServer {
  readonly apiBase: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly prices: typeof priceIds;
  /** What cardholders and banks do is done here. */
  readonly world: StripeWorld;
  /** Everything that was asked, in its order. */
  readonly requests: readonly WireRequest[];
  readonly faults: Fault[];
  takeEvents(): SignedEvent[];
  /** Sends what happened since to an address; answers with the statuses. */
  deliver(url: string): Promise<number[]>;
  stop(): Promise<void>;
}

/** A stand-in for Stripe on this machine: its wire format on top of the simulated provider. */
export async function startStripeServer(
  clock: Clock,
  changes: Partial<SimulatorSettings> = {},
): Promise<StripeServer> {
  const secretKey = 'sk_test_stand_in';
  const webhookSecret = 'whsec_stand_in';
  const world = createStripeWorld(clock, { ...defaultSettings, ...changes });
  const door: Door = { world, secretKey, apiVersion, answers: new Map() };
  const requests: WireRequest[] = [];
  const faults: Fault[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const request = await readRequest(incoming);
    requests.push(request);
    const answer = meet(door, request, faults.shift());
    if (answer === null) {
      incoming.socket.destroy();
      return;
    }
    outgoing.writeHead(answer.status, { ...answer.headers, 'request-id': `req_${requests.length}` });
    outgoing.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const takeEvents = () => signEvents(world, { secret: webhookSecret, apiVersion });
  return {
    apiBase: `http://127.0.0.1:${port}`,
    ...{ secretKey, webhookSecret, prices: priceIds, world, requests, faults, takeEvents },
    deliver: async (url) => {
      const statuses: number[] = [];
      for (const { payload, signature } of takeEvents()) {
        const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
        statuses.push((await fetch(url, { method: 'POST', headers, body: payload })).status);
      }
      return statuses;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readRequest(incoming: IncomingMessage): Promise<WireRequest> {
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).map(([name, value]) => [name, value?.toString()]),
  );
  const url = new URL(incoming.url ?? '/', 'http://127.0.0.1');
  return { method: incoming.method ?? '', url, headers, body: await text(incoming) };
}

/** Null: the connection breaks. */
function meet(door: Door, request: WireRequest, fault: Fault | undefined): WireAnswer | null {
  if (fault === 'cut') return null;
  if (fault === 'busy') return failure(429, 'rate_limit_error', { 'stripe-should-retry': 'true' });
  if (fault === 'broken') return failure(500, 'api_error', {});
  const answer = answerRequest(door, request);
  return fault === 'after' ? null : answer;
}

function failure(status: number, type: string, headers: Record<string, string>): WireAnswer {
  const error = { type, message: 'Not now.', ...(status === 429 && { code: 'rate_limit' }) };
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ error }),
  };
}
