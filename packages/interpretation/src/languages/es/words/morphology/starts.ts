import type { PartOfSpeech } from '../../../../morphology/part-of-speech.ts';
import { stemsOf } from './conjugate.ts';
import { findIrregularParts, type IrregularParts } from './irregular-verbs.ts';

/**
 * Beginnings of which every form of a Spanish word has one, accents aside, as long as may be told without making the
 * forms: "contar" gives "cont" and "cuent".
 */
export function spanishStarts(word: string, part: PartOfSpeech): readonly string[] {
  if (part === 'x') return [word];
  if (part === 'v') return verbStarts(word);
  // "vaca" and "vaquita", "limpio" and "limpísimo"; "pez" and "peces".
  return [word.slice(0, word.length - (/[oaóá]$/.test(word) ? 2 : word.endsWith('z') ? 1 : 0))];
}

function verbStarts(given: string): readonly string[] {
  const stems = stemsOf(given);
  if (stems === undefined) return [given];
  const { infinitive, stem, stressed, raised } = stems;
  const irregular = findIrregularParts(infinitive);
  const starts = irregular.isWhole === true ? [infinitive] : [steady(stem)];
  if (irregular.isWhole !== true && stressed !== stem) starts.push(steady(stressed));
  if (irregular.isWhole !== true && raised !== stem) starts.push(steady(raised));
  return [...starts, ...startsOfParts(irregular)];
}

function startsOfParts({ first, past, future, participle, more }: IrregularParts): string[] {
  const starts = more?.split(/\s+/) ?? [];
  for (const part of [first, past, future]) if (part !== undefined) starts.push(part);
  // "dicho", "dicha".
  if (participle !== undefined) starts.push(participle.slice(0, -1));
  return starts;
}

/** A stem without the letters that its endings may change: "toc-" and "toqu-", "delinqu-" and "delinc-". */
function steady(stem: string): string {
  if (stem.endsWith('qu')) return stem.slice(0, -2);
  return /(?:[cgzií]|gu)$/.test(stem) ? stem.slice(0, -1) : stem;
}
