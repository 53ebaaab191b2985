export { analyseText } from './analysed/analyse-text.ts';
export { type CareForText, careForText } from './care/care-for-text.ts';
export { isCareAlone } from './care/compose-care.ts';
export { languagesOf } from './dream/languages-of.ts';
export { type Dictionaries, type LanguageDictionary, openDictionary } from './dream/open-dictionary.ts';
export { type ComposedDream, dreamReader, readDream } from './dream/read-dream.ts';
export {
  type PersonalLexicons,
  type RecognisedDream,
  recogniseDream,
  unknownWords,
} from './dream/recognise-dream.ts';
export { otherLanguages } from './language/other-languages.ts';
export type { Lexicon } from './lexicon/lexicon.ts';
export { type LexiconEdits, withEdits } from './lexicon/with-edits.ts';
export { type WordKind, type WordPlace, wordPlaces } from './missing/word-places.ts';
export { type MarkedSymbol, markSymbols } from './notes/mark-symbols.ts';
export { symbolNotes } from './notes/symbol-notes.ts';
export { type SymbolSource, symbolTexts } from './notes/symbol-texts.ts';
export { createPersonalLexicon, type OwnSymbol, type PersonalEntry } from './personal/personal-lexicon.ts';
export { readingEngineVersion } from './reading/compose-reading.ts';
export { isManner } from './reading/history/is-manner.ts';
export { readingText } from './reading/reading-text.ts';
export { readingRules } from './reading/rules.ts';
export { recognise } from './recognise/recognise.ts';
export { findThemes } from './themes/find-themes.ts';
export * from './types.ts';
