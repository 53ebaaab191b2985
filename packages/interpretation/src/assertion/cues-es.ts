import type { CueRow } from './cue-row.ts';
import { spanishAbsence } from './es/absence.ts';
import { spanishComparison } from './es/comparison.ts';
import { spanishWaking } from './es/waking.ts';

/** Comparison, waking life and absence in Spanish. */
export const spanishCues: readonly CueRow[] = [...spanishComparison, ...spanishWaking, ...spanishAbsence];
