import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParam } from '../text.ts';

const params = z.object({ id: idParam });
const file = z.file().mime('image/webp');

/** Pictures of the screen that came with tickets: for who sent them and for administrators. */
export const ticketScreenshotsEndpoints = {
  'GET /api/tickets/:id/screenshot': endpoint({
    access: 'member',
    summary: "The picture of the screen that came with one's own ticket",
    params,
    response: file,
    isDownload: true,
    errors: ['tickets.not_found', 'files.unavailable'],
  }),
  'DELETE /api/tickets/:id/screenshot': endpoint({
    access: 'member',
    summary: "Take the picture of the screen out of one's own ticket, for good",
    params,
    response: z.object({ success: z.literal(true) }),
    errors: ['tickets.not_found'],
  }),
  'GET /api/admin/tickets/:id/screenshot': endpoint({
    access: 'admin',
    summary: 'The picture of the screen that came with a ticket',
    params,
    response: file,
    isDownload: true,
    errors: ['tickets.not_found', 'files.unavailable'],
  }),
} as const;
