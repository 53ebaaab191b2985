export { type DetectedLanguage, detectLanguage } from './language/detect-language.ts';
export { createLexicon, type Lexicon } from './lexicon/lexicon.ts';
export { recognise } from './recognise/recognise.ts';
export * from './types.ts';
