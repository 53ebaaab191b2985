export { joinFiles } from './join-files.ts';
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
  TextFile,
  WordFile,
} from './types.ts';
export { symbolGroups } from './types.ts';
