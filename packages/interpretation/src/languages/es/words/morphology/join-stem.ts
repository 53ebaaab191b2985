import type { Theme } from './conjugation-endings.ts';

const frontVowel = /^[eéií]/;
const backVowel = /^[aáoóuú]/;

/** Last letters of stems that never change their writing before an ending. */
const steadyLetters = new Set('bdfhmnprstvxykw');

/** Whether a stem that ends in this letter is written alike before every ending. */
function isSteadyLetter(letter: string): boolean {
  return steadyLetters.has(letter);
}

/** Puts an ending to a stem and keeps the sound in writing: "toc" + "é" → "toqué", "ley" + "ó", "huy" + "o". */
export function joinStem(stem: string, ending: string, theme: Theme): string {
  if (isSteadyLetter(stem.charAt(stem.length - 1))) return stem + ending;
  if (theme === 'ar') return frontVowel.test(ending) ? hardened(stem) + ending : stem + ending;
  if (stem.endsWith('u') && !/[gq]u$/.test(stem)) return joinAfterU(stem, ending);
  if (backVowel.test(ending)) return softened(stem) + ending;
  if (/[aeo]$/.test(stem)) return joinAfterVowel(stem, ending);
  return /^i[eéó]/.test(ending) ? joinDiphthong(stem, ending) : stem + ending;
}

/** "teñir", "bullir", "reír": "tiñó", "bulló", "rió". */
function joinDiphthong(stem: string, ending: string): string {
  if (/(?:ñ|ll|j)$/.test(stem)) return stem + ending.slice(1);
  return /[ií]$/.test(stem) ? stem.slice(0, -1) + ending : stem + ending;
}

/** "-ar" verbs before `e`: "tocar" → "toqué", "llegar" → "llegué", "cazar" → "cacé". */
function hardened(stem: string): string {
  if (stem.endsWith('c')) return `${stem.slice(0, -1)}qu`;
  if (stem.endsWith('gu')) return `${stem.slice(0, -1)}ü`;
  if (stem.endsWith('g')) return `${stem}u`;
  if (stem.endsWith('z')) return `${stem.slice(0, -1)}c`;
  return stem;
}

/** "-er" and "-ir" verbs before `a` and `o`: "coger" → "cojo", "seguir" → "sigo", "conocer" → "conozco". */
function softened(stem: string): string {
  if (/[aeiou]c$/.test(stem) && !/(?:h[ai]|coc|di)c?$/.test(stem)) return `${stem.slice(0, -1)}zc`;
  if (stem.endsWith('c')) return `${stem.slice(0, -1)}z`;
  if (stem.endsWith('gu')) return stem.slice(0, -1);
  if (stem.endsWith('qu')) return `${stem.slice(0, -2)}c`;
  // "-g" of "tengo" and its like is no part of an infinitive, those of "coger" are.
  if (/(?:eg|og|ig|ug|rg)$/.test(stem) && !/(?:d[ií]g|teng|o[ií]g)$/.test(stem))
    return `${stem.slice(0, -1)}j`;
  return stem;
}

/** "huir": "huyo", "huyó", "huía". */
function joinAfterU(stem: string, ending: string): string {
  if (/^i[eéó]/.test(ending)) return `${stem}y${ending.slice(1)}`;
  return /^[aáoóeé]/.test(ending) && !/^(?:emos|éis)$/.test(ending) ? `${stem}y${ending}` : stem + ending;
}

/** "leer", "caer", "reír": "leyó", "caíste". */
function joinAfterVowel(stem: string, ending: string): string {
  if (/^i[eéó]/.test(ending)) return `${stem}y${ending.slice(1)}`;
  if (/^i(?:ste|mos|steis)/.test(ending)) return `${stem}í${ending.slice(1)}`;
  return stem + ending;
}
