import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { registerAbortableRoute } from '#server/platform/http/streams/abortable-route.ts';
import { registerUpload } from '#server/platform/http/streams/register-upload.ts';
import { readIdempotencyKey } from '#server/platform/idempotency/idempotency.ts';
import { changeMoment } from './change-moment.ts';
import { deleteMoment } from './delete-moment.ts';
import { findMoment } from './find-moment.ts';
import { keepMoment } from './keep-moment.ts';
import { listMoments, listMonth } from './list-moments.ts';
import { readMomentPicture } from './read-moment-picture.ts';

const pictureTimeoutMs = 30_000;

/** A picture never changes under its address. */
const pictureHeaders = {
  'cache-control': 'private, max-age=31536000, immutable',
  'content-disposition': 'inline; filename="moment.webp"',
};

const succeed = <T>(data: T) => ({ success: true as const, data });

export function registerMomentsRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/memory/moments', async ({ member, query }) =>
    succeed(await listMoments(context, { userId: member.id, query })),
  );

  registerEndpoint(app, context, 'GET /api/memory/calendar', async ({ member, query }) =>
    succeed(await listMonth(context, { userId: member.id, month: query.month })),
  );

  const upload = { key: 'POST /api/memory/moments', limit: 'momentsPerMember' } as const;
  registerUpload(app, context, upload, async ({ member, body, files: [file], request }) => {
    const idempotencyKey = readIdempotencyKey(request);
    return succeed(await keepMoment(context, { member, request: body, picture: file?.path, idempotencyKey }));
  });

  registerEndpoint(app, context, 'GET /api/memory/moments/:id', async ({ member, params }) =>
    succeed(await findMoment(context, { userId: member.id, ...params })),
  );

  registerEndpoint(app, context, 'PATCH /api/memory/moments/:id', async ({ member, params, body }) =>
    succeed(await changeMoment(context, { userId: member.id, ...params, request: body })),
  );

  registerEndpoint(app, context, 'DELETE /api/memory/moments/:id', async ({ member, params }) => {
    await deleteMoment(context, { userId: member.id, ...params });
    return { success: true };
  });

  registerAbortableRoute(app, context, {
    key: 'GET /api/memory/moments/:id/picture',
    timeoutMs: pictureTimeoutMs,
    respond: async ({ member, params, query, reply }) => {
      const content = await readMomentPicture(context, { userId: member.id, ...params, ...query });
      return reply.type('image/webp').headers(pictureHeaders).send(content);
    },
  });
}
