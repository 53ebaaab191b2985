/** Words to look for in a whole dream. */
export interface Cue {
  readonly pattern: RegExp;
  /** The pattern matches nowhere without one of these, in lower case. */
  readonly hints: readonly string[];
}

/** First match of a cue. Nearly every dream has none of the hints, and plain letters are found much faster. */
export function findCue({ pattern, hints }: Cue, text: string): RegExpExecArray | undefined {
  const lower = text.toLowerCase();
  return hints.some((hint) => lower.includes(hint)) ? (pattern.exec(text) ?? undefined) : undefined;
}
