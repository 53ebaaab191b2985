import type { SymbolGroup } from '@chitta/symbols/types';
import type { CombinedUses } from '../lexicon/combined-index.ts';
import type { MentionKind } from '../types.ts';

/** Words of a dream that stand for something. */
export interface Found {
  /** Positions in the token list, `last` inclusive. */
  readonly first: number;
  readonly last: number;
  readonly symbol: string;
  readonly group: SymbolGroup;
  readonly variation: string;
  readonly rule: string;
  readonly sense: string;
  readonly kind: MentionKind | undefined;
  /** Where the symbol is a part of combined symbols; missing for what is never a part. */
  readonly uses: CombinedUses | undefined;
}
