export type {
  Celebrity,
  CelebrityFile,
  ClassEntry,
  CombinedEntry,
  DetailFile,
  Language,
  LexiconCelebrity,
  LexiconCombined,
  LexiconEntry,
  LexiconFile,
  SymbolDetail,
  SymbolEntry,
  SymbolGroup,
  SymbolText,
} from './types.ts';
export { symbolGroups } from './types.ts';
