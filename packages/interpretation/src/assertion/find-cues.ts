import type { Words } from '../grammar/sentence.ts';
import type { Asides } from './asides.ts';
import type { CompiledPack, Cue } from './compile-pack.ts';
import { matchCue, type Range } from './match-cue.ts';
import { sentenceStart } from './reach.ts';
import { tenseOf } from './statements.ts';
import { wordForm } from './word-form.ts';

/** A cue and the words that it stands in. */
export interface FoundCue {
  readonly cue: Cue;
  readonly place: Range;
}

/** The cues that say something of this text, by the places of the words that they are looked for by. */
export function findCues(words: Words, pack: CompiledPack, asides: Asides): FoundCue[] {
  const isMet = conditions(words, asides);
  const found: FoundCue[] = [];
  for (let at = 0; at < words.tokens.length; at++) {
    for (const cue of cuesAt(words, pack, at)) {
      const place = matchCue(words, cue.pattern, at);
      if (place !== undefined && isMet(cue, place.from) && !isHyphened(words, place, cue))
        found.push({ cue, place });
    }
  }
  const silent = found.filter(({ cue }) => cue.state === 'pseudo');
  return found.filter(({ cue, place }) => !silent.some((each) => silences(each, cue, place)));
}

function silences(pseudo: FoundCue, { state }: Cue, { from, to }: Range): boolean {
  return state === 'pseudo' || (pseudo.cue.of === state && from < pseudo.place.to && to > pseudo.place.from);
}

const none: readonly Cue[] = [];

function cuesAt(words: Words, { byWord, byForm }: CompiledPack, at: number): readonly Cue[] {
  const forms = words.hints?.[at] ?? 0;
  if (forms === 0) return none;
  const { folded = '', word = '' } = words.tokens[at] ?? {};
  const listed = forms & wordForm.cue ? (byWord.get(folded) ?? byWord.get(word) ?? none) : none;
  const formed = byForm.filter(({ pattern }) => ((pattern.body[pattern.anchor]?.forms ?? 0) & forms) !== 0);
  return formed.length === 0 ? listed : [...listed, ...formed];
}

/** Whether a cue counts where it stands; the tense of the text is told when first asked for. */
function conditions(words: Words, asides: Asides): (cue: Cue, at: number) => boolean {
  let tense: ReturnType<typeof tenseOf> | null = null;
  return ({ when }, at) => {
    if (when === undefined) return true;
    if (when === 'brackets') return asides.isBracketed(at);
    if (when === 'first' || when === 'later') return (sentenceStart(words, at) === 0) === (when === 'first');
    if (tense === null) tense = tenseOf(words, asides);
    return tense === when;
  };
}

/** "Dungeon-like", "never-ending": the word belongs to the one beside it. */
function isHyphened(words: Words, { from, to }: Range, { scope }: Cue): boolean {
  if (words.tokens[to]?.gap === 'hyphen') return true;
  return words.tokens[from]?.gap === 'hyphen' && scope !== 'beforeModifier' && scope !== 'beforeHyphen';
}
