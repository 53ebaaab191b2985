import type { CueRow } from './cue-row.ts';
import { englishAbsence } from './en/absence.ts';
import { englishComparison } from './en/comparison.ts';
import { englishWaking } from './en/waking.ts';

/** Comparison, waking life and absence in English. */
export const englishCues: readonly CueRow[] = [...englishComparison, ...englishWaking, ...englishAbsence];
