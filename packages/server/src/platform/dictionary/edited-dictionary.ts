import { createHash } from 'node:crypto';
import { type Language, limits } from '@chitta/contract';
import { type LexiconEdits, withEdits } from '@chitta/interpretation';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/db/client.ts';
import type { Clock } from '../time/clock.ts';
import { createDictionary, type Dictionary, indexed, type LanguageDictionary } from './dictionary.ts';
import { createEditsQueries, type EditedRows } from './edits.queries.ts';
import { presentEdits } from './present-edits.ts';

/** The longest time for which a node may not know of an edit made on another. */
export const editsLifetimeMs = 30_000;

/** The released dictionary with what admins have changed in it since. */
export interface EditedDictionary extends Dictionary {
  /** The dictionary as it was released. */
  readonly released: Dictionary;
  edits(language: Language): LexiconEdits;
  /**
   * Takes over the edits that the tables hold. Asks at most every half minute, with one short query, unless `isForced`
   * because this node has just made an edit. When the database does not answer, what was known stays.
   */
  refresh(options?: { readonly isForced: boolean }): Promise<void>;
}

interface Edition {
  readonly edits: LexiconEdits;
  readonly dictionary: LanguageDictionary | null;
}

interface EditedDictionaryParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly released?: Dictionary;
}

export function createEditedDictionary({
  db,
  clock,
  log,
  released = createDictionary(),
}: EditedDictionaryParts): EditedDictionary {
  const editions = new Map<Language, Edition>();
  let known = nothingEdited;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | undefined;

  async function check(): Promise<void> {
    checkedAt = clock.now().getTime();
    const queries = createEditsQueries(db);
    const found = await queries.readFingerprint();
    if (found === known) return;
    for (const language of limits.languages)
      editions.set(language, createEdition(released, language, await queries.listEdited(language)));
    known = found;
  }

  return {
    released,
    get version() {
      return known === nothingEdited ? released.version : `${released.version}+${known}`;
    },
    of: (language) => editions.get(language)?.dictionary ?? released.of(language),
    edits: (language) => editions.get(language)?.edits ?? noEdits(language),
    refresh: async ({ isForced } = { isForced: false }) => {
      if (isForced) await checking;
      else if (clock.now().getTime() - checkedAt < editsLifetimeMs) return checking;
      checking ??= check()
        .catch((error: unknown) => log.warn({ err: error }, 'edits of the dictionary could not be read'))
        .finally(() => {
          checking = undefined;
        });
      return checking;
    },
  };
}

/** Fingerprint of tables without an edited row. */
const nothingEdited = '0:0';

function createEdition(released: Dictionary, language: Language, rows: EditedRows): Edition {
  const presented = presentEdits(language, rows);
  const hash = createHash('sha256').update(JSON.stringify(rows)).digest('base64url');
  const edits = { ...presented.edits, version: hash.slice(0, 12) };
  const { file, details, combined } = released.of(language);
  const edited = withEdits(file, edits);
  if (edited === file) return { edits: noEdits(language), dictionary: null };
  const texts = {
    details: { ...details, ...presented.details },
    combined: { ...combined, ...presented.combined },
  };
  return { edits, dictionary: indexed({ file: edited, ...texts }) };
}

function noEdits(language: Language): LexiconEdits {
  return {
    language,
    version: 'none',
    entries: [],
    combined: [],
    celebrities: [],
    removed: { entries: [], combined: [], celebrities: [] },
  };
}
