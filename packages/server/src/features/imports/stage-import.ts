import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportView } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { ImportRow, StoredExtras } from '#server/db/tables/dreams/imports.ts';
import { createLimiter } from '#server/platform/concurrency/limiter.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import type { UploadedFile } from '#server/platform/http/streams/receive-files.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { defaultTimezone } from '#server/platform/time/calendar-day.ts';
import { suggestChoices } from './drafts/suggest-choices.ts';
import { createEntryQueries } from './entries.queries.ts';
import { examineEntries } from './examine-entries.ts';
import type { EntrySource, FoundFile } from './formats/found-entry.ts';
import type { FoundBatch } from './formats/read-batches.ts';
import { readUpload } from './formats/read-upload.ts';
import { createImportQueries } from './imports.queries.ts';
import { refuseUpload } from './refuse-upload.ts';
import { showImport } from './show-import.ts';

/** Each reading has a thread and memory of its own. */
const readOne = createLimiter({ inFlight: 2, waiting: 20 });
/** Entries that the choices are guessed from. */
const sampleSize = 1000;
const shownNames = 5;

export interface StageOptions {
  readonly member: Pick<Member, 'id' | 'timezone'>;
  readonly files: readonly UploadedFile[];
}

/**
 * Reads files that were sent and keeps what is in them for the member to look at; the journal is not touched. An
 * earlier import that waits to be begun is replaced. Nothing is kept of files that cannot be taken.
 * Throws `imports.unknown_format`, `imports.mixed_files`, `imports.broken_file`, `imports.too_much` and
 * `imports.nothing_found`.
 */
export async function stageImport(context: AppContext, options: StageOptions): Promise<ImportView> {
  const { member } = options;
  await context.rateLimits.importsPerMember.take(String(member.id));
  return readOne(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'chitta-import-'));
    const staging = createStaging(context, options);
    try {
      await readUpload({ files: options.files, folder, onBatch: staging.keep });
      const row = await staging.finish();
      return await showImport(context, { member, id: row.id });
    } catch (error) {
      await staging.drop();
      return refuseUpload(error);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

/** Puts what the reading thread finds into the database as it comes. */
function createStaging(context: AppContext, { member, files }: StageOptions) {
  const { db, clock } = context;
  const queries = createImportQueries(db);
  const timezone = member.timezone ?? defaultTimezone;
  const readAt = clock.now();
  const sample: EntrySource[] = [];
  let position = 0;
  let columns: readonly string[] | undefined;
  let extras: StoredExtras = {};
  let row: ImportRow | undefined;

  const begin = (kind: ImportRow['kind']) =>
    queries.insert({
      userId: member.id,
      kind,
      state: 'reading',
      fileNames: files.slice(0, shownNames).map(({ name }) => name),
      fileCount: files.length,
      choices: suggestChoices({ sources: [], columns: undefined, timezone, now: readAt }),
      createdAt: readAt,
    });

  const note = (about: FoundFile) => {
    columns = about.columns ?? columns;
    extras = about.extras ? { ...extras, ...(about.extras as StoredExtras) } : extras;
  };

  return {
    keep: async ({ kind, entries, about }: FoundBatch): Promise<void> => {
      row ??= await begin(kind);
      invariant(row, 'an insert returns its row');
      const importId = row.id;
      about.forEach(note);
      sample.push(...entries.slice(0, sampleSize - sample.length).map(({ source }) => source));
      const rows = entries.map(({ originId, ...entry }) => {
        position += 1;
        return { ...entry, userId: member.id, importId, position, originId: originId ?? null };
      });
      await createEntryQueries(db).insert(rows);
    },

    finish: async (): Promise<ImportRow> => {
      assertThat(row && position > 0, 'imports.nothing_found');
      const key = { userId: member.id, id: row.id };
      const choices = suggestChoices({ sources: sample, columns, timezone, now: readAt });
      if (position > sampleSize) await createEntryQueries(db).analyse();
      await examineEntries(context, { key, choices, readAt });
      const ready = await queries.change(key, ['reading'], { state: 'ready', choices, extras });
      invariant(ready, 'nobody else changes an import that is being read');
      await queries.deleteWaiting(member.id, row.id);
      return ready;
    },

    drop: async (): Promise<void> => {
      if (row) await queries.delete({ userId: member.id, id: row.id });
    },
  };
}
