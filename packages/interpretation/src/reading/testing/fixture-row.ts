import type { SymbolGroup } from '@chitta/symbols/types';

/** id, group, name, function, meaning, variations (comma separated) */
export type FixtureRow = readonly [string, SymbolGroup, string, string, string, string];
