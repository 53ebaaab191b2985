import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createDatabase } from '../../packages/server/src/db/client.ts';

/** Line of `postmaster.pid` that names the folder of the server's socket. */
const socketLine = 4;

/** A connection to the database of the running tests: what only time or an operator can do is done here. */
function openDatabase() {
  const dataDir = process.env.CHITTA_E2E_DATA_DIR ?? '';
  const lines = readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  const folder = encodeURIComponent(lines[socketLine]?.trim() ?? '');
  return createDatabase(`postgresql://chitta@localhost:5432/chitta?host=${folder}`);
}

/** Lets that many days go by over the dreams of a member. */
export async function ageDreams(username: string, days: number): Promise<void> {
  const { pool, close } = openDatabase();
  try {
    await pool.query(
      `UPDATE dreams SET created_at = dreams.created_at - make_interval(days => $1)
       FROM users WHERE users.id = dreams.user_id AND users.username = $2`,
      [days, username],
    );
  } finally {
    await close();
  }
}

/** Lets so much time go by since the member last proved to be the one that it counts no longer. */
export async function ageProof(username: string): Promise<void> {
  const { pool, close } = openDatabase();
  try {
    await pool.query(
      `UPDATE sessions SET proven_at = proven_at - interval '1 hour'
       FROM users WHERE users.id = sessions.user_id AND users.username = $1`,
      [username],
    );
  } finally {
    await close();
  }
}

/** Lets that long go by since the member signed in, everywhere. */
export async function ageSessions(username: string, minutes: number): Promise<void> {
  const { pool, close } = openDatabase();
  try {
    await pool.query(
      `UPDATE sessions SET created_at = sessions.created_at - make_interval(mins => $1)
       FROM users WHERE users.id = sessions.user_id AND users.username = $2`,
      [minutes, username],
    );
  } finally {
    await close();
  }
}

/** Gives a member everything that is part of premium, as an operator does. */
export async function giveUnlimitedAccess(username: string): Promise<void> {
  const { pool, close } = openDatabase();
  try {
    await pool.query('UPDATE users SET has_unlimited_access = true WHERE username = $1', [username]);
  } finally {
    await close();
  }
}

/** Journeys all come from one address, from which fewer may sign up in an hour than there are journeys. */
export async function forgetSignUps(): Promise<void> {
  const { pool, close } = openDatabase();
  try {
    await pool.query("DELETE FROM rate_limits WHERE starts_with(key, 'sign_up_address:')");
  } finally {
    await close();
  }
}

/** Confirms the address of a member, as the link in the mail does. */
export async function confirmAddress(username: string): Promise<void> {
  const { pool, close } = openDatabase();
  try {
    await pool.query(
      "UPDATE users SET email_verified = true, account_status = 'active' WHERE username = $1",
      [username],
    );
  } finally {
    await close();
  }
}

/** Puts the letter of a month in the post, as the job does on the first morning of the next: no test can wait for that. */
export async function postLetter(username: string, month: string, origin: string): Promise<void> {
  const { pool, close } = openDatabase();
  try {
    await pool.query(
      `INSERT INTO outgoing_mails (user_id, recipient, kind, language, origin, params, created_at, due_at)
       SELECT id, email, 'monthly_letter', coalesce(language, 'en'), $3, jsonb_build_object('month', $2::text), now(), now()
       FROM users WHERE username = $1`,
      [username, month, origin],
    );
  } finally {
    await close();
  }
}
