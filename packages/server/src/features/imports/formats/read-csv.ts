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
  const delimiter = await delimiterOf(file.path);
  const rows = Readable.from(decodeFile(file.path)).compose(parse(parserOptions(delimiter ?? ',')));
  let previousLines = 0;
  let hasColumns = false;
  try {
    for await (const row of rows as AsyncIterable<CsvRow>) {
      const { record } = row;
      const line = previousLines + 1;
      previousLines = row.info.lines;
      if (record.length > limits.imports.columns) throw refuse('columns', file, line);
      if (!hasColumns) {
        hasColumns = true;
        const isHeader = looksLikeHeader(record);
        yield { about: { columns: isHeader ? record.map((name) => name.trim()) : record.map(() => '') } };
        if (isHeader) continue;
      }
      yield { entry: { kind: 'dream', file: file.name, line, source: { cells: record } } };
    }
  } catch (error) {
    throw error instanceof CsvError ? explain(error, file) : error;
  }
}

function refuse(
  detail: 'columns' | 'csv_record' | 'csv_quote',
  { name }: SourceFile,
  line?: number,
): Refusal {
  return new Refusal(detail === 'columns' ? 'too_much' : 'broken_file', { detail, file: name, line });
}

function explain(error: CsvError, file: SourceFile): Refusal {
  const { lines } = error as CsvError & { lines?: number };
  // The parser counts the lines before the one that it cannot read.
  const line = lines === undefined ? undefined : lines;
  return refuse(error.code === 'CSV_MAX_RECORD_SIZE' ? 'csv_record' : 'csv_quote', file, line);
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
