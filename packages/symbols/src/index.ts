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
  LineKind,
  LinesEntry,
  SymbolDetail,
  SymbolEntry,
  SymbolGroup,
  SymbolLines,
  SymbolText,
  TextFile,
  WordFile,
} from './types.ts';
export { lineKinds, symbolGroups } from './types.ts';
