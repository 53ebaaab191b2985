import type {
  ArcCues,
  ArcFile,
  ArcOutcomeEntry,
  ClassEntry,
  DetailFile,
  Language,
  LexiconCelebrity,
  LexiconCombined,
  LexiconEntry,
  LexiconFile,
  ReadingFrames,
  SymbolDetail,
  SymbolEntry,
  TextFile,
  WordFile,
} from '../../src/types.ts';
import { expandCues } from './expand-lists.ts';
import type { Content } from './read-content.ts';

/** The lexicon in two files: what recognition needs, and what readings say. */
export function compileFiles(
  content: Content,
  language: Language,
  version: string,
): { readonly words: WordFile; readonly texts: TextFile } {
  const { entries, combined, celebrities } = compileLexicon(content, language, version);
  return {
    words: {
      language,
      version,
      entries: entries.map(({ id, group, variations, isClass }) => ({
        id,
        group,
        variations: variations.join('|'),
        ...(isClass && { isClass }),
      })),
      combined: combined.map(({ id, parts, phrases }) => ({ id, parts, phrases })),
      celebrities: celebrities.map(({ name, also }) => ({ name, also })),
    },
    texts: {
      language,
      version,
      entries: entries.map(
        ({ name, common, vital, category, function: purpose, meaning, insight, deed, unshown }) => ({
          name,
          common,
          vital,
          category,
          function: purpose,
          meaning,
          insight,
          deed,
          ...(unshown && { unshown }),
        }),
      ),
      combined: combined.map(({ name, meaning, insight }) => ({ name, meaning, insight })),
      celebrities: celebrities.map(({ quality, category }) => ({ quality, category })),
    },
  };
}

function compileLexicon(content: Content, language: Language, version: string): LexiconFile {
  return {
    language,
    version,
    entries: [
      ...content.symbols.map((entry) => toLexiconEntry(entry, language)),
      ...content.classes.map((entry) => toClass(entry, language)),
    ],
    combined: toCombined(content, language),
    celebrities: toCelebrities(content, language),
  };
}

/** The long texts, loaded only where a symbol is shown in full. */
export function compileDetails(content: Content, language: Language, version: string): DetailFile {
  const details: Record<string, SymbolDetail> = {};
  for (const entry of content.symbols) {
    const { description, extended } = entry[language];
    details[entry.id] = { description, extended };
  }
  const combined = Object.fromEntries(
    content.combined.map((entry) => [entry.id, entry[language].description]),
  );
  return { language, version, details, combined };
}

/** What readings say, and how it is found where to say it. */
export function compileArcs(
  { arcs, arcOutcomes, outcomes, lists, frames }: Content,
  language: Language,
  version: string,
): ArcFile {
  const expand = (cues: ArcCues) => expandCues(cues, lists[language]);
  const ending = ({ when, [language]: said }: ArcOutcomeEntry) => ({
    when,
    ...said,
    ...(said.cues && { cues: expand(said.cues) }),
  });
  const byArc = Map.groupBy(arcOutcomes, ({ arc }) => arc);
  return {
    language,
    version,
    arcs: arcs.map(({ id, move, weight, needs, endsAsMove, [language]: text }) => ({
      id,
      move,
      weight,
      ...(needs !== undefined && { needs }),
      ...(endsAsMove !== undefined && { endsAsMove }),
      ...text,
      cues: expand(text.cues),
      outcomes: (byArc.get(id) ?? []).map(ending),
    })),
    moves: arcOutcomes.flatMap((entry) =>
      entry.move === undefined ? [] : { move: entry.move, ...ending(entry) },
    ),
    outcomes: outcomes.map(({ id, yields, [language]: { cues } }) => ({
      id,
      ...(yields && { yields }),
      cues: expand(cues),
    })),
    frames: frames?.[language] ?? noFrames,
  };
}

const noFrames: ReadingFrames = { quotes: [], turns: [] };

function toLexiconEntry(entry: SymbolEntry, language: Language): LexiconEntry {
  const text = entry[language];
  return {
    id: entry.id,
    group: entry.group,
    name: text.name,
    category: text.category,
    function: text.function,
    meaning: text.meaning,
    insight: text.insight,
    deed: text.deed,
    variations: text.variations,
    ...(text.unshown && { unshown: text.unshown }),
    common: entry.common,
    vital: entry.vital,
  };
}

function toClass(entry: ClassEntry, language: Language): LexiconEntry {
  const { words, ...text } = entry[language];
  return {
    id: entry.id,
    group: entry.group,
    ...text,
    variations: wordsOfClass(words),
    common: false,
    vital: false,
    isClass: true,
  };
}

/** The words of a class, one by one. */
export function wordsOfClass(words: string): string[] {
  return words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

function toCombined({ combined }: Content, language: Language): LexiconCombined[] {
  return combined.map(({ id, parts, [language]: { name, meaning, insight, phrases = [] } }) => ({
    id,
    name,
    meaning,
    insight,
    parts,
    phrases,
  }));
}

function toCelebrities({ celebrities }: Content, language: Language): LexiconCelebrity[] {
  return celebrities.flatMap(({ category, people }) =>
    people.map(({ name, also = [], [language]: quality }) => ({
      name,
      also,
      quality,
      category: category[language],
    })),
  );
}
