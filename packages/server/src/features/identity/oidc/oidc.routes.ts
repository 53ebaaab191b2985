import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { beginAuthorization } from './begin-authorization.ts';
import { finishAuthorization } from './finish-authorization.ts';
import { linkProvider } from './link-provider.ts';
import { describeProvider } from './provider.ts';
import { readLink } from './read-link.ts';
import { unlinkProvider } from './unlink-provider.ts';

export function registerOidcRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/auth/oidc', () => ({
    success: true,
    data: { provider: describeProvider(context) },
  }));

  registerEndpoint(app, context, 'POST /api/auth/oidc/start', async ({ body, request, reply }) => ({
    success: true,
    data: await beginAuthorization(context, {
      purpose: 'sign_in',
      owner: null,
      next: body.next,
      request,
      reply,
    }),
  }));

  registerEndpoint(app, context, 'POST /api/auth/oidc/proof', async (call) => {
    const { member, session, body, request, reply } = call;
    const { isLinked } = await readLink(context, { member, request });
    assertThat(isLinked, 'oidc.not_linked');
    const owner = { userId: member.id, sessionId: session.id };
    const start = { purpose: 'prove', owner, next: body.next, request, reply } as const;
    return { success: true, data: await beginAuthorization(context, start) };
  });

  registerEndpoint(app, context, 'POST /api/auth/oidc/connection', async (call) => {
    const { member, session, body, request, reply } = call;
    const { isLinked } = await readLink(context, { member, request });
    assertThat(!isLinked, 'oidc.already_linked');
    const owner = { userId: member.id, sessionId: session.id };
    const start = { purpose: 'link', owner, next: body.next, request, reply } as const;
    return { success: true, data: await beginAuthorization(context, start) };
  });

  registerEndpoint(app, context, 'POST /api/auth/oidc/callback', async ({ body, request, reply }) => ({
    success: true,
    data: await finishAuthorization(context, { body, request, reply }),
  }));

  registerEndpoint(app, context, 'GET /api/auth/oidc/link', async ({ member, request }) => ({
    success: true,
    data: await readLink(context, { member, request }),
  }));

  registerEndpoint(app, context, 'POST /api/auth/oidc/link', async ({ member, session, request }) => {
    await linkProvider(context, { member, session, request });
    return { success: true, data: await readLink(context, { member, request }) };
  });

  registerEndpoint(app, context, 'DELETE /api/auth/oidc/link', async ({ member, request }) => {
    await unlinkProvider(context, { member, request });
    return { success: true, data: await readLink(context, { member, request }) };
  });
}
