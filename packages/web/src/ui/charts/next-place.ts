interface Place {
  readonly chosen: number;
  readonly count: number;
  /** Places between one and the one below it; where there is one row, all keys go on by one. */
  readonly row: number;
}

/** Where a key leads in a chart; null for keys that lead nowhere. */
export function nextPlace(key: string, { chosen, count, row }: Place): number | null {
  // In a chart of columns the right key goes on by a whole column.
  const across = row;
  const along = 1;
  const by: Readonly<Record<string, number>> = {
    ArrowRight: across,
    ArrowLeft: -across,
    ArrowDown: along,
    ArrowUp: -along,
    Home: -count,
    End: count,
  };
  const step = by[key];
  if (step === undefined || count === 0) return null;
  return Math.min(count - 1, Math.max(0, chosen + step));
}
