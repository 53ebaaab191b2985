/** Reasons of monitoring; part of the error table. */
export const monitoringErrors = {
  'monitoring.alarm_not_found': { code: 'NOT_FOUND', message: 'There is no such alarm.' },
  'monitoring.alarm_over': { code: 'CONFLICT', message: 'This alarm is over already.' },
} as const;
