import type { SymbolTrace, TracedAssertion, TracedMention, TracedPhrase, TracedWord } from '@chitta/contract';

interface Place {
  readonly start: number;
  readonly end: number;
}

const overlaps = (a: Place, b: Place) => a.start < b.end && b.start < a.end;

/** Everything of a trace that touches one word. */
export interface WordTrace {
  readonly word: TracedWord;
  readonly mentions: readonly TracedMention[];
  readonly phrases: readonly TracedPhrase[];
  readonly assertions: readonly TracedAssertion[];
}

export function traceAt(trace: SymbolTrace, word: TracedWord): WordTrace {
  const touching = <Kind extends Place>(places: readonly Kind[]) =>
    places.filter((each) => overlaps(each, word));
  return {
    word,
    mentions: touching(trace.mentions),
    phrases: touching(trace.phrases),
    assertions: touching(trace.assertions),
  };
}

/** How a word of the text is drawn. */
export type WordLook = 'plain' | 'read' | 'aside' | 'idiom' | 'passed';

/** `read`: a symbol that was there · `aside`: one that was not · `idiom`: taken by one · `passed`: could be one. */
export function lookOf({ word, mentions, phrases }: WordTrace): WordLook {
  const mention = mentions.find(({ kind }) => kind !== 'combined');
  if (mention) return mention.state === 'present' ? 'read' : 'aside';
  if (phrases.some(({ isIdiom, isTaken }) => isIdiom && isTaken)) return 'idiom';
  return word.candidates.length > 0 ? 'passed' : 'plain';
}

export type Verdict = 'taken' | 'fits' | 'ruledOut';

/** What became of a candidate. */
export function verdictOf(
  candidate: TracedWord['candidates'][number],
  mentions: readonly TracedMention[],
): Verdict {
  if (mentions.some(({ symbol, kind }) => symbol === candidate.symbol && kind !== 'combined')) return 'taken';
  return candidate.fits ? 'fits' : 'ruledOut';
}

/** The words that say that something was not there; undefined where it was, or where only the tense tells. */
export function cueOf(mention: TracedMention, assertions: readonly TracedAssertion[]): string | undefined {
  const stretch = assertions.find(
    ({ state, cue, ...place }) => state === mention.state && cue && overlaps(place, mention),
  );
  return stretch?.cue;
}
