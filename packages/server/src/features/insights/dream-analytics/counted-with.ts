import type { AppContext } from '#server/context.ts';

/** Raised when the same journal would be counted otherwise. */
const countingVersion = 1;

/** What figures are counted with: where any of it changes, they are counted anew. */
export function countedWith({ dictionary }: Pick<AppContext, 'dictionary'>): string {
  return `${countingVersion} ${dictionary.version}`;
}
