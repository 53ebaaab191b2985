import type { Form } from '../lexicon/form.ts';
import type { Token } from '../text/token.ts';

/** Names are told by their capitals, so a text with more capitals than this inside its sentences tells none. */
const mostCapitals = 0.3;
/** In a shorter text a few capitals say nothing. */
const fewestWords = 12;

/** The capitals that stand inside the sentences of a text. */
export interface Capitals {
  readonly inside: ReadonlySet<Form>;
  /** They stand there all the time, as in a title. */
  readonly areMany: boolean;
}

export function countCapitals(tokens: readonly Token<Form>[]): Capitals {
  const inside = new Set<Form>();
  let words = 0;
  let capitals = 0;
  for (const { gap, spelling } of tokens) {
    if (gap === 'stop' || spelling.classes !== 0) continue;
    words++;
    if (spelling.shape !== 'capital') continue;
    capitals++;
    inside.add(spelling);
  }
  return { inside, areMany: capitals > Math.max(words, fewestWords) * mostCapitals };
}
