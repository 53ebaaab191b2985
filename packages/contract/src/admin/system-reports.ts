import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, pageOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { calendarDay, idParam, lineOfText, safeText } from '../text.ts';

const params = z.object({ id: idParam });
const count = z.number().int().nonnegative();
const { systemReport: most } = limits;

const measures = Object.values(limits.reportMeasures).flat() as [
  limits.ReportMeasure,
  ...limits.ReportMeasure[],
];

/** A report as the list has it. */
export const systemReport = z.object({
  id: z.number().int(),
  type: z.enum(limits.systemReportTypes),
  /** What the administrator calls it; empty: its type and period say what it is. */
  title: z.string(),
  description: z.string(),
  status: z.enum(limits.systemReportStatuses),
  /** First and last day, in UTC. */
  from: z.string(),
  until: z.string(),
  /** Percent of what is to be counted. */
  progress: z.number().int().min(0).max(100),
  /** Null: not failed. */
  failure: z.enum(limits.systemReportFailures).nullable(),
  createdAt: z.string(),
  /** The moment that the figures are of; null: not ready. */
  generatedAt: z.string().nullable(),
  /** Who asked for it; null: their account is gone. */
  generatedBy: z.string().nullable(),
  /** Bytes and lines of the file; null: there is none. */
  size: count.nullable(),
  rows: count.nullable(),
  downloadCount: count,
  /** When it is deleted by itself; null: not ready or failed. */
  expiresAt: z.string().nullable(),
});
export type SystemReport = z.infer<typeof systemReport>;

/** One figure over the whole period: of all together, or of a part of them. */
export const reportFigure = z.object({
  measure: z.enum(measures),
  /** Null: all together. */
  part: z.string().nullable(),
  value: z.number(),
  unit: z.enum(limits.reportUnits),
  /** Of money; else null. */
  currency: z.string().nullable(),
});
export type ReportFigure = z.infer<typeof reportFigure>;

export const systemReportPrint = z.object({ report: systemReport, figures: z.array(reportFigure) });
export type SystemReportPrint = z.infer<typeof systemReportPrint>;

export const createSystemReportRequest = z
  .strictObject({
    type: z.enum(limits.systemReportTypes),
    from: calendarDay,
    until: calendarDay,
    title: lineOfText(most.title).optional(),
    description: safeText()
      .pipe(
        z
          .string()
          .transform((text) => text.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim())
          .pipe(z.string().max(most.description)),
      )
      .optional(),
  })
  .refine(({ from, until }) => from <= until, { path: ['until'], message: 'Invalid input' });
export type CreateSystemReportRequest = z.infer<typeof createSystemReportRequest>;

export const listSystemReportsQuery = z.object({
  type: z.enum(limits.systemReportTypes).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(limits.pageSize.max).optional(),
});
export type ListSystemReportsQuery = z.infer<typeof listSystemReportsQuery>;

export const systemReportsEndpoints = {
  'GET /api/admin/system-reports': endpoint({
    access: 'admin',
    summary: 'Reports that were asked for, the newest first',
    query: listSystemReportsQuery,
    response: pageOf(systemReport),
    errors: ['requests.invalid'],
  }),
  'POST /api/admin/system-reports': endpoint({
    access: 'admin',
    summary: 'Have a report made of a period; it is counted beside the requests',
    body: createSystemReportRequest,
    response: dataOf(systemReport),
    status: 201,
    errors: ['system_reports.bad_period', 'system_reports.being_made', 'system_reports.too_many'],
  }),
  'GET /api/admin/system-reports/:id': endpoint({
    access: 'admin',
    summary: 'One report, and how far it is',
    params,
    response: dataOf(systemReport),
    errors: ['system_reports.not_found'],
  }),
  'GET /api/admin/system-reports/:id/figures': endpoint({
    access: 'admin',
    summary: 'The figures of a report over its whole period, to be shown and printed',
    params,
    response: dataOf(systemReportPrint),
    errors: ['system_reports.not_found', 'system_reports.not_ready'],
  }),
  'GET /api/admin/system-reports/:id/file': endpoint({
    access: 'admin',
    summary: 'A report as a table with a line for each day, figure and part',
    params,
    isDownload: true,
    response: z.file().mime('text/csv'),
    errors: ['system_reports.not_found', 'system_reports.not_ready', 'system_reports.file_gone'],
  }),
  'DELETE /api/admin/system-reports/:id': endpoint({
    access: 'admin',
    summary: 'Delete a report with its file, also one that is being made',
    params,
    response: z.object({ success: z.literal(true) }),
    errors: ['system_reports.not_found'],
  }),
} as const;
