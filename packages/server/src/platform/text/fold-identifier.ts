/**
 * The form that user names and addresses are compared in: compatibility-normalised and lower case, so that no two
 * names that look alike by width or case exist beside each other. Normalised again since lower-casing can undo it.
 */
export function foldIdentifier(value: string): string {
  return value.trim().normalize('NFKC').toLowerCase().normalize('NFKC');
}
