import { exportedDream } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { csvStart, toCsv } from '../archive/csv.ts';
import {
  createDreamExportQueries,
  type DreamRange,
  type ReadableDream,
} from '../dreams/dream-export.queries.ts';
import { addDreamFiles, walkReadable } from '../dreams/dream-files.ts';
import { createDreamWriter, type DreamWriter } from '../dreams/readable-dream.ts';
import { type Run, splitIntoRuns } from '../dreams/split-into-runs.ts';
import { createSymbolNames } from '../dreams/symbol-names.ts';
import type { ExportSection, ExportSource } from '../export-section.ts';
import { exportTexts } from '../texts/export-texts.ts';

/** Rows of a table that go out together. */
const tableStretch = 50;

/** What the archive takes of what the database keeps of long texts, and besides for each dream. Measured. */
const archiveShare = 0.42;
const bytesPerDream = 400;

/** The journal with its readings and what came after them. */
export const dreamsSection: ExportSection = {
  name: 'dreams',
  tables: ['dreams', 'follow_ups', 'earlier_readings'],
  item: exportedDream,
  count: ({ db }, userId) => createDreamExportQueries(db).count(userId, 'kept'),
  estimateBytes: (context, userId) => estimateDreams(context, userId, 'kept'),
  async write(source, files) {
    const { context, member } = source;
    const queries = createDreamExportQueries(context.db);
    const range = { userId: member.id, lastId: await queries.findLastId(member.id), of: 'kept' as const };
    const names = createSymbolNames(source.symbols);
    const writer = createDreamWriter(source, names);
    await addDreamFiles('dreams', { source, files, range, names });
    for await (const month of splitIntoRuns(walkReadable(source, range), writer.monthOf)) {
      await files.addFile(`journal/${month.key}.md`, monthParts(writer, month));
    }
    await files.addFile('tables/dreams.csv', tableParts(source, range, writer));
  },
};

/** Bytes of an archive that dreams will take. */
export async function estimateDreams(
  { db }: Pick<AppContext, 'db'>,
  userId: number,
  of: DreamRange['of'],
): Promise<number> {
  const queries = createDreamExportQueries(db);
  const [count, bytes] = await Promise.all([queries.count(userId, of), queries.sumBytes(userId, of)]);
  return bytesPerDream * count + archiveShare * bytes;
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
