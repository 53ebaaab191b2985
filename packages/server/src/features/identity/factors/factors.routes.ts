import type { FactorsChange } from '@chitta/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { addPasskey } from './passkeys/add-passkey.ts';
import { askForNewPasskey } from './passkeys/ask-for-new-passkey.ts';
import { changePasskey } from './passkeys/change-passkey.ts';
import { deletePasskey } from './passkeys/delete-passkey.ts';
import { readFactors } from './read-factors.ts';
import { renewRecoveryCodes } from './recovery-codes/renew-recovery-codes.ts';
import { beginTotp } from './totp/begin-totp.ts';
import { confirmTotp } from './totp/confirm-totp.ts';
import { removeTotp } from './totp/remove-totp.ts';

export function registerFactorsRoutes(app: FastifyInstance, context: AppContext): void {
  const succeed = (data: FactorsChange) => ({ success: true as const, data });

  registerEndpoint(app, context, 'GET /api/factors', async (owner) => ({
    success: true,
    data: await readFactors(context, owner),
  }));

  registerEndpoint(app, context, 'POST /api/factors/totp', async ({ member }) => ({
    success: true,
    data: await beginTotp(context, member),
  }));

  registerEndpoint(app, context, 'POST /api/factors/totp/confirm', async ({ body, ...owner }) =>
    succeed(await confirmTotp(context, owner, body.code)),
  );

  registerEndpoint(app, context, 'DELETE /api/factors/totp', async (owner) =>
    succeed(await removeTotp(context, owner)),
  );

  registerEndpoint(app, context, 'POST /api/factors/passkeys/options', async (owner) => ({
    success: true,
    data: await askForNewPasskey(context, owner),
  }));

  registerEndpoint(app, context, 'POST /api/factors/passkeys', async ({ body, ...owner }) =>
    succeed(await addPasskey(context, owner, body)),
  );

  registerEndpoint(app, context, 'PATCH /api/factors/passkeys/:id', async ({ params, body, ...owner }) =>
    succeed(await changePasskey(context, owner, params.id, body)),
  );

  registerEndpoint(app, context, 'DELETE /api/factors/passkeys/:id', async ({ params, ...owner }) =>
    succeed(await deletePasskey(context, owner, params.id)),
  );

  registerEndpoint(app, context, 'POST /api/factors/recovery-codes', async (owner) =>
    succeed(await renewRecoveryCodes(context, owner)),
  );
}
