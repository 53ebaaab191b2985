import type pg from 'pg';
import type { MigrationOfBackup, SequenceOfBackup } from '../archive/manifest.ts';

/** A table and the columns that are written down: those that PostgreSQL computes are not. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
}

/** A statement that takes something away while rows are loaded, and the one that puts it back. */
export interface Removable {
  readonly remove: string;
  readonly restore: string;
}

const ownSchema = `'public'::regnamespace`;
/** Things that belong to an extension come and go with it. */
const isOwn = (catalogue: string, oid: string) =>
  `NOT EXISTS (SELECT 1 FROM pg_depend WHERE classid = '${catalogue}'::regclass AND objid = ${oid} AND deptype = 'e')`;

/** An index that belongs to no constraint. */
export interface LooseIndex {
  readonly name: string;
  readonly table: string;
  /** Finds rows by what is in them (GIN): takes many times longer to build than any other. */
  readonly isSlow: boolean;
  /** Statements that build it as it was. */
  readonly statements: readonly string[];
}

/** Reads PostgreSQL's own tables: what there is to write down, and what is in the way while rows are loaded. */
export function createCatalogueQueries(client: pg.ClientBase) {
  const readAll = async <Row extends pg.QueryResultRow>(text: string) => (await client.query<Row>(text)).rows;

  return {
    /** Tables whose rows outlive a crash, in the order of their names. Unlogged ones hold nothing worth keeping. */
    readTables: () =>
      readAll<TableShape & pg.QueryResultRow>(`
        SELECT c.relname::text AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
        FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
        WHERE c.relnamespace = ${ownSchema} AND c.relkind = 'r' AND c.relpersistence = 'p'
          AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' AND ${isOwn('pg_class', 'c.oid')}
        GROUP BY c.oid, c.relname ORDER BY c.relname`),

    async readSequences(): Promise<SequenceOfBackup[]> {
      const names = await readAll<{ name: string; quoted: string }>(`
        SELECT relname::text AS name, oid::regclass::text AS quoted FROM pg_class c
        WHERE relnamespace = ${ownSchema} AND relkind = 'S' AND ${isOwn('pg_class', 'c.oid')} ORDER BY 1`);
      const values: SequenceOfBackup[] = [];
      for (const { name, quoted } of names) {
        const [row] = await readAll<{ lastValue: string; isCalled: boolean }>(
          `SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM ${quoted}`,
        );
        if (row) values.push({ name, ...row });
      }
      return values;
    },

    /** None where the database was never migrated. */
    async readMigrations(): Promise<MigrationOfBackup[]> {
      const [found] = await readAll(`SELECT 1 WHERE to_regclass('public.schema_migrations') IS NOT NULL`);
      if (!found) return [];
      return readAll<MigrationOfBackup & pg.QueryResultRow>(
        'SELECT version, name, checksum FROM schema_migrations ORDER BY version',
      );
    },

    async readVersion(): Promise<string> {
      const [row] = await readAll<{ version: string }>(
        `SELECT split_part(current_setting('server_version'), ' ', 1) AS version`,
      );
      return row?.version ?? '';
    },

    /** Bytes of the whole database on its disk. */
    async readSize(): Promise<number> {
      const [row] = await readAll<{ bytes: string }>(
        'SELECT pg_database_size(current_database())::text AS bytes',
      );
      return Number(row?.bytes ?? 0);
    },

    /** Statements that leave the schema empty, but for what belongs to extensions and what was granted on it. */
    async readDropStatements(): Promise<string[]> {
      const rows = await readAll<{ statement: string }>(`
        SELECT format('DROP %s IF EXISTS %s CASCADE',
          CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE'
            WHEN 'f' THEN 'FOREIGN TABLE' ELSE 'TABLE' END, oid::regclass) AS statement
        FROM pg_class c WHERE relnamespace = ${ownSchema} AND relkind IN ('r', 'p', 'v', 'm', 'S', 'f')
          AND ${isOwn('pg_class', 'c.oid')}
          -- A sequence of a column goes with its table.
          AND NOT (relkind = 'S' AND EXISTS (SELECT 1 FROM pg_depend WHERE classid = 'pg_class'::regclass
            AND objid = c.oid AND deptype IN ('i', 'a')))
        UNION ALL SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', oid::regprocedure)
        FROM pg_proc p WHERE pronamespace = ${ownSchema} AND ${isOwn('pg_proc', 'p.oid')}
        UNION ALL SELECT format('DROP TEXT SEARCH CONFIGURATION IF EXISTS %s CASCADE', oid::regconfig)
        FROM pg_ts_config t WHERE cfgnamespace = ${ownSchema} AND ${isOwn('pg_ts_config', 't.oid')}
        UNION ALL SELECT format('DROP TEXT SEARCH DICTIONARY IF EXISTS %s CASCADE', oid::regdictionary)
        FROM pg_ts_dict d WHERE dictnamespace = ${ownSchema} AND ${isOwn('pg_ts_dict', 'd.oid')}
        UNION ALL SELECT format('DROP TYPE IF EXISTS %s CASCADE', oid::regtype)
        FROM pg_type y WHERE typnamespace = ${ownSchema} AND typtype IN ('e', 'd', 'r') AND ${isOwn('pg_type', 'y.oid')}`);
      return rows.map(({ statement }) => statement);
    },

    /** Constraints on other tables first, so that what they rest on can go after them. */
    readConstraints: () =>
      readAll<Removable & pg.QueryResultRow>(`
        SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS remove,
          format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
            AS restore
        FROM pg_constraint WHERE connamespace = ${ownSchema} AND contype IN ('f', 'p', 'u', 'x') AND conrelid <> 0
        ORDER BY contype <> 'f', conrelid, conname`),

    /** With what `pg_get_indexdef` does not say: statistics of their columns. */
    readLooseIndexes: () =>
      readAll<LooseIndex & pg.QueryResultRow>(`
        SELECT x.relname::text AS name, c.relname::text AS table, amname = 'gin' AS "isSlow",
          ARRAY[pg_get_indexdef(indexrelid)] || ARRAY(
            SELECT format('ALTER INDEX %s ALTER COLUMN %s SET STATISTICS %s',
              indexrelid::regclass, attnum, attstattarget)
            FROM pg_attribute WHERE attrelid = indexrelid AND attstattarget >= 0
          ) AS statements
        FROM pg_index i JOIN pg_class c ON c.oid = indrelid JOIN pg_class x ON x.oid = indexrelid
          JOIN pg_am ON pg_am.oid = x.relam
        WHERE c.relnamespace = ${ownSchema} AND c.relpersistence = 'p'
          AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid)
        ORDER BY indexrelid`),

    /** Triggers that would run for, or refuse, rows that are loaded. */
    readTriggers: () =>
      readAll<Removable & pg.QueryResultRow>(`
        SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', tgrelid::regclass, tgname) AS remove,
          format('ALTER TABLE %s ENABLE %s TRIGGER %I', tgrelid::regclass,
            CASE tgenabled WHEN 'A' THEN 'ALWAYS' WHEN 'R' THEN 'REPLICA' ELSE '' END, tgname) AS restore
        FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid
        WHERE c.relnamespace = ${ownSchema} AND NOT tgisinternal AND tgenabled <> 'D'`),

    async countRows(table: string): Promise<number> {
      const [row] = await readAll<{ count: string }>(
        `SELECT count(*)::text AS count FROM public.${client.escapeIdentifier(table)}`,
      );
      return Number(row?.count);
    },

    /** Names of constraints that PostgreSQL has not checked against every row. */
    async readUnchecked(): Promise<string[]> {
      const rows = await readAll<{ name: string }>(
        `SELECT conname::text AS name FROM pg_constraint WHERE connamespace = ${ownSchema} AND NOT convalidated`,
      );
      return rows.map(({ name }) => name);
    },
  };
}
