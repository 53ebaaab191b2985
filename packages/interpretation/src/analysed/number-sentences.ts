import type { Token } from '../text/token.ts';

/** For each word the number of its sentence; the full stop of "Mr." ends none. */
export function numberSentences(text: string, tokens: readonly Token[]): Int32Array {
  const sentences = new Int32Array(tokens.length);
  for (let at = 1; at < tokens.length; at += 1)
    sentences[at] = (sentences[at - 1] ?? 0) + (endsSentence(text, tokens, at) ? 1 : 0);
  return sentences;
}

/** A line break inside a sentence ends it as well. */
function endsSentence(text: string, tokens: readonly Token[], at: number): boolean {
  const between = text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0);
  return /[.!?…\n]/u.test(between) && tokens[at]?.gap === 'stop';
}
