/** Whom an experiment means; an empty list: everybody. */
export interface Audience {
  readonly languages: readonly string[];
  readonly trafficSources: readonly string[];
  readonly keywords: readonly string[];
}

export interface Visitor {
  readonly language: string;
  readonly trafficSource: string;
  /** What they looked for, where it is known. */
  readonly searchKeywords: string | null;
}

/** Whether an experiment means somebody. It asks the same of all arms, so that they differ in what is shown alone. */
export function isMeant({ languages, trafficSources, keywords }: Audience, visitor: Visitor): boolean {
  const words = fold(visitor.searchKeywords ?? '');
  return (
    holds(languages, visitor.language) &&
    holds(trafficSources, visitor.trafficSource) &&
    (keywords.length === 0 || keywords.some((keyword) => ` ${words} `.includes(` ${fold(keyword)} `)))
  );
}

function holds(list: readonly string[], value: string): boolean {
  return list.length === 0 || list.includes(value);
}

/** Words between single blanks, so that they are found whole. */
function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
