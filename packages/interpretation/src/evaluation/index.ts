export { parseCorpus } from './corpus/parse-corpus.ts';
export type { JudgedDream, MarkedDream, MarkedMention } from './marked-dream.ts';
export {
  type Fault,
  measureRecognition,
  type RecognitionFigures,
  type Share,
} from './measure-recognition.ts';
export type { JudgedReading, ReadingFault } from './readings/judged-reading.ts';
export { measureReadings, type ReadingSet } from './readings/measure-readings.ts';
export { nounsOf } from './readings/nouns-of.ts';
export type { ReadingFigures } from './readings/reading-figures.ts';
export { measureThemes, parseMarkedThemes } from './themes/measure-themes.ts';
