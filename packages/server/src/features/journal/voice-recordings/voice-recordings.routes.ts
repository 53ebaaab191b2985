import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { registerAbortableRoute } from '#server/platform/http/streams/abortable-route.ts';
import { registerUpload } from '#server/platform/http/streams/register-upload.ts';
import { admitVoiceRecording } from './admit-voice-recording.ts';
import { deleteVoiceRecording } from './delete-voice-recording.ts';
import { sendVoiceRecording } from './send-voice-recording.ts';
import { storeVoiceRecording } from './store-voice-recording.ts';

/** Ten minutes of sound for somebody who listens as it comes. */
const listeningMs = 15 * 60_000;

export function registerVoiceRecordingsRoutes(app: FastifyInstance, context: AppContext): void {
  registerUpload(
    app,
    context,
    {
      key: 'PUT /api/dreams/:id/voice-recording',
      limit: 'recordingsPerMember',
      admit: ({ member, params }) => admitVoiceRecording(context, { userId: member.id, dreamId: params.id }),
    },
    async ({ member, params, query, files: [file] }) => {
      invariant(file, 'an upload brings at least one file');
      const { seconds = null } = query;
      const data = await storeVoiceRecording(context, {
        userId: member.id,
        dreamId: params.id,
        file,
        seconds,
      });
      return { success: true as const, data };
    },
  );

  registerAbortableRoute(app, context, {
    key: 'GET /api/dreams/:id/voice-recording',
    timeoutMs: listeningMs,
    respond: ({ member, params, request, reply, signal }) =>
      sendVoiceRecording(context, { userId: member.id, dreamId: params.id }, { request, reply, signal }),
  });

  registerEndpoint(app, context, 'DELETE /api/dreams/:id/voice-recording', async ({ member, params }) => {
    await deleteVoiceRecording(context, { userId: member.id, dreamId: params.id });
    return { success: true as const, data: { id: params.id } };
  });
}
