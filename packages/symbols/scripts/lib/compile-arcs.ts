import { CueCompiler } from '@chitta/interpretation/compiling';
import type { ArcCues, ArcFile, ArcOutcomeEntry, Language, ReadingFrames } from '../../src/types.ts';
import { expandCues } from './expand-lists.ts';
import type { Content } from './read-content.ts';

const you = /\byou(?:r|rs|rself)?\b/i;

/**
 * Whether an arc speaks to the dreamer. Told by its English headlines, whatever the language: Spanish ones may speak to
 * the dreamer by the verb alone.
 */
export function ofDreamer(headlines: readonly string[]): { readonly isOfDreamer?: true } {
  return headlines.every((each) => you.test(each)) ? { isOfDreamer: true } : {};
}

/** What readings say, and how it is found where to say it. */
export function compileArcs(
  { arcs, arcOutcomes, outcomes, lists, frames }: Content,
  language: Language,
  version: string,
): ArcFile {
  const compiler = new CueCompiler(language);
  const compile = (cues: ArcCues) => compiler.compile(expandCues(cues, lists[language]));
  const ending = ({ when, [language]: { cues, ...said } }: ArcOutcomeEntry) => ({
    when,
    ...said,
    ...(cues && { cues: compile(cues) }),
  });
  const byArc = Map.groupBy(arcOutcomes, ({ arc }) => arc);
  const compiled = {
    arcs: arcs.map(({ id, move, weight, needs, endsAsMove, en, [language]: text }) => ({
      id,
      move,
      weight,
      ...(needs !== undefined && { needs }),
      ...(endsAsMove !== undefined && { endsAsMove }),
      ...ofDreamer(en.headline),
      ...text,
      cues: compile(text.cues),
      outcomes: (byArc.get(id) ?? []).map(ending),
    })),
    moves: arcOutcomes.flatMap((entry) =>
      entry.move === undefined ? [] : { move: entry.move, ...ending(entry) },
    ),
    outcomes: outcomes.map(({ id, yields, [language]: { cues } }) => ({
      id,
      ...(yields && { yields }),
      cues: compile(cues),
    })),
  };
  // Last: it holds the phrases of all of them.
  const phrases = compiler.table();
  return { language, version, phrases, ...compiled, frames: frames?.[language] ?? noFrames };
}

const noFrames: ReadingFrames = { quotes: [], turns: [], stands: { one: [], many: [] } };
