import type { PartOfSpeech } from '../../../../morphology/part-of-speech.ts';
import { irregularNouns } from './irregular-nouns.ts';
import { irregularPasts } from './irregular-verbs.ts';

/**
 * Beginnings of which every form of an English word has one, as long as may be told without making the forms:
 * "make" gives "mak" and "made".
 */
export function englishStarts(word: string, part: PartOfSpeech): readonly string[] {
  if (part === 'x') return [word];
  const own = word.slice(0, word.length - lettersLost(word));
  const others = part === 'n' ? irregularNouns.get(word) : part === 'v' ? irregularPasts(word) : undefined;
  return others === undefined ? [own] : [own, ...(typeof others === 'string' ? [others] : others)];
}

/** How many last letters may change: "lie" and "lying", "fireman" and "firemen", "baby" and "babies". */
function lettersLost(word: string): number {
  if (word.endsWith('ie') || word.endsWith('an')) return 2;
  return word.endsWith('y') || word.endsWith('e') ? 1 : 0;
}
