import type { ArcCueEntry, ArcFile } from '@chitta/symbols/types';
import type { Arc, ArcCue } from './arc.ts';
import { type Phrase, type PhraseLanguage, parsePhrase } from './phrase.ts';
import { phraseLanguage } from './phrase-language.ts';

/** The arcs of a language with their phrases read. Throws `TypeError` for a phrase that begins with no word. */
export function prepareArcs({ language, arcs }: Pick<ArcFile, 'language' | 'arcs'>): Arc[] {
  const words = phraseLanguage(language);
  return arcs.map(({ cues, weight, needs, ...rest }) => ({
    ...rest,
    weight,
    // Any cue is enough, whatever it weighs.
    needs: needs ?? 1,
    cues: cues.map((cue) => prepareCue(typeof cue === 'string' ? { words: [cue] } : cue, weight, words)),
  }));
}

function prepareCue(cue: ArcCueEntry, weight: number, words: PhraseLanguage): ArcCue {
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
