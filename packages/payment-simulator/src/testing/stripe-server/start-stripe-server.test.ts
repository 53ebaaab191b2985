import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startStripeServer } from './start-stripe-server.ts';

const clock = { now: () => new Date('2026-03-15T12:00:00Z') };
const server = await startStripeServer(clock);
afterAll(server.stop);

const shape = z.looseObject({ id: z.string().optional(), error: z.looseObject({}).optional() });

async function ask(path: string, form?: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${server.apiBase}${path}`, {
    method: form === undefined ? 'GET' : 'POST',
    ...(form !== undefined && { body: form }),
    headers: {
      authorization: `Bearer ${server.secretKey}`,
      'stripe-version': '2026-10-28.endive',
      ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
  });
  return { status: answer.status, headers: answer.headers, body: shape.parse(await answer.json()) };
}
const create = (userId: number, key: string) =>
  ask('/v1/customers', `metadata[userId]=${userId}`, { 'idempotency-key': key });

describe('what it does not know is refused', () => {
  it.each([
    ['a path', '/v1/coupons', undefined, 404, { type: 'invalid_request_error' }],
    [
      'a parameter',
      '/v1/customers',
      'metadata[a]=1&color=red',
      400,
      { code: 'parameter_unknown', param: 'color' },
    ],
    ['an expansion', '/v1/customers/cus_1?expand[0]=sources', undefined, 400, { param: 'expand.0' }],
    ['an object', '/v1/prices/price_1', undefined, 404, { code: 'resource_missing' }],
    ['a body of another kind', '/v1/customers', '{"a":', 400, {}],
  ])('%s', async (_, path, form, status, error) => {
    const headers = form?.startsWith('{') ? { 'content-type': 'application/json' } : {};
    const answer = await ask(path, form, headers);
    expect([answer.status, answer.body.error]).toEqual([status, expect.objectContaining(error)]);
  });

  it.each([
    [{ authorization: 'Bearer sk_test_other' }, 401],
    [{ 'stripe-version': '2020-01-01' }, 400],
  ])('a visitor with %o', async (headers, status) => {
    expect((await ask('/v1/prices/price_monthly', undefined, headers)).status).toBe(status);
  });
});

describe('an idempotency key', () => {
  it('has one answer, errors too, and no other question', async () => {
    const first = await create(1, 'a');
    const again = await create(1, 'a');
    expect(again.body).toEqual(first.body);
    expect([first, again].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true']);
    expect((await create(2, 'a')).body.error).toMatchObject({ type: 'idempotency_error' });
    expect((await create(1, 'b')).body.id).not.toBe(first.body.id);
    const wrong = () => ask('/v1/customers', 'color=red', { 'idempotency-key': 'c' });
    expect((await wrong()).body).toEqual((await wrong()).body);
  });
});

it('lists in pages, newest first', async () => {
  const { body: customer } = await create(3, 'd');
  const page = await ask(`/v1/invoices?customer=${customer.id}&limit=1`);
  expect(page.body).toEqual({ object: 'list', data: [], has_more: false, url: '/v1/invoices' });
  const missing = await ask(`/v1/invoices?customer=${customer.id}&starting_after=in_1`);
  expect(missing.body.error).toMatchObject({ code: 'resource_missing', param: 'starting_after' });
});

it('sends what happened, signed, to an address', async () => {
  server.takeEvents();
  const { body: customer } = await create(4, 'e');
  const heard: Stripe.Event[] = [];
  const listener = createServer(async (request, response) => {
    const header = request.headers['stripe-signature'] ?? '';
    const payload = await text(request);
    const now = clock.now().getTime();
    heard.push(Stripe.webhooks.constructEvent(payload, header, server.webhookSecret, 300, undefined, now));
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  const port = typeof address === 'object' ? address?.port : 0;
  expect(await server.deliver(`http://127.0.0.1:${port}/`)).toEqual([204]);
  expect(heard).toMatchObject([{ type: 'customer.created', data: { object: { id: customer.id } } }]);
  expect(await server.deliver(`http://127.0.0.1:${port}/`)).toEqual([]);
  await new Promise((resolve) => listener.close(resolve));
});
