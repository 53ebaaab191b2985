import type pg from 'pg';

/** A column that holds sealed secrets, and the number that names its rows. */
export interface SealedColumn {
  readonly table: string;
  readonly id: string;
  readonly column: string;
  /** What is done with rows whose key is lost for good. */
  readonly forget: 'delete' | 'clear';
}

/** Every one there is. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'totp_factors', id: 'user_id', column: 'secret', forget: 'delete' },
  { table: 'affiliate_payout_methods', id: 'user_id', column: 'sealed', forget: 'delete' },
  { table: 'affiliate_payouts', id: 'id', column: 'method_sealed', forget: 'clear' },
  { table: 'account_tombstone_keys', id: 'id', column: 'sealed', forget: 'delete' },
  { table: 'push_keys', id: 'id', column: 'sealed', forget: 'delete' },
];

export interface SealedRow {
  readonly id: number;
  readonly sealed: Buffer;
}

/** Its rows, or those alone that are kept plain. Locked, so that nobody changes them meanwhile. */
export async function readSealed(
  client: pg.ClientBase,
  { table, id, column }: SealedColumn,
  { arePlain }: { readonly arePlain: boolean },
): Promise<SealedRow[]> {
  const condition = arePlain ? `get_byte(${column}, 0) = 0` : `${column} IS NOT NULL`;
  const { rows } = await client.query<SealedRow>(
    `SELECT ${id} AS id, ${column} AS sealed FROM ${table} WHERE ${condition} ORDER BY ${id} FOR UPDATE`,
  );
  return rows;
}

export async function writeSealed(
  client: pg.ClientBase,
  { table, id, column }: SealedColumn,
  row: SealedRow,
): Promise<void> {
  await client.query(`UPDATE ${table} SET ${column} = $2 WHERE ${id} = $1`, [row.id, row.sealed]);
}

export async function forgetSealed(
  client: pg.ClientBase,
  { table, id, column, forget }: SealedColumn,
  ids: readonly number[],
): Promise<void> {
  const act = forget === 'delete' ? `DELETE FROM ${table}` : `UPDATE ${table} SET ${column} = NULL`;
  await client.query(`${act} WHERE ${id} = ANY ($1)`, [ids]);
}
