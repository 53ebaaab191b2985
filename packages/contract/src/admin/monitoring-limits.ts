/** Lists and limits of monitoring; part of `limits`. */

/** What alarms are raised for. Names are for good: what is kept refers to them. */
export const alarmRules = [
  'error_share',
  'slow_answers',
  'slow_readings',
  'pool_waiting',
  'connections_scarce',
  'mail_server_down',
  'mails_late',
  'mails_given_up',
  'pushes_refused',
  'payment_events_late',
  'payment_events_stuck',
  'backup_old',
  'disk_low',
  'memory_full',
  'node_gone',
  'versions_differ',
  'job_failed',
] as const;
export type AlarmRuleName = (typeof alarmRules)[number];

/** A warning can wait until somebody has time; an alarm cannot. */
export const alarmSeverities = ['warning', 'alarm'] as const;
export type AlarmSeverity = (typeof alarmSeverities)[number];

/** What the values of a rule count in; `state` is 0 or 1. */
export const alarmUnits = ['share', 'milliseconds', 'seconds', 'bytes', 'count', 'state'] as const;
export type AlarmUnit = (typeof alarmUnits)[number];

/** Hours for which a rule can be muted. */
export const alarmMuteHours = [1, 8, 24, 168] as const;
/** Alarms that are over, as the page lists them; and days for which they are kept. */
export const alarmsShown = 20;
export const alarmDays = 30;
/** Minutes that curves go back. */
export const monitoredMinutes = 60;
