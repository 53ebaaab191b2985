import { SimulatorRefusal } from '../../draft.ts';
import { parseForm } from './parse-form.ts';
import { chargeRoutes } from './routes/charge-routes.ts';
import { checkoutRoutes } from './routes/checkout-routes.ts';
import { customerRoutes } from './routes/customer-routes.ts';
import { invoiceRoutes } from './routes/invoice-routes.ts';
import type { Route } from './routes/route.ts';
import { scheduleRoutes } from './routes/schedule-routes.ts';
import { subscriptionRoutes } from './routes/subscription-routes.ts';
import type { StripeWorld } from './stripe-world.ts';
import { toWireError, WireError, wireError } from './wire-error.ts';

const routes: readonly Route[] = [
  ...customerRoutes,
  ...checkoutRoutes,
  ...subscriptionRoutes,
  ...scheduleRoutes,
  ...invoiceRoutes,
  ...chargeRoutes,
];

export interface WireRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Door {
  readonly world: StripeWorld;
  readonly secretKey: string;
  readonly apiVersion: string;
  /** What was answered under each idempotency key, and to what. */
  readonly answers: Map<string, { readonly asked: string; readonly answer: WireAnswer }>;
}

/** Answers as Stripe does, errors too. */
export function answerRequest(door: Door, request: WireRequest): WireAnswer {
  try {
    assertAdmitted(door, request);
    return answerOnce(door, request);
  } catch (error) {
    return presentError(error);
  }
}

function assertAdmitted({ secretKey, apiVersion }: Door, { headers }: WireRequest): void {
  if (headers.authorization !== `Bearer ${secretKey}`) throw wireError.unauthorized();
  if (headers['stripe-version'] !== apiVersion) throw wireError.invalid('Invalid Stripe API version.');
}

/** The same key has the same answer, an error too, unless something else is asked under it. */
function answerOnce(door: Door, request: WireRequest): WireAnswer {
  const { method, url, headers, body } = request;
  const key = method === 'POST' ? headers['idempotency-key'] : undefined;
  if (key === undefined) return answerNow(door, request);
  const asked = `${url.pathname} ${body}`;
  const known = door.answers.get(key);
  if (known && known.asked !== asked) throw wireError.keyReused();
  if (known) {
    return { ...known.answer, headers: { ...known.answer.headers, 'idempotent-replayed': 'true' } };
  }
  const answer = answerNow(door, request);
  door.answers.set(key, { asked, answer });
  return answer;
}

function answerNow({ world }: Door, { method, url, headers, body }: WireRequest): WireAnswer {
  try {
    const found = findRoute(method, url.pathname);
    const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    if (body !== '' && !isForm) throw wireError.invalid('Bodies are sent as forms.');
    const question = parseForm(method === 'POST' ? body : url.search.slice(1));
    return present(200, found.route.run(world, found.id, question));
  } catch (error) {
    return presentError(error);
  }
}

function findRoute(method: string, path: string): { readonly route: Route; readonly id: string } {
  for (const route of routes) {
    const match = route.method === method ? route.path.exec(path) : null;
    if (match) return { route, id: match.groups?.id ?? '' };
  }
  throw wireError.unknownPath(method, path);
}

function present(status: number, body: unknown): WireAnswer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function presentError(error: unknown): WireAnswer {
  const known = error instanceof SimulatorRefusal ? toWireError(error) : error;
  if (!(known instanceof WireError)) throw error;
  return present(known.status, { error: known.body });
}
