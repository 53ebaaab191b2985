/** Stands where a name stood. */
const bar = '▇▇▇';

const letter = /[\p{L}\p{M}\d]/u;

/** A text with every one of these names as a word of its own blacked out. */
export function blackOut(text: string, names: readonly string[]): string {
  return names
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, name) => {
      const parts = left.split(name);
      return parts.reduce((made, part) => made + (isWordBetween(made, part) ? bar : name) + part);
    }, text);
}

function isWordBetween(before: string, after: string): boolean {
  return !letter.test([...before].at(-1) ?? '') && !letter.test([...after][0] ?? '');
}
