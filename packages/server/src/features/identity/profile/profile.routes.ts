import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { registerAbortableRoute } from '#server/platform/http/streams/abortable-route.ts';
import { registerUpload } from '#server/platform/http/streams/register-upload.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { changeProfile } from './change-profile.ts';
import { readPicture } from './pictures/read-picture.ts';
import { removePicture, storePicture } from './pictures/store-picture.ts';
import { readProfile } from './read-profile.ts';
import { setMessagingPreferences } from './set-messaging-preferences.ts';

const pictureTimeoutMs = 30_000;

/** A picture never changes under its address. */
const pictureHeaders = {
  'cache-control': 'private, max-age=31536000, immutable',
  'content-disposition': 'inline; filename="picture.webp"',
};

export function registerProfileRoutes(app: FastifyInstance, context: AppContext): void {
  const answer = async (member: Member) => ({
    success: true as const,
    data: await readProfile(context, member),
  });

  registerEndpoint(app, context, 'GET /api/profile', ({ member }) => answer(member));

  registerEndpoint(app, context, 'PATCH /api/profile', async ({ member, body }) => {
    await changeProfile(context, member, body);
    return answer(member);
  });

  const upload = { key: 'PUT /api/profile/picture', limit: 'picturesPerMember' } as const;
  registerUpload(app, context, upload, async ({ member, query, files: [file] }) => {
    invariant(file, 'an upload brings at least one file');
    await storePicture(context, member.id, { path: file.path, crop: query });
    return answer(member);
  });

  registerEndpoint(app, context, 'DELETE /api/profile/picture', async ({ member }) => {
    await removePicture(context, member.id);
    return answer(member);
  });

  registerAbortableRoute(app, context, {
    key: 'GET /api/pictures/:id',
    timeoutMs: pictureTimeoutMs,
    respond: async ({ member, params, reply }) => {
      const content = await readPicture(context, member, params.id);
      return reply.type('image/webp').headers(pictureHeaders).send(content);
    },
  });

  registerEndpoint(app, context, 'POST /api/user/messaging-preferences', async ({ member, body }) => ({
    success: true,
    data: await setMessagingPreferences(context, member, body),
  }));
}
