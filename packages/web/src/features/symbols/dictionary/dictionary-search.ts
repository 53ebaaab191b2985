/** What the address of the dictionary holds. */
export interface DictionarySearch {
  readonly q?: string;
  readonly category?: string;
  readonly letter?: string;
}

const rules: Readonly<Record<keyof DictionarySearch, RegExp>> = {
  q: /^.{1,100}$/su,
  category: /^.{1,80}$/su,
  letter: /^(?:[a-zñ]|#)$/,
};

/** Keeps of an address what the dictionary understands. */
export function validateDictionarySearch(search: Record<string, unknown>): DictionarySearch {
  const entries = Object.entries(rules).flatMap(([name, rule]) => {
    const given = search[name];
    // The router reads `?q=42` as a number.
    const value = typeof given === 'number' ? String(given) : given;
    return typeof value === 'string' && rule.test(value) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(entries);
}
