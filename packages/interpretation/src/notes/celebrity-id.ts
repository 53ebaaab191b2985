/** The id under which a dream keeps a celebrity: "Penélope Cruz" → `celebrity-penelope-cruz`. */
export function celebrityId(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  return `celebrity-${slug}`.slice(0, 80);
}
