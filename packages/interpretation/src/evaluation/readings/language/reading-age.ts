import type { Language } from '@chitta/symbols/types';

/**
 * Ease of reading on a scale of about 0 to 100, higher is easier.
 *
 * English: Flesch Reading Ease, 206.835 − 1.015 × words per sentence − 84.6 × syllables per word (R. Flesch, "A new
 * readability yardstick", Journal of Applied Psychology 32, 1948). 60 to 70 is plain English, 50 to 60 a quality
 * newspaper, below 50 a treatise.
 *
 * Spanish: perspicuity by Szigriszt-Pazos, 206.835 − 62.3 × syllables per word − words per sentence (F. Szigriszt Pazos,
 * "Sistemas predictivos de legibilidad del mensaje escrito", Universidad Complutense de Madrid, 1993), on the INFLESZ
 * scale (I. Barrio-Cantalejo et al., Anales del Sistema Sanitario de Navarra 31, 2008): 55 to 65 is normal, the general
 * press; below 55 somewhat difficult.
 */
export function readingEase(text: string, language: Language): number {
  const words = text.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? [];
  const sentences = text.match(/[.!?…]+(?=\s|["”»)]|$)/gu)?.length ?? 1;
  if (words.length === 0) return 100;
  const perSentence = words.length / Math.max(1, sentences);
  const count = language === 'en' ? englishSyllables : spanishSyllables;
  const perWord = words.reduce((sum, word) => sum + count(word.toLowerCase()), 0) / words.length;
  return language === 'en'
    ? 206.835 - 1.015 * perSentence - 84.6 * perWord
    : 206.835 - 62.3 * perWord - perSentence;
}

/** Ease below which a reading is harder than a newspaper. */
export const newspaperEase: Readonly<Record<Language, number>> = { en: 60, es: 55 };

function englishSyllables(word: string): number {
  const vowels = word
    .replace(/['’]s?$/, '')
    // Silent: "made", "things made", "walked", but not "table", "wanted", "houses".
    .replace(/(?:[^laeiouy]es|[^aeiouydt]ed|[^laeiouy]e)$/, '')
    .match(/[aeiouy]{1,2}/g);
  return Math.max(1, vowels?.length ?? 1);
}

/** Strong vowels and stressed í, ú are syllables of their own; weak ones join their neighbours. */
function spanishSyllables(word: string): number {
  const vowels = word.replace(/[qg]u(?=[eiéí])/g, 'q').match(/[aeoáéóíú][iuü]?|[iuü](?![aeoáéó])/g);
  return Math.max(1, vowels?.length ?? 1);
}
