import type { ImportView } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { ImportRow } from '#server/db/tables/data/imports.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import { withTemporaryFolder } from '#server/platform/files/temporary-folder.ts';
import type { UploadedFile } from '#server/platform/http/streams/receive-files.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { defaultTimezone } from '#server/platform/time/calendar-day.ts';
import { createEntryQueries } from './entries.queries.ts';
import { type ComparedEntry, findDuplicates } from './find-duplicates.ts';
import { createImportQueries } from './imports.queries.ts';
import { stageMemory } from './memory/stage-memory.ts';
import { stageRuns } from './programmes/stage-runs.ts';
import { readOne } from './read-one.ts';
import { refuseUpload } from './refuse-upload.ts';
import { showImport } from './show-import.ts';
import { type ImportThread, withImportThread } from './thread/import-thread.ts';
import type { DerivedBatch } from './thread/read-derived.ts';

/** So many that the planner should hear of them. */
const manyEntries = 1000;
const shownNames = 5;
/** Duplicates noted in one statement. */
const perStatement = 1000;

export interface StageOptions {
  readonly member: Member;
  readonly files: readonly UploadedFile[];
}

/**
 * Reads files that were sent and keeps what is in them for the member to look at; the journal is not touched. An
 * earlier import that waits to be begun is replaced. Nothing is kept of files that cannot be taken. Everything that
 * looks at what was sent does so in a thread; what was derived is kept, so that showing it derives nothing.
 * Throws `imports.unknown_format`, `imports.mixed_files`, `imports.broken_file`, `imports.too_much` and
 * `imports.nothing_found`; `requests.too_many` where the member has too much being read already.
 */
export async function stageImport(context: AppContext, options: StageOptions): Promise<ImportView> {
  const { member } = options;
  return readOne(member.id, () =>
    withTemporaryFolder('import', async (folder) => {
      const staging = createStaging(context, options);
      const file = options.files[0]?.name ?? '';
      try {
        const row = await withImportThread(file, async (thread) => {
          for await (const batch of thread.read(staging.readOptions(folder))) await staging.keep(batch);
          return staging.finish(thread);
        });
        return await showImport(context, { member, id: row.id });
      } catch (error) {
        await staging.drop();
        return refuseUpload(error);
      }
    }),
  );
}

/** Puts what the reading thread finds into the database as it comes. */
function createStaging(context: AppContext, { member, files }: StageOptions) {
  const { db, clock } = context;
  const queries = createImportQueries(db);
  const timezone = member.timezone ?? defaultTimezone;
  const readAt = clock.now();
  const kept: ComparedEntry[] = [];
  let extras: DerivedBatch['extras'] = {};
  let row: ImportRow | undefined;

  const begin = ({ kind, choices }: DerivedBatch) =>
    queries.insert({
      userId: member.id,
      kind,
      state: 'reading',
      fileNames: files.slice(0, shownNames).map(({ name }) => name),
      fileCount: files.length,
      choices,
      createdAt: readAt,
    });

  const markDuplicates = async (thread: ImportThread, id: number) => {
    const key = { userId: member.id, id };
    const found = await findDuplicates(context, thread, { userId: member.id, timezone, entries: kept });
    for (let from = 0; from < found.length; from += perStatement) {
      await createEntryQueries(db).markDuplicates(key, found.slice(from, from + perStatement));
    }
  };

  return {
    readOptions: (folder: string) => ({
      files: files.map(({ name, path }) => ({ name, path })),
      folder,
      timezone,
      readAt,
    }),

    keep: async (batch: DerivedBatch): Promise<void> => {
      row ??= await begin(batch);
      invariant(row, 'an insert returns its row');
      const importId = row.id;
      extras = batch.extras;
      const rows = batch.entries.map(({ originId, originName, ...entry }) => {
        const position = kept.length + 1;
        const { kind, dreamtAt, day, contentKey, problem } = entry;
        kept.push({ kind, dreamtAt, day, contentKey, problem, position });
        return {
          ...entry,
          userId: member.id,
          importId,
          position,
          originId: originId ?? null,
          originName: originName ?? null,
        };
      });
      await createEntryQueries(db).insert(rows);
    },

    finish: async (thread: ImportThread): Promise<ImportRow> => {
      const { memory: found, programmes: runs, ...others } = extras;
      assertThat(row && (kept.length > 0 || found || runs), 'imports.nothing_found');
      if (kept.length > manyEntries) await createEntryQueries(db).analyse();
      await markDuplicates(thread, row.id);
      const key = { userId: member.id, id: row.id };
      const memory = found && (await stageMemory(context, member, found));
      const programmes = runs && (await stageRuns(context, runs));
      const ready = await queries.change(key, ['reading'], {
        state: 'ready',
        extras: { ...others, ...(memory && { memory }), ...(programmes && { programmes }) },
      });
      invariant(ready, 'nobody else changes an import that is being read');
      await queries.deleteWaiting(member.id, row.id);
      return ready;
    },

    drop: async (): Promise<void> => {
      if (row) await queries.delete({ userId: member.id, id: row.id });
    },
  };
}
