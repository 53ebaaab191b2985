/** What a dream says of a symbol. */
export interface SaidOfSymbol {
  readonly night: string;
  /** Symbol of its condition. */
  readonly condition: string | null;
  readonly actor: 'dreamer' | 'other' | null;
}

/** What is said most in one half of the dreams. */
export interface StorySide {
  readonly value: string;
  readonly count: number;
  readonly of: number;
}

export interface StoryTurn {
  readonly kind: 'condition' | 'actor';
  readonly since: string;
  readonly before: StorySide;
  readonly after: StorySide;
}

/** Dreams that each half needs. */
const leastInHalf = 3;

/**
 * Whether the later half of a symbol's dreams says something else of it than the earlier half. Only dreams that say
 * something count; each half needs three of them, and one thing that more than half of it says. No claim is made beyond
 * these dreams: the counts of both halves are told with it.
 */
export function storyChanges(dreams: readonly SaidOfSymbol[]): StoryTurn[] {
  return [turnOf('condition', dreams), turnOf('actor', dreams)].filter((turn) => turn !== null);
}

function turnOf(kind: StoryTurn['kind'], dreams: readonly SaidOfSymbol[]): StoryTurn | null {
  const saying = dreams.flatMap((dream) => {
    const value = dream[kind];
    return value === null ? [] : [{ night: dream.night, value }];
  });
  const middle = Math.floor(saying.length / 2);
  const [earlier, later] = [saying.slice(0, middle), saying.slice(middle)];
  const [before, after] = [mostSaid(earlier), mostSaid(later)];
  const since = later[0]?.night;
  if (before === null || after === null || since === undefined || before.value === after.value) return null;
  return { kind, since, before, after };
}

function mostSaid(dreams: readonly { readonly value: string }[]): StorySide | null {
  if (dreams.length < leastInHalf) return null;
  const groups = [...Map.groupBy(dreams, ({ value }) => value)];
  const found = groups.find(([, group]) => group.length > dreams.length / 2);
  return found === undefined ? null : { value: found[0], count: found[1].length, of: dreams.length };
}
