import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { addressKey } from '#server/platform/http/hosts/client-address.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { endShare } from './end-share.ts';
import { readShare } from './read-share.ts';
import { shareConsultation } from './share-consultation.ts';

export function registerOracleSharesRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(
    app,
    context,
    'POST /api/oracle/consultations/:id/share',
    async ({ member, params, body }) => ({
      success: true,
      data: await shareConsultation(context, { member, id: params.id, request: body }),
    }),
  );

  registerEndpoint(app, context, 'DELETE /api/oracle/consultations/:id/share', async ({ member, params }) => {
    await endShare(context, { member, id: params.id });
    return { success: true };
  });

  registerEndpoint(app, context, 'GET /api/share/oracle/:token', async ({ params: { token }, request }) => {
    const address = addressKey(request.ip);
    return {
      success: true,
      data: await readShare(context, { token, address, isView: isView(request) }),
    };
  });
}

/** Not where only the head is asked for, nor where a browser fetches what might be opened. */
function isView({ method, headers }: FastifyRequest): boolean {
  const purposes = [headers['sec-purpose'], headers.purpose, headers['x-moz'], headers['x-purpose']];
  return (
    method !== 'HEAD' && !purposes.some((purpose) => /prefetch|prerender|preview/i.test(String(purpose)))
  );
}
