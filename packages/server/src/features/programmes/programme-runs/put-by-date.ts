interface Dated {
  readonly date: string;
}

/** The list with `item` in the place of the one of its date, in the order of dates; without either where it is empty. */
export function putByDate<T extends Dated>(
  list: readonly T[],
  item: T,
  isEmpty: (item: T) => boolean = () => false,
): T[] {
  const others = list.filter(({ date }) => date !== item.date);
  const all = isEmpty(item) ? others : [...others, item];
  return all.toSorted((a, b) => (a.date < b.date ? -1 : 1));
}
