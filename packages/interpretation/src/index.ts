export { isCareAlone } from './care/compose-care.ts';
export { findCare } from './care/find-care.ts';
export { parseCorpus } from './evaluation/corpus/parse-corpus.ts';
export type { JudgedDream, MarkedDream, MarkedMention } from './evaluation/marked-dream.ts';
export {
  type Fault,
  measureRecognition,
  type RecognitionFigures,
  type Share,
} from './evaluation/measure-recognition.ts';
export type { JudgedReading, ReadingFault } from './evaluation/readings/judged-reading.ts';
export {
  measureReadings,
  type ReadingFigures,
  type ReadingSet,
} from './evaluation/readings/measure-readings.ts';
export { nounsOf } from './evaluation/readings/nouns-of.ts';
export { type DetectedLanguage, detectLanguage } from './language/detect-language.ts';
export { splitByLanguage } from './language/split-by-language.ts';
export { createLexicon, type Lexicon } from './lexicon/lexicon.ts';
export { type LexiconEdits, withEdits } from './lexicon/with-edits.ts';
export { unknownNouns } from './missing/unknown-nouns.ts';
export { createPersonalLexicon, type PersonalEntry, withPersonal } from './personal/personal-lexicon.ts';
export { recogniseWithPersonal } from './personal/recognise-with-personal.ts';
export {
  type ComposeInput,
  composeReading,
  prepareReading,
  readingEngineVersion,
} from './reading/compose-reading.ts';
export { readingText } from './reading/reading-text.ts';
export { createReadingTexts, type ReadingTexts } from './reading/reading-texts.ts';
export { readingRules } from './reading/rules.ts';
export { type RecogniseOptions, recognise } from './recognise/recognise.ts';
export type { RecognitionTrace } from './trace/trace.ts';
export { traceRecognition } from './trace/trace-recognition.ts';
export * from './types.ts';
