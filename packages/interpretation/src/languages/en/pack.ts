import { englishCare } from './care/care.ts';
import { englishGuards } from './care/guards/table.ts';
import { englishJudging } from './judging/judging.ts';
import { englishOracle } from './oracle/oracle.ts';
import { englishPhrasing } from './reading/phrasing.ts';
import { englishReading } from './reading/reading.ts';
import { englishWords } from './words/words.ts';
import { englishWriting } from './written.ts';

// The parts of a `LanguagePack`, each by itself: who needs one carries no other.
export const words = englishWords;
export const reading = englishReading;
export const phrasing = englishPhrasing;
export const guards = englishGuards;
export const care = englishCare;
export const written = englishWriting;
export const judging = englishJudging;
export const oracle = englishOracle;
