import { exportedDream } from '@chitta/contract';
import { csvStart, toCsv } from '../archive/csv.ts';
import {
  createDreamExportQueries,
  type DreamRange,
  type ReadableDream,
  walkDreams,
} from '../dreams/dream-export.queries.ts';
import { toDreamJson } from '../dreams/exported-dream.ts';
import { createDreamWriter, type DreamWriter } from '../dreams/readable-dream.ts';
import { type Run, splitIntoRuns } from '../dreams/split-into-runs.ts';
import { createSymbolNames, type SymbolNames } from '../dreams/symbol-names.ts';
import type { ExportSection, ExportSource } from '../export-section.ts';
import { exportTexts } from '../texts/export-texts.ts';

/** Dreams a data file. */
const fileSize = 200;
/** Rows of a table that go out together. */
const tableStretch = 50;

/** What the archive takes of what the database keeps of long texts, and besides for each dream. Measured. */
const archiveShare = 0.42;
const bytesPerDream = 400;

/** The journal with its readings and what came after them. */
export const dreamsSection: ExportSection = {
  name: 'dreams',
  tables: ['dreams', 'follow_ups'],
  item: exportedDream,
  count: ({ db }, userId) => createDreamExportQueries(db).count(userId),
  async estimateBytes({ db }, userId) {
    const queries = createDreamExportQueries(db);
    const [count, bytes] = await Promise.all([queries.count(userId), queries.sumBytes(userId)]);
    return bytesPerDream * count + archiveShare * bytes;
  },
  async write(source, files) {
    const { context, member } = source;
    const queries = createDreamExportQueries(context.db);
    const range = { userId: member.id, lastId: await queries.findLastId(member.id) };
    const names = createSymbolNames(source.symbols);
    const writer = createDreamWriter(source, names);
    for await (const { key, rows } of splitIntoRuns(walkNumbered(source, range, names), ({ file }) => file)) {
      await files.addLines(`dreams/${key}`, linesOf(rows));
    }
    for await (const month of splitIntoRuns(walkReadable(source, range), writer.monthOf)) {
      await files.addFile(`journal/${month.key}.md`, monthParts(writer, month));
    }
    await files.addFile('tables/dreams.csv', tableParts(source, range, writer));
  },
};

interface NumberedLine {
  /** `0001` and so on. */
  readonly file: string;
  readonly line: readonly string[];
}

/** Dreams as JSON, each with the number of its file. */
async function* walkNumbered(
  { context }: ExportSource,
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

function walkReadable({ context }: ExportSource, range: DreamRange): AsyncGenerator<ReadableDream> {
  const queries = createDreamExportQueries(context.db);
  return walkDreams((after) => queries.listReadable(range, after));
}

async function* monthParts(writer: DreamWriter, { key, rows }: Run<ReadableDream>): AsyncGenerator<string> {
  yield writer.writeMonth(key);
  for await (const dream of rows) yield writer.writeDream(dream);
}

async function* tableParts(
  source: ExportSource,
  range: DreamRange,
  writer: DreamWriter,
): AsyncGenerator<string> {
  yield csvStart + toCsv([Object.values(exportTexts[source.language].dreamColumns)]);
  let stretch: ReturnType<DreamWriter['toCells']>[] = [];
  for await (const dream of walkReadable(source, range)) {
    stretch.push(writer.toCells(dream));
    if (stretch.length < tableStretch) continue;
    yield toCsv(stretch);
    stretch = [];
  }
  yield toCsv(stretch);
}
