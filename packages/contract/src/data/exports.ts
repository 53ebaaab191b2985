import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import * as limits from '../limits.ts';

export const exportJournalQuery = z.object({
  /** Language of the readable files; the data files have none. */
  language: z.enum(limits.languages).optional(),
});
export type ExportJournalQuery = z.infer<typeof exportJournalQuery>;

export const exportsEndpoints = {
  'GET /api/exports/journal': endpoint({
    access: 'member',
    summary:
      'Everything of the member as a zip, written while it is sent; `x-estimated-bytes` says about how long',
    query: exportJournalQuery,
    response: z.file().mime('application/zip'),
    isDownload: true,
    errors: ['requests.too_many'],
  }),
} as const;
