import type { Line, Voice } from '../lines/voice.ts';
import type { Figure } from '../model.ts';
import type { Chooser } from '../writing/choose.ts';
import { isToldOf, spokenOf } from './statement.ts';

/** The image that a description begins with: what the thing does in waking life. Undefined where it leans on other words. */
export function imageOf(figure: Figure, voice: Voice, chooser: Chooser): string | undefined {
  const first = (voice.detail(figure.sign)?.description ?? '').match(/^[^.!?]+\.(?=\s)/u)?.[0];
  // What is told of an unknown one, or of dreams in general, is not told of this one.
  if (first === undefined || /sin nombre|\bun sueño que\b/iu.test(first)) return undefined;
  if (voice.language === 'es' && !isToldOf(figure, first)) return undefined;
  return chooser.once(first);
}

/**
 * A sentence that says what a noun of the dream is: a line of its own, or the sentence that its dictionary entry states
 * its meaning with, spoken of this noun; undefined where neither can be said of it.
 */
export function gloss(
  figure: Figure,
  voice: Voice,
  chooser: Chooser,
  goingOn: (line: string) => string = (line) => line,
): string | undefined {
  // «obedece»: a verb takes no sentence that is made for a noun.
  if (voice.language === 'es' && figure.phrase.startsWith('«')) return undefined;
  const lines = voice.lines(figure.sign, ['is'], { it: figure.phrase, isItPlural: figure.plural });
  const description = voice.detail(figure.sign)?.description ?? '';
  const statement = spokenOf(figure, description, voice.language, (count) => chooser.turn(count));
  const said: readonly Line[] =
    statement === undefined ? [] : [{ id: `${figure.sign.mention.symbol}.said`, say: () => statement }];
  // What was written for readings reads on better in Spanish, where a statement has to agree with its noun.
  const text =
    voice.language === 'es'
      ? (chooser.clause(lines) ?? chooser.clause(said))
      : chooser.clause([...lines, ...said]);
  return text === undefined ? undefined : chooser.once(goingOn(text));
}
