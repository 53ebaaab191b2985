import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { registerStream } from '#server/platform/http/streams/register-stream.ts';
import { deleteWritten } from './delete-written.ts';
import { writeAnswer } from './write-answer.ts';

export function registerWrittenAnswersRoutes(app: FastifyInstance, context: AppContext): void {
  registerStream(app, context, 'POST /api/oracle/consultations/:id/written', ({ member, params, signal }) =>
    writeAnswer(context, { member, id: params.id, signal }),
  );

  registerEndpoint(
    app,
    context,
    'DELETE /api/oracle/consultations/:id/written',
    async ({ member, params }) => {
      await deleteWritten(context, { member, id: params.id });
      return { success: true };
    },
  );
}
