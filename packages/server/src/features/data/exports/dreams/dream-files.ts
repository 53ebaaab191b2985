import type { ExportSource, SectionFiles } from '../export-section.ts';
import {
  createDreamExportQueries,
  type DreamRange,
  type ReadableDream,
  walkDreams,
} from './dream-export.queries.ts';
import { toDreamJson } from './exported-dream.ts';
import { splitIntoRuns } from './split-into-runs.ts';
import type { SymbolNames } from './symbol-names.ts';

/** Dreams a data file. */
const fileSize = 200;

interface NumberedLine {
  /** `0001` and so on. */
  readonly file: string;
  readonly line: readonly string[];
}

/** Writes dreams with all that is kept of them as `data/<folder>/0001.json` and so on. */
export async function addDreamFiles(
  folder: string,
  {
    source,
    files,
    range,
    names,
  }: {
    readonly source: Pick<ExportSource, 'context'>;
    readonly files: SectionFiles;
    readonly range: DreamRange;
    readonly names: SymbolNames;
  },
): Promise<void> {
  for await (const { key, rows } of splitIntoRuns(walkNumbered(source, range, names), ({ file }) => file)) {
    await files.addLines(`${folder}/${key}`, linesOf(rows));
  }
}

/** Dreams as JSON, each with the number of its file. */
async function* walkNumbered(
  { context }: Pick<ExportSource, 'context'>,
  range: DreamRange,
  names: SymbolNames,
): AsyncGenerator<NumberedLine> {
  const queries = createDreamExportQueries(context.db);
  let place = 0;
  for await (const row of walkDreams((after) => queries.listAll(range, after))) {
    const file = String(1 + Math.floor(place / fileSize)).padStart(4, '0');
    yield { file, line: toDreamJson(row, names) };
    place += 1;
  }
}

async function* linesOf(rows: AsyncIterable<NumberedLine>): AsyncGenerator<readonly string[]> {
  for await (const { line } of rows) yield line;
}

/** Dreams with what is enough to read them. */
export function walkReadable(
  { context }: Pick<ExportSource, 'context'>,
  range: DreamRange,
): AsyncGenerator<ReadableDream> {
  const queries = createDreamExportQueries(context.db);
  return walkDreams((after) => queries.listReadable(range, after));
}
