/**
 * Namespaces that come together, since whoever needs one of them needs the others: fewer files, which are smaller
 * together. The build reads this too.
 */
export const bundledWords = {
  /** What every page stands in. */
  shell: ['app', 'common'],
  /** The pages that members go to and fro between. */
  member: ['dreams', 'readings', 'follow-ups', 'outbox'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type WordBundle = keyof typeof bundledWords;

/** The bundle that a namespace is part of. */
export function bundleOf(namespace: string): WordBundle | undefined {
  const names = Object.keys(bundledWords) as WordBundle[];
  return names.find((name) => (bundledWords[name] as readonly string[]).includes(namespace));
}
