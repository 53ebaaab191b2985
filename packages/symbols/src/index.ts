export type {
  DetailFile,
  Language,
  LexiconEntry,
  LexiconFile,
  SymbolDetail,
  SymbolEntry,
  SymbolGroup,
  SymbolText,
} from './types.ts';
export { symbolGroups } from './types.ts';
