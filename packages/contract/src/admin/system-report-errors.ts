/** Errors of system reports; part of the one table. */
export const systemReportErrors = {
  'system_reports.not_found': { code: 'NOT_FOUND', message: 'There is no such report.' },
  'system_reports.bad_period': {
    code: 'VALIDATION',
    message: 'A report is of days up to today, ten years of them at most.',
  },
  'system_reports.being_made': { code: 'CONFLICT', message: 'This report is being made already.' },
  'system_reports.too_many': {
    code: 'CONFLICT',
    message: 'There are as many reports as can be kept or made at once. Delete one first, or wait.',
  },
  'system_reports.not_ready': { code: 'CONFLICT', message: 'This report is not ready.' },
  'system_reports.file_gone': { code: 'NOT_FOUND', message: 'The file of this report is gone.' },
} as const;
