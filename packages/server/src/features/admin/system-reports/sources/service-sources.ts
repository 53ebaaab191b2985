import { sql } from 'drizzle-orm';
import type { ReportSource } from './report-source.ts';

/** What was sent to members, by its kind. Mails and pushes are deleted some time after they went out. */
export const messageSources: readonly ReportSource[] = [
  {
    measure: 'mails',
    unit: 'count',
    columns: ['at', 'part', 'user_id'],
    rows: sql`SELECT created_at AS at, kind AS part, user_id FROM outgoing_mails`,
  },
  {
    measure: 'mails_failed',
    unit: 'count',
    columns: ['at', 'part', 'user_id'],
    rows: sql`SELECT failed_at AS at, kind AS part, user_id FROM outgoing_mails WHERE failed_at IS NOT NULL`,
  },
  {
    measure: 'pushes',
    unit: 'count',
    columns: ['at', 'part', 'user_id'],
    rows: sql`SELECT created_at AS at, kind AS part, user_id FROM outgoing_pushes`,
  },
  {
    measure: 'push_deliveries',
    unit: 'count',
    columns: ['at', 'part', 'user_id'],
    rows: sql`SELECT coalesce(sent_at, failed_at) AS at,
        CASE WHEN sent_at IS NOT NULL THEN 'sent' ELSE 'failed' END AS part, user_id
      FROM push_deliveries WHERE sent_at IS NOT NULL OR failed_at IS NOT NULL`,
  },
  {
    measure: 'push_devices',
    unit: 'count',
    columns: ['part', 'user_id'],
    rows: sql`SELECT CASE WHEN NOT is_active THEN 'inactive' WHEN failing_since IS NULL THEN 'active' ELSE 'failing'
      END AS part, user_id FROM push_subscriptions`,
  },
  {
    measure: 'reminders',
    unit: 'count',
    columns: ['at', 'part', 'user_id'],
    rows: sql`SELECT handled_at AS at, outcome AS part, user_id FROM reminders`,
  },
  {
    measure: 'notifications',
    unit: 'count',
    columns: ['at', 'part', 'user_id'],
    rows: sql`SELECT created_at AS at, kind AS part, user_id FROM notifications`,
  },
];

/** How members prove who they are, and what administrators do. */
export const securitySources: readonly ReportSource[] = [
  {
    measure: 'administrators',
    unit: 'count',
    columns: [],
    rows: sql`SELECT 1 FROM users WHERE is_admin`,
  },
  {
    measure: 'second_factors',
    unit: 'count',
    columns: ['user_id'],
    rows: sql`SELECT user_id FROM totp_factors WHERE confirmed_at IS NOT NULL
      UNION SELECT user_id FROM passkeys WHERE is_second_factor`,
  },
  {
    measure: 'passkeys',
    unit: 'count',
    columns: ['user_id'],
    rows: sql`SELECT user_id FROM passkeys`,
  },
  {
    // Of sessions that are kept: those that ended are deleted after a while.
    measure: 'sign_ins',
    unit: 'count',
    columns: ['at', 'part', 'user_id'],
    rows: sql`SELECT created_at AS at, method AS part, user_id FROM sessions`,
  },
  {
    measure: 'password_resets',
    unit: 'count',
    columns: ['at', 'user_id'],
    rows: sql`SELECT created_at AS at, user_id FROM password_reset_tokens`,
  },
  {
    // Whoever acts is answerable for it and stands in the audit log by name.
    measure: 'admin_acts',
    unit: 'count',
    columns: ['at', 'part'],
    rows: sql`SELECT happened_at AS at, action AS part FROM audit_log`,
  },
];

/** Where the room goes. */
export const storageSources: readonly ReportSource[] = [
  {
    measure: 'database',
    unit: 'bytes',
    columns: [],
    rows: sql`SELECT pg_database_size(current_database()) AS bytes`,
    value: sql`sum(bytes)`,
  },
  {
    measure: 'tables',
    unit: 'bytes',
    columns: ['part'],
    rows: sql`SELECT relname AS part, pg_total_relation_size(oid) AS bytes FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')`,
    value: sql`sum(bytes)`,
  },
  {
    measure: 'files',
    unit: 'bytes',
    columns: ['part', 'user_id'],
    rows: sql`SELECT 'pictures' AS part, user_id, bytes FROM pictures
      UNION ALL SELECT 'voice_recordings', user_id, bytes FROM voice_recordings
      UNION ALL SELECT 'moments', user_id, image_bytes FROM memory_moments WHERE image_data IS NOT NULL`,
    value: sql`coalesce(sum(bytes), 0)`,
  },
  {
    measure: 'file_counts',
    unit: 'count',
    columns: ['part', 'user_id'],
    rows: sql`SELECT 'pictures' AS part, user_id FROM pictures
      UNION ALL SELECT 'voice_recordings', user_id FROM voice_recordings
      UNION ALL SELECT 'moments', user_id FROM memory_moments WHERE image_data IS NOT NULL`,
  },
];
