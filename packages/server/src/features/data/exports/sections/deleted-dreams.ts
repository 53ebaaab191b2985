import { exportedDeletedDream } from '@chitta/contract';
import { createDreamExportQueries } from '../dreams/dream-export.queries.ts';
import { addDreamFiles, walkReadable } from '../dreams/dream-files.ts';
import { createDreamWriter, type DreamWriter } from '../dreams/readable-dream.ts';
import { createSymbolNames } from '../dreams/symbol-names.ts';
import type { ExportSection } from '../export-section.ts';
import { exportTexts } from '../texts/export-texts.ts';
import { estimateDreams } from './dreams.ts';

/** Dreams that are out of the journal and wait to be erased: as long as they are kept, they are the member's. */
export const deletedDreamsSection: ExportSection = {
  name: 'deleted-dreams',
  tables: ['dreams', 'follow_ups', 'earlier_readings'],
  item: exportedDeletedDream,
  count: ({ db }, userId) => createDreamExportQueries(db).count(userId, 'deleted'),
  estimateBytes: (context, userId) => estimateDreams(context, userId, 'deleted'),
  async write(source, files) {
    const { context, member } = source;
    const queries = createDreamExportQueries(context.db);
    const range = { userId: member.id, lastId: await queries.findLastId(member.id), of: 'deleted' as const };
    if ((await queries.count(member.id, 'deleted')) === 0) return;
    const names = createSymbolNames(source.symbols);
    await addDreamFiles('deleted-dreams', { source, files, range, names });
    const dreams = walkReadable(source, range);
    const parts = readable(
      exportTexts[source.language].deletedDreams,
      createDreamWriter(source, names),
      dreams,
    );
    await files.addFile('journal/deleted.md', parts);
  },
};

async function* readable(
  heading: string,
  writer: DreamWriter,
  dreams: ReturnType<typeof walkReadable>,
): AsyncGenerator<string> {
  yield `# ${heading}\n`;
  for await (const dream of dreams) yield writer.writeDream(dream);
}
