import { z } from 'zod';
import { updateCustomer } from '../../../acts/update-customer.ts';
import { presentCustomer } from '../shapes/present-customer.ts';
import { presentPrice, priceIds } from '../shapes/present-price.ts';
import { wireError } from '../wire-error.ts';
import { metadata, route } from './route.ts';

export const customerRoutes = [
  route('POST /v1/customers', z.strictObject({ metadata }), ({ world, question }) =>
    presentCustomer(world.createCustomer(question.metadata), world.settings.currency),
  ),
  route(
    'POST /v1/customers/:id',
    z.strictObject({ email: z.string(), name: z.string() }),
    ({ world, id, question }) => {
      world.act(id, updateCustomer, question);
      return presentCustomer(world.stateOf(id), world.settings.currency);
    },
  ),
  route(
    'GET /v1/customers/:id',
    z.strictObject({ expand: z.array(z.literal('invoice_settings.default_payment_method')).optional() }),
    ({ world, id }) => presentCustomer(world.stateOf(id), world.settings.currency),
  ),
  route('GET /v1/prices/:id', z.strictObject({}), ({ world: { settings }, id }) => {
    const interval = (['month', 'year'] as const).find((plan) => priceIds[plan] === id);
    if (!interval) throw wireError.missing(id);
    return presentPrice({ settings, interval });
  }),
  route(
    'POST /v1/billing_portal/sessions',
    z.strictObject({ customer: z.string(), return_url: z.url() }),
    ({ world, question }) => {
      const { customer } = world.stateOf(question.customer);
      return {
        id: `bps_${customer.id.slice(4)}`,
        object: 'billing_portal.session',
        after_expiration: null,
        configuration: 'bpc_1',
        created: world.now(),
        customer: customer.id,
        ...{ customer_account: null, flow: null, livemode: false, locale: null, on_behalf_of: null },
        return_url: question.return_url,
        url: `https://billing.stripe.test/p/session/${customer.id}`,
      };
    },
  ),
];
