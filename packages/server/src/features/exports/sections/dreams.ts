import { exportedDream } from '@chitta/contract';
import { csvStart, toCsv } from '../archive/csv.ts';
import {
  createDreamExportQueries,
  type DreamRange,
  type ReadableDream,
  walkBatches,
} from '../dreams/dream-export.queries.ts';
import { toExportedDream } from '../dreams/exported-dream.ts';
import { createDreamWriter, type DreamWriter } from '../dreams/readable-dream.ts';
import { type Run, splitIntoRuns } from '../dreams/split-into-runs.ts';
import type { ExportSection, ExportSource, SectionFiles } from '../export-section.ts';
import { exportTexts } from '../texts/export-texts.ts';

/** Of the archive, beside what the database keeps of long texts: the readable files. Measured on journals of readings. */
const archiveShare = 1;
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
    const lastId = await createDreamExportQueries(context.db).findLastId(member.id);
    const range = { userId: member.id, lastId };
    await writeData(source, range, files);
    const writer = createDreamWriter(source);
    for await (const month of splitIntoRuns(walkReadable(source, range), writer.monthOf)) {
      await files.addFile(`journal/${month.key}.md`, monthParts(writer, month));
    }
    await files.addFile('tables/dreams.csv', tableParts(source, range, writer));
  },
};

/** One file a batch. */
async function writeData(
  { context, symbols }: ExportSource,
  range: DreamRange,
  files: SectionFiles,
): Promise<void> {
  const queries = createDreamExportQueries(context.db);
  let number = 0;
  for await (const batch of walkBatches((after) => queries.listAll(range, after))) {
    number += 1;
    await files.addItems(
      `dreams/${String(number).padStart(4, '0')}`,
      batch.map((row) => toExportedDream(row, symbols)),
    );
  }
}

async function* walkReadable({ context }: ExportSource, range: DreamRange): AsyncGenerator<ReadableDream> {
  const queries = createDreamExportQueries(context.db);
  for await (const batch of walkBatches((after) => queries.listReadable(range, after))) yield* batch;
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
  const queries = createDreamExportQueries(source.context.db);
  for await (const batch of walkBatches((after) => queries.listReadable(range, after))) {
    yield toCsv(batch.map(writer.toCells));
  }
}
