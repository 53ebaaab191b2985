import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { registerStream } from '#server/platform/http/streams/register-stream.ts';
import { hasModelConsent } from '../reading-settings/has-model-consent.ts';
import { readReadingSettings } from '../reading-settings/read-reading-settings.ts';
import { deepenReading } from './deepen-reading.ts';

export function registerDeepenedReadingsRoutes(app: FastifyInstance, context: AppContext): void {
  const { ai } = context;
  registerEndpoint(app, context, 'GET /api/deepened-readings/model', async ({ member }) => {
    const settings = await readReadingSettings(context, member);
    const model = ai && { name: ai.name, host: ai.host };
    return { success: true, data: { model, hasConsent: hasModelConsent(settings, context) } };
  });

  registerStream(app, context, 'POST /api/deepened-readings', ({ member, body, signal }) =>
    deepenReading(context, { member, request: body, signal }),
  );
}
