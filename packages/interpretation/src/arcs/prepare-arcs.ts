import type { ArcCueEntry, ArcCues, ArcFile, ArcFileOutcome } from '@chitta/symbols/types';
import type { Arc, ArcCue, ArcOutcome, Outcome } from './arc.ts';
import { type Phrase, type PhraseLanguage, parsePhrase } from './phrase.ts';
import { phraseLanguage } from './phrase-language.ts';

/** A cue of an outcome counts once, whatever it is worth. */
const weightOfOutcome = 1;

/** The arcs of a language with their phrases read. Throws `TypeError` for a phrase that begins with no word. */
export function prepareArcs({
  language,
  arcs,
  moves,
  outcomes,
}: Pick<ArcFile, 'language' | 'arcs' | 'moves' | 'outcomes'>): Arc[] {
  const words = phraseLanguage(language);
  const prepare = (cues: ArcCues, weight: number) => cues.map((cue) => prepareCue(cue, weight, words));
  const known = new Map<string, Outcome>(
    outcomes.map(({ id, yields = false, cues }) => [
      id,
      { id, yields, cues: prepare(cues, weightOfOutcome) },
    ]),
  );
  const ending = ({ when, cues = [], ...said }: ArcFileOutcome): ArcOutcome => ({
    ...said,
    outcomes: when.flatMap((id) => known.get(id) ?? []),
    cues: prepare(cues, weightOfOutcome),
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
    cues: prepare(cues, weight),
    endings: own.map(ending),
    endingsOfMove: endsAsMove ? (ofMoves.get(rest.move) ?? []).map((each) => each.ending) : [],
  }));
}

function prepareCue(written: string | ArcCueEntry, weight: number, words: PhraseLanguage): ArcCue {
  const cue: ArcCueEntry = typeof written === 'string' ? { words: [written] } : written;
  const parse = (phrases: readonly string[] = []): Phrase[] =>
    phrases.map((phrase) => parsePhrase(phrase, words));
  return {
    phrases: parse(cue.words),
    and: parse(cue.and),
    not: parse(cue.not),
    weight: cue.weight ?? weight,
    waking: cue.waking ?? false,
    by: cue.by,
    at: cue.at,
  };
}
