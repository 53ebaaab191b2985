import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { presentMember } from '../accounts.presenter.ts';
import { signIn } from '../sign-in.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { askForSignIn, signInWithPasskey } from './sign-in-with-passkey.ts';
import { askForSecondPasskey, takeSecondStep } from './take-second-step.ts';

export function registerSignInRoutes(app: FastifyInstance, context: AppContext): void {
  const { clock } = context;

  registerEndpoint(app, context, 'POST /api/login', async ({ body, request, reply }) => {
    const member = await signIn(context, { credentials: body, request });
    const { timezone } = body;
    await finishSignIn(context, { member, method: 'password', timezone, request, reply });
    return presentMember(member, clock.now());
  });

  registerEndpoint(app, context, 'POST /api/login/second-factor', async ({ body, ...call }) =>
    presentMember(await takeSecondStep(context, call, body), clock.now()),
  );

  registerEndpoint(app, context, 'POST /api/login/second-factor/passkey-options', async ({ request }) => ({
    success: true,
    data: await askForSecondPasskey(context, request),
  }));

  registerEndpoint(app, context, 'POST /api/login/passkey', async ({ body, ...call }) =>
    presentMember(await signInWithPasskey(context, call, body), clock.now()),
  );

  registerEndpoint(app, context, 'POST /api/login/passkey-options', async ({ request }) => ({
    success: true,
    data: await askForSignIn(context, request),
  }));
}
