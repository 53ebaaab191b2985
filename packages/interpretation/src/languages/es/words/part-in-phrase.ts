import type { PartOfSpeech } from '../../../morphology/part-of-speech.ts';

/** Nouns bend at their first word, with the words that agree with it. */
export function spanishPartInPhrase(words: readonly string[], at: number, part: 'n' | 'a'): PartOfSpeech {
  if (at === 0) return part;
  return isAgreeing(words, at) ? 'a' : 'x';
}

const links = new Set('de del en con sin a al para por que y o el la los las un una mi su'.split(' '));

/** A word agrees with the head while no preposition stands between them: "perro guardián", "casa en llamas". */
function isAgreeing(words: readonly string[], at: number): boolean {
  for (let before = 1; before <= at; before++) if (links.has(words[before] ?? '')) return false;
  return true;
}
