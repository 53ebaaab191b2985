import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { registerStream } from '#server/platform/http/streams/register-stream.ts';
import { showModelAnswer } from './show-model-answer.ts';
import { traceReading } from './trace-reading.ts';

export function registerAiDebugRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'POST /api/ai-debug/traces', async ({ member, body }) => ({
    success: true,
    data: await traceReading(context, member, body),
  }));

  registerStream(app, context, 'POST /api/ai-debug/answers', ({ member, body, signal }) =>
    showModelAnswer(context, { member, request: body, signal }),
  );
}
