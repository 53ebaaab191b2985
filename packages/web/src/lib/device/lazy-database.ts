import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface LazyDatabaseOptions<Schema extends DBSchema> {
  readonly name: string;
  /** Makes the stores of version 1. */
  readonly create: (database: IDBPDatabase<Schema>) => void;
}

/** Does something with the open database. Rejects where the browser refuses it. */
export type WithDatabase<Schema extends DBSchema> = <T>(
  use: (database: IDBPDatabase<Schema>) => Promise<T>,
) => Promise<T>;

/** A database that opens when it is first used, and again after a failure or a lost connection: one refused attempt is not the end of it. */
export function lazyDatabase<Schema extends DBSchema>({
  name,
  create,
}: LazyDatabaseOptions<Schema>): WithDatabase<Schema> {
  let connection: Promise<IDBPDatabase<Schema>> | null = null;
  const open = () =>
    openDB<Schema>(name, 1, {
      upgrade: create,
      // An older tab must not keep a newer version of the app from opening its database.
      blocking(_current, _blocked, event) {
        if (event.target instanceof IDBDatabase) event.target.close();
      },
    });
  return async (use) => {
    connection ??= open();
    try {
      return await use(await connection);
    } catch (error) {
      connection = null;
      throw error;
    }
  };
}
