import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { askedOrigin } from '#server/platform/http/hosts/own-origin.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { cancel } from './acts/cancel.ts';
import { changePlan, previewChange } from './acts/change-plan.ts';
import { keepPlan } from './acts/keep-plan.ts';
import { resume } from './acts/resume.ts';
import { findCheckout } from './checkouts/find-checkout.ts';
import { openCheckout } from './checkouts/open-checkout.ts';
import { findMembership } from './find-membership.ts';
import { listInvoices } from './invoices/list-invoices.ts';
import { presentCheckout } from './memberships.presenter.ts';
import { openPortal } from './open-portal.ts';
import { readPlans } from './plans/read-plans.ts';
import { recover } from './recover.ts';

export function registerMembershipsRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/memberships/plans', async () => answer(await readPlans(context)));
  registerEndpoint(app, context, 'GET /api/memberships/current', async ({ member }) =>
    answer(await findMembership(context, member.id)),
  );
  registerEndpoint(app, context, 'GET /api/memberships/invoices', async ({ member, query }) =>
    answer(await listInvoices(context, member.id, query)),
  );
  registerEndpoint(app, context, 'POST /api/memberships/recovery', async ({ member }) =>
    answer(await recover(context, member.id)),
  );
  registerEndpoint(app, context, 'POST /api/memberships/portal', async ({ member, request }) =>
    answer({ url: await openPortal(context, member.id, askedOrigin(context.config, request)) }),
  );
  registerCheckouts(app, context);
  registerActs(app, context);
}

function registerCheckouts(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'POST /api/memberships/checkouts', async ({ member, body, request }) => {
    const { interval, kind = 'page' } = body;
    const origin = askedOrigin(context.config, request);
    const row = await openCheckout(context, { member, interval, kind, origin });
    assertThat(context.payments, 'memberships.not_sold');
    return answer(presentCheckout(row, await context.payments.readPrices()));
  });
  registerEndpoint(app, context, 'GET /api/memberships/checkouts/:id', async ({ member, params }) =>
    answer(await findCheckout(context, member.id, params.id)),
  );
}

function registerActs(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'POST /api/memberships/change/preview', async ({ member, body }) =>
    answer(await previewChange(context, member.id, body.interval)),
  );
  registerEndpoint(app, context, 'POST /api/memberships/change', async ({ member, body }) =>
    answer(await changePlan(context, member.id, { interval: body.interval, at: new Date(body.at) })),
  );
  registerEndpoint(app, context, 'DELETE /api/memberships/change', async ({ member }) =>
    answer(await keepPlan(context, member.id)),
  );
  registerEndpoint(app, context, 'POST /api/memberships/cancellation', async ({ member }) =>
    answer(await cancel(context, member.id)),
  );
  registerEndpoint(app, context, 'DELETE /api/memberships/cancellation', async ({ member }) =>
    answer(await resume(context, member.id)),
  );
}

function answer<T>(data: T): { success: true; data: T } {
  return { success: true, data };
}
