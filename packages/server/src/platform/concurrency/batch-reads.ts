interface Waiting<T> {
  readonly promise: Promise<T | null>;
  readonly resolve: (value: T | null) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Joins reads by key that are asked for in the same turn of the event loop into one statement. Nothing is kept
 * after it, so every answer is as fresh as a read of its own; under load it saves most of the round trips.
 */
export function createBatchedRead<T>(
  readAll: (keys: string[]) => Promise<ReadonlyMap<string, T>>,
): (key: string) => Promise<T | null> {
  let waiting = new Map<string, Waiting<T>>();

  async function flush(): Promise<void> {
    const batch = waiting;
    waiting = new Map();
    try {
      const found = await readAll([...batch.keys()]);
      for (const [key, { resolve }] of batch) resolve(found.get(key) ?? null);
    } catch (error) {
      for (const { reject } of batch.values()) reject(error);
    }
  }

  return (key) => {
    const asked = waiting.get(key);
    if (asked !== undefined) return asked.promise;
    if (waiting.size === 0) setImmediate(flush);
    const entry = Promise.withResolvers<T | null>();
    waiting.set(key, entry);
    return entry.promise;
  };
}
