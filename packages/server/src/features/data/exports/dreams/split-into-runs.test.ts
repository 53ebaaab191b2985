import { describe, expect, it } from 'vitest';
import { splitIntoRuns } from './split-into-runs.ts';

async function* from(...rows: readonly string[]) {
  yield* rows;
}

async function collect(...rows: readonly string[]): Promise<[string, string[]][]> {
  const runs: [string, string[]][] = [];
  for await (const run of splitIntoRuns(from(...rows), (row) => row.charAt(0))) {
    const found: string[] = [];
    for await (const row of run.rows) found.push(row);
    runs.push([run.key, found]);
  }
  return runs;
}

describe('splitIntoRuns', () => {
  it('cuts where the key changes', async () => {
    expect(await collect('a1', 'a2', 'b1', 'a3')).toEqual([
      ['a', ['a1', 'a2']],
      ['b', ['b1']],
      ['a', ['a3']],
    ]);
  });

  it('gives nothing for nothing', async () => {
    expect(await collect()).toEqual([]);
  });

  it('asks for no more than the first row of the next run', async () => {
    const asked: string[] = [];
    async function* counted() {
      for (const row of ['a1', 'b1', 'b2', 'c1']) {
        asked.push(row);
        yield row;
      }
    }
    const first = await splitIntoRuns(counted(), (row) => row.charAt(0)).next();
    if (first.done) throw new RangeError('there is a run');
    for await (const _row of first.value.rows);
    expect(asked).toEqual(['a1', 'b1']);
  });
});
