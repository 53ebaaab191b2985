import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { readNatalChart } from './read-natal-chart.ts';
import { chartTexts } from './texts/chart-texts.ts';

export function registerNatalChartsRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/natal-chart', async ({ member, query }) => {
    const { chart, calculatedAt, missing } = await readNatalChart(context, member);
    const language = query.language ?? member.language ?? 'en';
    return {
      success: true as const,
      data: {
        chart,
        texts: chart && chartTexts(chart, language),
        calculatedAt: calculatedAt?.toISOString() ?? null,
        missing,
      },
    };
  });
}
