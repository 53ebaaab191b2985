/** A run of rows that belong to one file; its rows have to be read before the next run is asked for. */
export interface Run<Row> {
  readonly key: string;
  readonly rows: AsyncIterable<Row>;
}

/** Cuts rows into runs of the same key without holding more than one row of them. */
export async function* splitIntoRuns<Row>(
  source: AsyncIterable<Row>,
  keyOf: (row: Row) => string,
): AsyncGenerator<Run<Row>> {
  const iterator = source[Symbol.asyncIterator]();
  let next = await iterator.next();

  async function* rowsOf(key: string): AsyncGenerator<Row> {
    while (!next.done && keyOf(next.value) === key) {
      yield next.value;
      next = await iterator.next();
    }
  }

  while (!next.done) {
    const key = keyOf(next.value);
    yield { key, rows: rowsOf(key) };
  }
}
