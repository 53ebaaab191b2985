import type { EaseOfReading } from '../../pack/judging-pack.ts';

/**
 * Perspicuity by Szigriszt-Pazos, 206.835 − 62.3 × syllables per word − words per sentence (F. Szigriszt Pazos, "Sistemas
 * predictivos de legibilidad del mensaje escrito", Universidad Complutense de Madrid, 1993), on the INFLESZ scale (I.
 * Barrio-Cantalejo et al., Anales del Sistema Sanitario de Navarra 31, 2008): 55 to 65 is normal, the general press; below
 * 55 somewhat difficult.
 */
export const spanishEase: EaseOfReading = {
  syllables,
  ease: (perSentence, perWord) => 206.835 - 62.3 * perWord - perSentence,
  newspaper: 55,
};

/** Strong vowels and stressed í, ú are syllables of their own; weak ones join their neighbours. */
function syllables(word: string): number {
  const vowels = word.replace(/[qg]u(?=[eiéí])/g, 'q').match(/[aeoáéóíú][iuü]?|[iuü](?![aeoáéó])/g);
  return Math.max(1, vowels?.length ?? 1);
}
