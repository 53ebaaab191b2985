import { z } from 'zod';
import { refund } from '../../../acts/refund.ts';
import { find } from '../../../draft.ts';
import { pageOf, pageParams } from '../lists.ts';
import { presentCharge } from '../shapes/present-charge.ts';
import { presentDispute, presentRefund } from '../shapes/present-refund.ts';
import { wireError } from '../wire-error.ts';
import { amount, inList, route } from './route.ts';

const ofCharge = z.strictObject({ ...pageParams, charge: z.string() });

export const chargeRoutes = [
  route(
    'GET /v1/charges',
    z.strictObject({ ...pageParams, customer: z.string(), expand: inList(['refunds']) }),
    ({ world, question: { customer, expand, ...page } }) => {
      const state = world.stateOf(customer);
      const all = state.charges.map((charge) => {
        const { refunds, ...shape } = presentCharge(state, charge, world.settings.currency);
        return expand.length > 0 ? { ...shape, refunds } : shape;
      });
      return pageOf(all, page, '/v1/charges');
    },
  ),
  route('GET /v1/charges/:id', z.strictObject({}), ({ world, id }) => {
    const state = world.stateOf(id);
    return presentCharge(state, find(state.charges, id), world.settings.currency);
  }),
  route('POST /v1/refunds', z.strictObject({ amount, payment_intent: z.string() }), ({ world, question }) => {
    const intent = question.payment_intent;
    const paid = world.stateOf(intent).charges.find(({ paymentIntentId }) => paymentIntentId === intent);
    if (!paid) throw wireError.missing(intent, 'payment_intent');
    const act = { invoiceId: paid.invoiceId, amount: question.amount };
    const { refundId } = world.act(intent, refund, act);
    const state = world.stateOf(intent);
    return presentRefund(state, find(state.refunds, refundId), world.settings.currency);
  }),
  route('GET /v1/refunds', ofCharge, ({ world, question: { charge, ...page } }) => {
    const state = world.stateOf(charge);
    const all = state.refunds.filter(({ chargeId }) => chargeId === charge);
    const shapes = all.map((entry) => presentRefund(state, entry, world.settings.currency));
    return pageOf(shapes, page, '/v1/refunds');
  }),
  route('GET /v1/disputes', ofCharge, ({ world, question: { charge, ...page } }) => {
    const state = world.stateOf(charge);
    const all = state.disputes.filter(({ chargeId }) => chargeId === charge);
    const shapes = all.map((entry) => presentDispute(state, entry, world.settings.currency));
    return pageOf(shapes, page, '/v1/disputes');
  }),
];
