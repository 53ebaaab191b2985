import type { ForbiddenShape } from '../../pack/judging-pack.ts';

/** What no reading says: prophecy, advice from above, verdicts, and words that say nothing. */
export const englishForbidden: readonly ForbiddenShape[] = [
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
    pattern: /\b(?:(?<!\bno )diagnos\w+|disorders?|syndromes?|neuro(?:sis|tic)|patholog\w+|clinical\w*)\b/gi,
    unlessDreamt: true,
  },
  { fault: 'symbolises', pattern: /\b(?:symboli[sz]e[sd]?|represents?|stands? for)\b/gi, most: 1 },
];
