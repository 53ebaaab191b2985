import { createHash } from 'node:crypto';
import { type Language, limits } from '@chitta/contract';
import type { LanguageDictionary, LexiconEdits } from '@chitta/interpretation';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/db/client.ts';
import type { Clock } from '../time/clock.ts';
import { createDictionary, type Dictionary } from './dictionary.ts';
import { applyEdition, type Edition, type LanguageEdition } from './edition.ts';
import { createEditsQueries, type EditedRows } from './edits.queries.ts';
import { presentEdits } from './present-edits.ts';

/** The longest time for which a node may not know of an edit made on another. */
export const editsLifetimeMs = 2_000;

/** The released dictionary with what admins have changed in it since. */
export interface EditedDictionary extends Dictionary {
  /** The dictionary as it was released. */
  readonly released: Dictionary;
  edits(language: Language): LexiconEdits;
  /** Everything that was changed, as threads take it over; null where nothing was. */
  readonly edition: Edition | null;
  /**
   * Takes over the edits that the tables hold. Asks at most every two seconds, with one short query, unless `isForced`
   * because this node has just made an edit. When the database does not answer, what was known stays.
   */
  refresh(options?: { readonly isForced: boolean }): Promise<void>;
}

/** One language as it is by now. */
interface EditedLanguage {
  readonly edition: LanguageEdition;
  readonly dictionary: LanguageDictionary;
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
  const editions = new Map<Language, EditedLanguage>();
  let known = nothingEdited;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | undefined;

  async function check(): Promise<void> {
    checkedAt = clock.now().getTime();
    const queries = createEditsQueries(db);
    const found = await queries.readFingerprint();
    if (found === known) return;
    const rows = await Promise.all(limits.languages.map((language) => queries.listEdited(language)));
    // All at once, so that nobody sees one language with its edits under the version without.
    limits.languages.forEach((language, index) => {
      editions.set(language, editedLanguage(released, language, rows[index] as EditedRows));
    });
    known = found;
  }

  const versionNow = () => (known === nothingEdited ? released.version : `${released.version}+${known}`);
  const editsOf = (language: Language) => editions.get(language)?.edition ?? noEdition(language);

  return {
    released,
    get version() {
      return versionNow();
    },
    get edition() {
      if (known === nothingEdited) return null;
      return { version: versionNow(), languages: { en: editsOf('en'), es: editsOf('es') } };
    },
    of: (language) => editions.get(language)?.dictionary ?? released.of(language),
    edits: (language) => editsOf(language).edits,
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

function editedLanguage(released: Dictionary, language: Language, rows: EditedRows): EditedLanguage {
  const { edits, details, combined } = presentEdits(language, rows);
  const hash = createHash('sha256').update(JSON.stringify(rows)).digest('base64url');
  const edition = { edits: { ...edits, version: hash.slice(0, 12) }, details, combined };
  const dictionary = applyEdition(released, edition);
  const isChanged = dictionary !== released.of(language);
  return { edition: isChanged ? edition : noEdition(language), dictionary };
}

function noEdition(language: Language): LanguageEdition {
  return { edits: noEdits(language), details: {}, combined: {} };
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
