import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { ownOrigin } from '#server/platform/http/hosts/own-origin.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { verificationMs } from '../email-verification/create-verification-link.ts';
import { askEmailChange } from './ask-email-change.ts';
import { presentEmailChange } from './email-changes.presenter.ts';
import type { WantedAddress } from './email-changes.queries.ts';
import { readEmailChange } from './read-email-change.ts';
import { withdrawEmailChange } from './withdraw-email-change.ts';

export function registerEmailChangesRoutes(app: FastifyInstance, context: AppContext): void {
  const present = (wanted: WantedAddress) => presentEmailChange(wanted, verificationMs);

  registerEndpoint(app, context, 'GET /api/email-changes', async ({ member }) => {
    const wanted = await readEmailChange(context, member);
    return { success: true as const, data: wanted && present(wanted) };
  });

  registerEndpoint(app, context, 'POST /api/email-changes', async ({ member, body, request }) => {
    const origin = ownOrigin(context.config, request);
    const wanted = await askEmailChange(context, member, { email: body.email, origin });
    return { success: true as const, data: present(wanted) };
  });

  registerEndpoint(app, context, 'DELETE /api/email-changes', async ({ member }) => {
    await withdrawEmailChange(context, member.id);
    return { success: true as const };
  });
}
