import type { Language } from '@chitta/symbols/types';

/** Figures of recognition as the product states them; shares between 0 and 1, each rounded to our disadvantage. */
export interface PublishedFigures {
  readonly dreams: number;
  readonly mentions: number;
  readonly coreRecall: number;
  readonly recall: number;
  readonly precision: number;
  readonly flagErrors: number;
}

/** The day on which the figures were measured. */
export const measuredOn = '2026-11-22';

/**
 * Measured with `npm run eval` on dream reports that people published and that careful readers marked. Those texts
 * belong to their writers and are no part of the product, so these figures are entered by hand.
 */
export const figuresOnPublicDreams: Readonly<Record<Language, PublishedFigures>> = {
  en: { dreams: 120, mentions: 3166, coreRecall: 0.967, recall: 0.944, precision: 0.952, flagErrors: 0.148 },
  es: { dreams: 50, mentions: 1616, coreRecall: 0.964, recall: 0.948, precision: 0.958, flagErrors: 0.086 },
};

/** What came of judging readings blind; shares between 0 and 1, marks from 0 to 10. */
export interface JudgedFigures {
  /** Invented dreams that nothing was tuned on, beside the readings of the engine before. */
  readonly freshDreams: number;
  readonly preferred: number;
  readonly mark: number;
  readonly markBefore: number;
  /** Published dreams, beside readings that a careful reader wrote by hand. */
  readonly publicDreams: number;
  readonly preferredToHand: number;
  readonly markBesideHand: number;
  readonly markOfHand: number;
}

/** Entered by hand from the verdicts; all sums, the older and worse ones too, stand in `docs/reading-scores.md`. */
export const readingsJudgedBlind: Readonly<Record<Language, JudgedFigures>> = {
  en: {
    freshDreams: 40,
    preferred: 0.85,
    mark: 4.5,
    markBefore: 2.5,
    publicDreams: 36,
    preferredToHand: 0,
    markBesideHand: 3.3,
    markOfHand: 7.4,
  },
  es: {
    freshDreams: 40,
    preferred: 0.83,
    mark: 4.2,
    markBefore: 2.0,
    publicDreams: 20,
    preferredToHand: 0,
    markBesideHand: 3.1,
    markOfHand: 8.0,
  },
};
