import { spanishCare } from './care/care.ts';
import { spanishGuards } from './care/guards/table.ts';
import { spanishJudging } from './judging/judging.ts';
import { spanishOracle } from './oracle/oracle.ts';
import { spanishPhrasing } from './reading/phrasing.ts';
import { spanishReading } from './reading/reading.ts';
import { spanishWords } from './words/words.ts';
import { spanishWriting } from './written.ts';

// The parts of a `LanguagePack`, each by itself: who needs one carries no other.
export const words = spanishWords;
export const reading = spanishReading;
export const phrasing = spanishPhrasing;
export const guards = spanishGuards;
export const care = spanishCare;
export const written = spanishWriting;
export const judging = spanishJudging;
export const oracle = spanishOracle;
