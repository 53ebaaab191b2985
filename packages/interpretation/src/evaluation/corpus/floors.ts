import type { Language } from '@chitta/symbols/types';

/** What recognition reaches at least on our own corpus, as shares. */
export interface Floor {
  readonly coreRecall: number;
  readonly recall: number;
  readonly precision: number;
  /** Mentions that were not in the dream and were not reported as if they were. */
  readonly flagsKept: number;
  /** Marks recognised as the very symbol that is meant, where the corpus says which. */
  readonly rightSymbol: number;
}

/**
 * Only ever raised, but for a change that is measured better on dreams it has not met; the test fails when recognition
 * falls below, or rises well above.
 */
export const floors: Readonly<Record<Language, Floor>> = {
  en: { coreRecall: 0.956, recall: 0.934, precision: 0.964, flagsKept: 0.917, rightSymbol: 0.825 },
  es: { coreRecall: 0.951, recall: 0.94, precision: 0.97, flagsKept: 0.902, rightSymbol: 0.776 },
};
