/** Work that is done a step at a time; between two steps the page can answer. */
export type Steps<Value> = Generator<undefined, Value>;

/** Does all steps at once. */
export function finish<Value>(steps: Steps<Value>): Value {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** Values that are made or merged in one step: some milliseconds on a slow phone. */
const stepSize = 2000;

/** What `map` makes of values, a step at a time. */
export function* mapInSteps<From, To>(values: readonly From[], map: (value: From) => To): Steps<To[]> {
  const mapped: To[] = [];
  for (let from = 0; from < values.length; from += stepSize) {
    for (const value of values.slice(from, from + stepSize)) mapped.push(map(value));
    yield;
  }
  return mapped;
}

/** One sorted list of two. */
function* merge<Value>(
  one: readonly Value[],
  other: readonly Value[],
  compare: (a: Value, b: Value) => number,
): Steps<Value[]> {
  const merged: Value[] = [];
  let [first, second] = [0, 0];
  while (first < one.length && second < other.length) {
    const [a, b] = [one[first] as Value, other[second] as Value];
    // Of equals the one that stood before: as sorting at once does.
    if (compare(a, b) <= 0) {
      merged.push(a);
      first += 1;
    } else {
      merged.push(b);
      second += 1;
    }
    if (merged.length % stepSize === 0) yield;
  }
  return merged.concat(one.slice(first), other.slice(second));
}

/** Sorts as `toSorted` does, a step at a time. */
export function* sortInSteps<Value>(
  values: readonly Value[],
  compare: (a: Value, b: Value) => number,
): Steps<Value[]> {
  let parts: Value[][] = [];
  for (let from = 0; from < values.length; from += stepSize) {
    parts.push(values.slice(from, from + stepSize).sort(compare));
    yield;
  }
  while (parts.length > 1) {
    const merged: Value[][] = [];
    for (let at = 0; at < parts.length; at += 2) {
      merged.push(yield* merge(parts[at] ?? [], parts[at + 1] ?? [], compare));
      yield;
    }
    parts = merged;
  }
  return parts[0] ?? [];
}
