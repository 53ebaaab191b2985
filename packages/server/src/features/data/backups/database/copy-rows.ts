import { Transform } from 'node:stream';
import type pg from 'pg';
import { type CopyStreamQuery, type CopyToStreamQuery, from, to } from 'pg-copy-streams';
import type { TableShape } from './catalogue.queries.ts';

function target(client: pg.ClientBase, { name, columns }: TableShape): string {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  return `public.${client.escapeIdentifier(name)} (${list})`;
}

/** The rows of a table, a line each, as COPY writes text. `rowCount` is right once the stream has ended. */
export function readRows(client: pg.ClientBase, table: TableShape): CopyToStreamQuery {
  const stream = client.query(to(`COPY ${target(client, table)} TO STDOUT`));
  endWithConnection(client, stream);
  return stream;
}

/** Takes lines as `readRows` gives them, for a table that this transaction has made. */
export function writeRows(client: pg.ClientBase, table: TableShape): CopyStreamQuery {
  // FREEZE: rows are seen by everybody at once and need no VACUUM afterwards.
  const stream = client.query(from(`COPY ${target(client, table)} FROM STDIN WITH (FREEZE)`));
  endWithConnection(client, stream);
  return stream;
}

/** The library waits for ever for a connection that is gone. */
function endWithConnection(client: pg.ClientBase, stream: CopyStreamQuery | CopyToStreamQuery): void {
  const end = () => stream.destroy(new Error('Connection terminated unexpectedly'));
  client.once('end', end);
  stream.once('close', () => client.off('end', end));
}

/** Counts lines that go through; COPY's text has a line for each row and no other line ends. */
export function createLineCounter(): Transform & { readonly lines: number } {
  let lines = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines += 1;
      done();
    },
  });
  return Object.defineProperties(stream as Transform & { readonly lines: number }, {
    lines: { get: () => lines },
  });
}
