/** What names of personal symbols are told apart by: case, spaces and ways of encoding do not count. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
