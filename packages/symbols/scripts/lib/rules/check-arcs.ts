import type { Problem } from '../../../src/checking/problem.ts';
import {
  type ArcCueEntry,
  type ArcCues,
  type ArcEntry,
  type ArcOutcomeEntry,
  arcMoves,
  type Language,
  type SymbolEntry,
} from '../../../src/types.ts';
import type { Content } from '../read-content.ts';
import { wordingFaults } from './arc-wordings.ts';
import { unmatchedWords } from './cue-words.ts';

const languages: readonly Language[] = ['en', 'es'];
const lowest = 2;
const highest = 7;
/** Arcs and their outcomes are complete in both languages, say what readings may say, and say it once. */
export function checkArcs({
  arcs,
  arcOutcomes,
  outcomes,
  symbols,
}: Pick<Content, 'arcs' | 'arcOutcomes' | 'outcomes'> & {
  readonly symbols: readonly Pick<SymbolEntry, 'id'>[];
}): Problem[] {
  const ids = new Set(symbols.map(({ id }) => id));
  const said = new Map<string, string>();
  const known = { arcs: new Set(arcs.map(({ id }) => id)), outcomes: new Set(outcomes.map(({ id }) => id)) };
  return [
    ...arcs.flatMap((arc) => [
      ...headFaults(arc).map((message) => ({ symbol: `arc ${arc.id}`, message })),
      ...inEachLanguage(`arc ${arc.id}`, arc, (text, language) => [
        ...wordingFaults(text, language, said),
        ...cueFaults(text.cues, ids),
      ]),
    ]),
    ...outcomes.flatMap((outcome) =>
      inEachLanguage(`outcome ${outcome.id}`, outcome, ({ cues }) => cueFaults(cues, ids)),
    ),
    ...arcOutcomes.flatMap((entry) => {
      const name = `${entry.arc ?? entry.move}, ${entry.when?.join(' ')}`;
      const faults = inEachLanguage(name, entry, (text, language) => [
        ...wordingFaults(text, language, said),
        ...(text.cues ? cueFaults(text.cues, ids) : []),
      ]);
      return [
        ...faults,
        ...(isOfSomething(entry, known.arcs)
          ? []
          : [{ symbol: name, message: 'belongs to no arc and no move' }]),
        ...(entry.when ?? [])
          .filter((id) => !known.outcomes.has(id))
          .map((id) => ({ symbol: name, message: `names an outcome that there is not: ${id}` })),
        ...(entry.when?.length > 0 || (entry.en?.cues && entry.es?.cues)
          ? []
          : [{ symbol: name, message: 'is found by nothing' }]),
      ];
    }),
  ];
}

function isOfSomething({ arc, move }: ArcOutcomeEntry, arcs: ReadonlySet<string>): boolean {
  return arc === undefined ? move !== undefined && arcMoves.includes(move) : arcs.has(arc);
}

function inEachLanguage<Text>(
  symbol: string,
  entry: Readonly<Record<Language, Text>>,
  faultsOf: (text: Text, language: Language) => readonly string[],
): Problem[] {
  return languages.flatMap((language) => {
    const text = entry[language];
    const faults = text ? faultsOf(text, language) : ['is missing'];
    return faults.map((message) => ({ symbol, language, message }));
  });
}

function headFaults({ id, move, weight }: ArcEntry): string[] {
  return [
    ...(/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) ? [] : ['has an id that is no slug']),
    ...(arcMoves.includes(move) ? [] : [`has a move that there is not: ${move}`]),
    ...(weight >= lowest && weight <= highest ? [] : [`weighs ${weight}, not ${lowest} to ${highest}`]),
  ];
}

/** What is wrong with cues; `ids`: the symbols that there are. */
export function cueFaults(cues: ArcCues, ids: ReadonlySet<string>): string[] {
  const phrases = (cues ?? []).flatMap((cue) => (typeof cue === 'string' ? [cue] : phrasesOf(cue)));
  const symbols = phrases.flatMap((phrase) =>
    [...phrase.matchAll(/@#([a-z0-9-]+)/g)].map(([, id = '']) => id),
  );
  return [
    ...(phrases.length === 0 ? ['has no cue'] : []),
    ...phrases
      .filter((phrase) => /^(?:(?:_|\S+\?)(?: |$))+$/u.test(phrase))
      .map((phrase) => `"${phrase}" has no word`),
    ...phrases.flatMap((phrase) =>
      unmatchedWords(phrase).map(
        (words) => `"${phrase}" is never met, for one of "${words}" is a single word`,
      ),
    ),
    ...symbols.filter((id) => !ids.has(id)).map((id) => `names a symbol that there is not: ${id}`),
  ];
}

function phrasesOf({ words, and = [], not = [] }: ArcCueEntry): readonly string[] {
  return [...words, ...and, ...not];
}
