import type { Language } from '@chitta/symbols/types';
import type { ReadingFault } from '../judged-reading.ts';

interface ForbiddenShape {
  readonly fault: string;
  readonly pattern: RegExp;
  /** How often it may stand in a reading; missing: never. */
  readonly most?: number;
  /** The dreamer's own word may come back. */
  readonly unlessDreamt?: true;
}

const everywhere: readonly ForbiddenShape[] = [{ fault: 'exclamation mark', pattern: /[!¡]/g }];

/** What no reading says: prophecy, advice from above, verdicts, and words that say nothing. */
const shapes: Readonly<Record<Language, readonly ForbiddenShape[]>> = {
  en: [
    ...everywhere,
    {
      fault: 'future of outer events',
      pattern:
        /(?<!\b(?:what|which|that|whatever|where|how) )\byou(?:[’']ll| will| shall| are (?:soon )?going to)\b(?! not\b)/gi,
    },
    {
      fault: 'future of outer events',
      pattern:
        /\b(?:will|is going to|are going to) (?:soon |surely )?(?:happen|come true|die|arrive|bring you|find you)\b/gi,
    },
    {
      fault: '"you should"',
      pattern:
        /(?<!\b(?:what|which|that|something|anything|nothing) )\byou (?:should|must|ought to|had better)\b/gi,
    },
    {
      fault: 'empty word',
      pattern: /\b(?:journeys?|energy|energies|universe|cosmic|destiny|vibrations?|tapestry|delve)\b/gi,
      unlessDreamt: true,
    },
    {
      fault: 'diagnosis',
      pattern:
        /\b(?:(?<!\bno )diagnos\w+|disorders?|syndromes?|neuro(?:sis|tic)|patholog\w+|clinical\w*)\b/gi,
      unlessDreamt: true,
    },
    { fault: 'symbolises', pattern: /\b(?:symboli[sz]e[sd]?|represents?|stands? for)\b/gi, most: 1 },
  ],
  es: [
    ...everywhere,
    {
      fault: 'future of outer events',
      pattern:
        /(?<!\p{L})(?:vas a|te va a|va a (?:pasar|suceder|ocurrir)|(?:encontrar|conocer|recibir|tendr|ser|ganar|perder|lograr|morir|viajar|llegar|volver)ás|(?:pasar|suceder|ocurrir|llegar|traer|morir)á)(?!\p{L})/giu,
    },
    {
      fault: '"you should"',
      pattern:
        /(?<!\p{L})(?:deberías|debes (?:de )?\p{L}+r(?:[mts]e|l[oae]s?)?|debieras|(?<!no )tienes que)(?!\p{L})/giu,
    },
    {
      fault: 'empty word',
      pattern:
        /(?<!\p{L})(?:energías?|universo|cósmic[oa]s?|destino|vibraci(?:ón|ones)|viaje interior)(?!\p{L})/giu,
      unlessDreamt: true,
    },
    {
      fault: 'diagnosis',
      pattern:
        /(?<!\p{L})(?:(?<!ningún )diagn[oó]stic\p{L}+|trastornos?|síndromes?|neur(?:osis|óticas?|óticos?)|patol[oó]g\p{L}+)(?!\p{L})/giu,
      unlessDreamt: true,
    },
    { fault: 'symbolises', pattern: /(?<!\p{L})(?:simboliza[ns]?|representa[ns]?)(?!\p{L})/giu, most: 1 },
  ],
};

const quotations = /“[^”]*”|«[^»]*»/gu;

/**
 * Forbidden words and shapes in the sentences of one reading. What the dreamer said, in quotation marks, is left out;
 * some words only count where the dream does not have them itself.
 */
export function findForbidden(reading: {
  readonly id: string;
  readonly language: Language;
  readonly dream: string;
  readonly sentences: readonly string[];
}): ReadingFault[] {
  const own = reading.sentences.map((sentence) => sentence.replace(quotations, ' '));
  const dream = reading.dream.toLowerCase();
  return shapes[reading.language].flatMap(({ fault, pattern, most = 0, unlessDreamt }) => {
    const found = own.flatMap((sentence) =>
      [...sentence.matchAll(pattern)]
        .filter(([words]) => !(unlessDreamt && dream.includes(words.toLowerCase())))
        .map(({ index, 0: words }) => around(sentence, index, words.length)),
    );
    return found.slice(most).map((words) => ({ id: reading.id, fault, words }));
  });
}

/** The words of a fault with a little of what stands around them. */
export function around(sentence: string, start: number, length: number): string {
  const from = sentence.lastIndexOf(' ', Math.max(0, start - 20)) + 1;
  const to = sentence.indexOf(' ', start + length + 20);
  return sentence.slice(from, to < 0 ? sentence.length : to).trim();
}
