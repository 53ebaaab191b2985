import type pg from 'pg';

/** A moment before the whole run: all of them are due at once, at the times of their own clocks. */
const zones = ['Europe/Prague', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'];

/**
 * Adds members with a device each, whose reminder of the morning is due at `now`, as their own clocks tell it; and whose
 * next one is in a week.
 */
export async function seedDueMembers(pool: pg.Pool, { count, now }: { count: number; now: Date }) {
  await pool.query(
    `INSERT INTO users (username, username_key, email, email_key, account_status, email_verified, language,
       push_notifications, timezone)
     SELECT name, name, name || '@example.org', name || '@example.org', 'active', true,
       CASE WHEN number % 3 = 0 THEN 'es' ELSE 'en' END, true, ($2::text[])[1 + number % 4]
     FROM generate_series(1, $1::integer) number, concat('reminded-', number) name`,
    [count, zones],
  );
  await pool.query(
    `INSERT INTO sessions (token_hash, user_id, expires_at)
     SELECT 'token-' || id, id, $1::timestamptz + interval '30 days' FROM users`,
    [now],
  );
  await pool.query(
    `INSERT INTO push_subscriptions (user_id, session_id, endpoint, p256dh_key, auth_key, user_agent, created_at)
     SELECT user_id, id, 'https://push.example.org/' || user_id, 'p256dh', 'auth', 'test', $1 FROM sessions`,
    [now],
  );
  await pool.query(
    `INSERT INTO memory_settings (user_id, reminder_times, updated_at)
     SELECT id, jsonb_build_array(jsonb_build_object('kind', 'morning',
       'weekdays', jsonb_build_array(extract(isodow FROM $1::timestamptz AT TIME ZONE timezone)),
       'time', to_char($1::timestamptz AT TIME ZONE timezone, 'HH24:MI'))), $1 FROM users`,
    [now],
  );
  await pool.query(
    `INSERT INTO reminder_plans (user_id, kind, local_date, next_due_at)
     SELECT id, 'morning', ($1::timestamptz AT TIME ZONE timezone)::date, date_trunc('minute', $1::timestamptz)
     FROM users`,
    [now],
  );
  await pool.query('ANALYZE');
}

/** What became of them: each figure is that of members but the first. */
export async function countReminded(pool: pg.Pool, now: Date) {
  const { rows } = await pool.query<Record<'due' | 'sent' | 'pushes' | 'devices' | 'twice', number>>(
    `SELECT (SELECT count(*) FROM reminder_plans WHERE next_due_at <= $1)::integer AS due,
       (SELECT count(*) FROM reminders WHERE outcome = 'sent')::integer AS sent,
       (SELECT count(DISTINCT user_id) FROM outgoing_pushes)::integer AS pushes,
       (SELECT count(DISTINCT user_id) FROM push_deliveries)::integer AS devices,
       (SELECT count(*) FROM (SELECT FROM push_deliveries GROUP BY user_id HAVING count(*) > 1) more)::integer
         AS twice`,
    [now],
  );
  return rows[0] ?? { due: 0, sent: 0, pushes: 0, devices: 0, twice: 0 };
}
