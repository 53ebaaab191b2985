/** Errors of what works in the background; part of the one table. */
export const queueErrors = {
  'jobs.not_found': { code: 'NOT_FOUND', message: 'There is no such job.' },
  'jobs.nothing_failed': { code: 'CONFLICT', message: 'No run of this job has failed.' },
  'mails.not_found': { code: 'NOT_FOUND', message: 'There is no such mail.' },
  'mails.not_failed': { code: 'CONFLICT', message: 'This mail has not failed, or is given up for good.' },
  'mails.not_waiting': { code: 'CONFLICT', message: 'This mail is sent, or given up already.' },
} as const;
