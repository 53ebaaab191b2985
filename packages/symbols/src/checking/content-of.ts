import type {
  CelebrityFile,
  ClassEntry,
  ClassText,
  CombinedEntry,
  DetailFile,
  Language,
  LexiconCombined,
  LexiconEntry,
  LexiconFile,
  SymbolEntry,
  SymbolText,
} from '../types.ts';
import type { WordContent } from './check-words.ts';

/** One language of the compiled dictionary. */
export interface CompiledWords extends Pick<DetailFile, 'details' | 'combined'> {
  readonly file: Pick<LexiconFile, 'entries' | 'combined' | 'celebrities'>;
}

type Compiled = Readonly<Record<Language, CompiledWords>>;

/** What editors wrote, from what was compiled of it. An entry that a language lacks is left out. */
export function contentOf(compiled: Compiled): WordContent {
  const spanish = new Map(compiled.es.file.entries.map((entry) => [entry.id, entry]));
  const pairs = compiled.en.file.entries.flatMap((en) => {
    const es = spanish.get(en.id);
    return es ? [{ en, es }] : [];
  });
  return {
    symbols: pairs.filter(({ en }) => !en.isClass).map((pair) => symbolOf(pair, compiled)),
    classes: pairs.filter(({ en }) => en.isClass).map(classOf),
    combined: combinedOf(compiled),
    celebrities: celebritiesOf(compiled),
  };
}

type Pair<Entry> = Readonly<Record<Language, Entry>>;

function symbolOf({ en, es }: Pair<LexiconEntry>, compiled: Compiled): SymbolEntry {
  return {
    id: en.id,
    group: en.group,
    common: en.common,
    vital: en.vital,
    basis: compiled.en.details[en.id]?.isSourced ? 'sourced' : 'house',
    en: textOf(en, compiled.en),
    es: textOf(es, compiled.es),
  };
}

function textOf(entry: LexiconEntry, { details }: CompiledWords): SymbolText {
  const { name, category, function: purpose, meaning, insight, deed, variations, unshown } = entry;
  const { description = '', extended = '' } = details[entry.id] ?? {};
  return {
    name,
    category,
    function: purpose,
    meaning,
    description,
    extended,
    insight,
    deed,
    variations,
    ...(unshown && { unshown }),
  };
}

function classOf({ en, es }: Pair<LexiconEntry>): ClassEntry {
  return { id: en.id, group: en.group, en: classTextOf(en), es: classTextOf(es) };
}

function classTextOf(entry: LexiconEntry): ClassText {
  const { name, category, function: purpose, meaning, insight, deed, variations } = entry;
  return { name, category, function: purpose, meaning, insight, deed, words: variations.join(', ') };
}

function combinedOf({ en, es }: Compiled): CombinedEntry[] {
  const spanish = new Map(es.file.combined.map((entry) => [entry.id, entry]));
  return en.file.combined.flatMap((english) => {
    const other = spanish.get(english.id);
    if (other === undefined) return [];
    const { id, parts } = english;
    return [{ id, parts, en: combinedTextOf(english, en), es: combinedTextOf(other, es) }];
  });
}

function combinedTextOf({ id, name, meaning, insight, phrases }: LexiconCombined, from: CompiledWords) {
  const description = from.combined[id] ?? '';
  return { name, meaning, description, insight, ...(phrases.length > 0 && { phrases }) };
}

function celebritiesOf({ en, es }: Compiled): CelebrityFile[] {
  const spanish = new Map(es.file.celebrities.map((person) => [person.name, person]));
  const files = new Map<string, CelebrityFile & { readonly people: CelebrityFile['people'][number][] }>();
  for (const { name, also, quality, category } of en.file.celebrities) {
    const other = spanish.get(name);
    if (other === undefined) continue;
    const file = files.get(category) ?? { category: { en: category, es: other.category }, people: [] };
    file.people.push({ name, ...(also.length > 0 && { also }), en: quality, es: other.quality });
    files.set(category, file);
  }
  return [...files.values()];
}
