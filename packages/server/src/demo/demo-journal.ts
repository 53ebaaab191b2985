import type { DreamFeeling } from '@chitta/contract';
import { type DemoDream, demoDreams } from './demo-dreams.ts';
import { demoFeelings } from './demo-feelings.ts';
import { demoYear } from './demo-year.ts';

/** A dream of the demo journal with what its dreamer marked to have felt. */
export interface FeltDream extends DemoDream {
  readonly feelings: readonly DreamFeeling[];
}

/** The year of dreams that demo members have. */
export const demoJournal: readonly FeltDream[] = [...demoYear, ...demoDreams].map((dream) => ({
  ...dream,
  feelings: demoFeelings.get(dream.daysAgo) ?? [],
}));
