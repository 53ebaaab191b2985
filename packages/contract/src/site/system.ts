import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const systemEndpoints = {
  'GET /api/health': endpoint({
    access: 'public',
    summary: 'The process is alive',
    response: z.object({ status: z.literal('ok') }),
    errors: [],
  }),
  'GET /api/ready': endpoint({
    access: 'public',
    summary: 'The process can serve: the database answers',
    response: z.object({ status: z.literal('ready') }),
    errors: ['server.database'],
  }),
} as const;
