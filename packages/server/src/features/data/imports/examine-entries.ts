import type { AppContext } from '#server/context.ts';
import type { StoredChoices } from '#server/db/tables/data/imports.ts';
import { createEntryQueries, type ExaminedEntry } from './entries.queries.ts';
import { type ComparedEntry, findDuplicates } from './find-duplicates.ts';
import type { OfImport } from './imports.queries.ts';
import type { EntryFacts } from './thread/derive-entry.ts';
import type { ImportThread } from './thread/import-thread.ts';

/** Entries read at a time. Each may be half a million characters long. */
const pageSize = 100;

export interface ExamineOptions {
  readonly key: OfImport;
  readonly choices: StoredChoices;
  /** When the file was read. */
  readonly readAt: Date;
}

/**
 * Looks at every entry again with other choices, and tells what it is with them: its date, language, what keeps it from
 * being taken, and whether the journal or the file has it already. Nothing is kept of it.
 */
export async function examineEntries(
  context: Pick<AppContext, 'db'>,
  thread: ImportThread,
  { key, choices, readAt }: ExamineOptions,
): Promise<ExaminedEntry[]> {
  const queries = createEntryQueries(context.db);
  const examined: (EntryFacts & ComparedEntry)[] = [];
  for (let page = await queries.listFrom(key, 0, pageSize); page.length > 0; ) {
    const entries = page.map(({ kind, json }) => ({ kind, json }));
    const facts = await thread.ask('derive', { entries, choices, readAt });
    for (const [index, { kind, position }] of page.entries()) {
      examined.push({ ...(facts[index] as EntryFacts), kind, position });
    }
    page = await queries.listFrom(key, page.at(-1)?.position ?? 0, pageSize);
  }
  const { timezone } = choices;
  const duplicated = await findDuplicates(context, thread, {
    userId: key.userId,
    timezone,
    entries: examined,
  });
  const duplicates = new Map(duplicated.map((each) => [each.position, each]));
  return examined.map((entry) => {
    const found = duplicates.get(entry.position);
    const { duplicate = null, duplicateOf = null, duplicateName = null } = found ?? {};
    return { ...entry, duplicate, duplicateOf, duplicateName };
  });
}
