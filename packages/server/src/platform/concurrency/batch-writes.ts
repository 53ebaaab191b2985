interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Joins writes that come in while another is on its way into one. Whoever waits hears of its own outcome once it is kept;
 * alone, nobody waits. `writeAll` answers in the order of its items, and where it fails, all of them have failed.
 */
export function createBatchedWrite<Item, Result>(
  writeAll: (items: readonly Item[]) => Promise<readonly Result[]>,
  most: number,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let isWriting = false;

  async function write(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await writeAll(batch.map(({ item }) => item));
      for (const [at, { resolve }] of batch.entries()) resolve(results[at] as Result);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  async function writeOn(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) await write(waiting.splice(0, most));
    isWriting = false;
  }

  return (item) => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    waiting.push({ item, resolve, reject });
    // In the next turn, with what else has come in this one.
    if (!isWriting && waiting.length === 1) setImmediate(() => void writeOn());
    return promise;
  };
}
