import type { PartOfSpeech } from '../part-of-speech.ts';
import { hasIrregularParts, stressedEndings, stressedVowels } from './irregular-verbs.ts';
import { isSteadyLetter } from './join-stem.ts';

/** How many letters at the beginning of a Spanish word all its forms share, accents aside; 0 where none is sure. */
export function spanishSteadyStart(word: string, part: PartOfSpeech): number {
  if (part === 'x') return word.length;
  if (part === 'v') return steadyVerbStart(word);
  // "vaca" and "vaquita", "taza" and "tacita"; "pez" and "peces".
  return Math.max(0, word.length - (/[oaóá]$/.test(word) ? 2 : 1));
}

function steadyVerbStart(given: string): number {
  const infinitive = /[aeiíé]rse$/.test(given) ? given.slice(0, -2) : given;
  if (!/[aeiíé]r$/.test(infinitive)) return given.length;
  if (hasIrregularParts(infinitive)) return 0;
  const stem = infinitive.slice(0, -2);
  const vowels = stressedVowels.get(infinitive);
  if (vowels !== undefined) return Math.max(0, stem.lastIndexOf(vowels[0]));
  if (isSteadyLetter(stem.charAt(stem.length - 1)) || stressedEndings.has(infinitive)) return stem.length;
  // "toc-" and "toqu-", "distingu-" and "disting-".
  return Math.max(0, stem.length - 2);
}
