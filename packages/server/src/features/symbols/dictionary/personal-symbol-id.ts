const prefix = 'personal-';

/** The name by which marks of a dream refer to a symbol of the member's own. No slug of the dictionary begins so. */
export function personalSymbolId(id: number): string {
  return `${prefix}${id}`;
}

/** The number in such a name; undefined for symbols of the dictionary. */
export function personalNumber(symbolId: string): number | undefined {
  return symbolId.startsWith(prefix) ? Number(symbolId.slice(prefix.length)) : undefined;
}
