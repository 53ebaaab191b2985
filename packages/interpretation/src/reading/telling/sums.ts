/** Whether a word bears a mark. */
export function bears(at: number, mark: number, flags: Uint8Array): boolean {
  return ((flags[at] ?? 0) & mark) !== 0;
}

/** How many words of a stretch bear a mark. */
export interface Sums {
  of(mark: number, from: number, to: number): number;
}

/** Counts marks ahead, so that a stretch is known by two look-ups. */
export function createSums(flags: Uint8Array, marks: readonly number[]): Sums {
  const counts = new Map(marks.map((mark) => [mark, countUp(flags, mark)]));
  return {
    of(mark, from, to) {
      const up = counts.get(mark);
      return (up?.[to + 1] ?? 0) - (up?.[from] ?? 0);
    },
  };
}

function countUp(flags: Uint8Array, mark: number): Uint16Array {
  const up = new Uint16Array(flags.length + 1);
  for (let at = 0; at < flags.length; at += 1) up[at + 1] = (up[at] ?? 0) + (bears(at, mark, flags) ? 1 : 0);
  return up;
}
