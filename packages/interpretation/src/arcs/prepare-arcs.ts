import type { ArcFile, ArcFileCues, ArcFileOutcome } from '@chitta/symbols/types';
import type { Arc, ArcCue, ArcOutcome, Outcome } from './arc.ts';

/** A cue of an outcome counts once, whatever it is worth. */
const weightOfOutcome = 1;

/** The arcs of a language with all that belongs to them. */
export function prepareArcs({ arcs, moves, outcomes }: Pick<ArcFile, 'arcs' | 'moves' | 'outcomes'>): Arc[] {
  const outcome = (cues: ArcFileCues, yields = false): Outcome => ({
    yields,
    cues: prepareCues(cues, weightOfOutcome),
  });
  const known = new Map(outcomes.map(({ id, yields, cues }) => [id, outcome(cues, yields)]));
  const ending = ({ when, cues = [], ...said }: ArcFileOutcome): ArcOutcome => ({
    ...said,
    outcomes: [outcome(cues), ...when.flatMap((id) => known.get(id) ?? [])],
  });
  const ofMoves = Map.groupBy(
    moves.map(({ move, ...rest }) => ({ move, ending: ending(rest) })),
    ({ move }) => move,
  );
  return arcs.map(({ cues, weight, needs, endsAsMove = true, outcomes: own, ...rest }) => ({
    ...rest,
    weight,
    // Any cue is enough, whatever it weighs.
    needs: needs ?? 1,
    cues: prepareCues(cues, weight),
    endings: own.map(ending),
    endingsOfMove: endsAsMove ? (ofMoves.get(rest.move) ?? []).map((each) => each.ending) : [],
  }));
}

function prepareCues(cues: ArcFileCues, weight: number): ArcCue[] {
  return cues.map((given) => {
    const cue = typeof given === 'number' ? { words: [given] } : given;
    return {
      phrases: cue.words,
      and: cue.and ?? [],
      not: cue.not ?? [],
      weight: cue.weight ?? weight,
      waking: cue.waking ?? false,
      by: cue.by,
      at: cue.at,
    };
  });
}
