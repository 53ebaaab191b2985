import { Readable } from 'node:stream';
import * as limits from '@chitta/contract/limits';
import { CsvError, parse } from 'csv-parse';
import { guessRoles, looksLikeHeader } from '../drafts/guess-roles.ts';
import { decodeFile, readBeginning } from './decode-text.ts';
import type { Found } from './found-entry.ts';
import { Refusal } from './refusal.ts';

/** A file as it was uploaded: the name it is shown by, and where it is. */
export interface SourceFile {
  readonly name: string;
  readonly path: string;
}

interface CsvRow {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

const delimiters = [',', ';', '\t', '|'] as const;
/** Characters of one row: some dreams with everything around them. */
const longestRow = 500_000;

function parserOptions(delimiter: string) {
  return {
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    // Quotes inside a cell without quotes are what they are.
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: longestRow,
  } as const;
}

/** Reads the rows of a table. Throws a refusal that names the line for one that is broken. */
export async function* readCsv(file: SourceFile): AsyncGenerator<Found> {
  const delimiter = (await delimiterOf(file.path)) ?? ',';
  let lastLine = 0;
  const onRecord = (row: CsvRow) => {
    lastLine = row.info.lines;
    return row;
  };
  const parser = parse({ ...parserOptions(delimiter), on_record: onRecord as never });
  const rows = Readable.from(unixLines(decodeFile(file.path))).compose(parser);
  let hasColumns = false;
  try {
    for await (const { record, info } of rows as AsyncIterable<CsvRow>) {
      // The parser counts to the end of a row.
      const line = Math.max(1, info.lines - lineEndsIn(record));
      if (record.length > limits.imports.columns) throw refuse('columns', file, line);
      if (!hasColumns) {
        hasColumns = true;
        const isHeader = looksLikeHeader(record);
        yield { about: { columns: record.map((name) => (isHeader ? name.trim() : '')) } };
        if (isHeader) continue;
      }
      yield { entry: { kind: 'dream', file: file.name, line, source: { cells: record } } };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // A quote that is never closed is noticed at the end; it was opened after the last row that could be read.
    throw refuse(error.code === 'CSV_MAX_RECORD_SIZE' ? 'csv_record' : 'csv_quote', file, lastLine + 1);
  }
}

/** Line ends of one kind: the parser would count others twice. */
async function* unixLines(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const part of parts) {
    const text = rest + part;
    rest = text.endsWith('\r') ? '\r' : '';
    yield text.slice(0, text.length - rest.length).replaceAll(/\r\n?/g, '\n');
  }
  if (rest !== '') yield '\n';
}

function lineEndsIn(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
}

function refuse(
  detail: 'columns' | 'csv_record' | 'csv_quote',
  { name }: SourceFile,
  line?: number,
): Refusal {
  return new Refusal(detail === 'columns' ? 'too_much' : 'broken_file', { detail, file: name, line });
}

/** Whether a text is a table: its first rows have the same columns, and these are told by their names or values. */
export async function isCsv(path: string): Promise<boolean> {
  return (await delimiterOf(path)) !== null;
}

/** The sign that cuts the first rows into the same number of cells; null where none does. */
async function delimiterOf(path: string): Promise<string | null> {
  const beginning = await readBeginning(path);
  const candidates = await Promise.all(
    delimiters.map(async (delimiter) => ({
      delimiter,
      score: scoreOf(await firstRows(beginning, delimiter)),
    })),
  );
  const best = candidates.sort((a, b) => b.score - a.score)[0];
  return best && best.score > 0 ? best.delimiter : null;
}

const probedRows = 30;

/** As many rows as can be read; the last may be cut off, and what is broken shows itself later. */
async function firstRows(beginning: string, delimiter: string): Promise<string[][]> {
  const rows: string[][] = [];
  try {
    const parser = Readable.from([beginning]).compose(parse({ ...parserOptions(delimiter), to: probedRows }));
    for await (const row of parser as AsyncIterable<CsvRow>) rows.push(row.record);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
  }
  return rows;
}

/** 0: no table. A header that names its columns counts more than rows of equal length. */
function scoreOf(rows: readonly string[][]): number {
  const [first, ...others] = rows;
  if (!first || first.length < 2) return 0;
  const same = others.filter((row) => row.length === first.length).length;
  const roles = guessRoles(first, []).filter((role) => role !== null).length;
  const namesContent = guessRoles(first, []).includes('content');
  if (looksLikeHeader(first) && namesContent && (others.length === 0 || same > 0)) return 100 + roles;
  const byValues = guessRoles(
    first.map(() => ''),
    rows,
  );
  const isRegular = others.length >= 2 && same >= others.length * 0.9;
  return isRegular && byValues.includes('date') && byValues.includes('content') ? 50 + first.length : 0;
}
