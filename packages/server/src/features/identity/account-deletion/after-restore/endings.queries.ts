import type pg from 'pg';

/** An account whose status was set to what it was before the restore. */
export interface SettledAccount {
  readonly id: number;
  readonly isClosed: boolean;
}

const matches = 'kept.id = users.id AND kept.created_at = users.created_at';

/** What has become of accounts, carried through a restore in temporary tables that end with its transaction. */
export function createEndingsQueries(client: pg.ClientBase) {
  return {
    /** False where the database is empty, or older than the marks of erased accounts. */
    async hasMarks(): Promise<boolean> {
      const { rows } = await client.query("SELECT 1 WHERE to_regclass('public.erased_accounts') IS NOT NULL");
      return rows.length > 0;
    },

    async keep(): Promise<void> {
      await client.query(`
        CREATE TEMPORARY TABLE kept_marks ON COMMIT DROP AS SELECT * FROM public.erased_accounts;
        CREATE TEMPORARY TABLE kept_tombstones ON COMMIT DROP AS SELECT * FROM public.account_tombstones;
        CREATE TEMPORARY TABLE kept_keys ON COMMIT DROP AS SELECT * FROM public.account_tombstone_keys;
        CREATE TEMPORARY TABLE kept_accounts ON COMMIT DROP AS
          SELECT id, created_at, account_status, closed_at FROM public.users;
        CREATE TEMPORARY TABLE kept_cancellations ON COMMIT DROP AS
          SELECT user_id, token, created_at, expires_at, used FROM public.account_cancellations`);
    },

    /** Marks and tombstones of before; hashes of addresses only where both were made with the same key. */
    async addMarks(): Promise<void> {
      await client.query(`
        INSERT INTO public.erased_accounts SELECT * FROM kept_marks ON CONFLICT DO NOTHING;
        INSERT INTO public.account_tombstone_keys SELECT * FROM kept_keys ON CONFLICT DO NOTHING;
        INSERT INTO public.account_tombstones AS present (email_hash, erased_at)
          SELECT email_hash, erased_at FROM kept_tombstones
          WHERE EXISTS (SELECT 1 FROM kept_keys JOIN public.account_tombstone_keys USING (sealed))
          ON CONFLICT (email_hash) DO UPDATE SET erased_at = greatest(present.erased_at, excluded.erased_at)`);
    },

    /** Closes what was closed before the restore, and opens what had been taken back. */
    async settle(): Promise<SettledAccount[]> {
      const { rows } = await client.query<SettledAccount>(`
        UPDATE public.users SET account_status = kept.account_status, closed_at = kept.closed_at
        FROM kept_accounts AS kept
        WHERE ${matches} AND 'deleted' IN (kept.account_status, users.account_status)
          AND (kept.account_status, kept.closed_at) IS DISTINCT FROM (users.account_status, users.closed_at)
        RETURNING users.id, users.account_status = 'deleted' AS "isClosed"`);
      return rows;
    },

    /** Nobody is in a closed account, and its link that was mailed counts on. */
    async shut(ids: readonly number[]): Promise<void> {
      await client.query('DELETE FROM public.sessions WHERE user_id = ANY ($1)', [ids]);
      await client.query('DELETE FROM public.sign_in_tickets WHERE user_id = ANY ($1)', [ids]);
      await client.query(
        `INSERT INTO public.account_cancellations (user_id, token, created_at, expires_at, used)
         SELECT * FROM kept_cancellations WHERE user_id = ANY ($1) ON CONFLICT (token) DO NOTHING`,
        [ids],
      );
    },

    /** Accounts that are there although they were erased. */
    async listReturned(): Promise<number[]> {
      const { rows } = await client.query<{ id: number }>(`
        SELECT id FROM public.users JOIN public.erased_accounts ON mark = account_mark(id, users.created_at)
        ORDER BY id`);
      return rows.map(({ id }) => id);
    },
  };
}
