import type { ArcCues, ArcFile, ArcOutcomeEntry, Language, ReadingFrames } from '../../src/types.ts';
import { expandCues } from './expand-lists.ts';
import type { Content } from './read-content.ts';

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
