/** The words of a list that is written with spaces or line breaks between them. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/u));
}
