/** A number as one of 32 bits. */
export function maskOf(id: number): number {
  return 1 << (id & 31);
}

/** A number as another one of 32 bits: two masks together tell far more numbers apart than one. */
export function secondMaskOf(id: number): number {
  return 1 << (Math.imul(id, 0x9e37_79b1) >>> 27);
}

/** The numbers of a word as the tree looks for them. */
export interface Branches {
  readonly ids: readonly number[];
  /** `maskOf` and `secondMaskOf` all `ids`. */
  readonly mask: number;
  readonly secondMask: number;
}

/** A tree of phrases whose branches are paradigm numbers; `T` is what a phrase leads to. */
export class PhraseNode<T> {
  targets: readonly T[] = [];
  /** The phrase means something else than its words: none of them is a symbol. */
  isIdiom = false;
  /** Where a few words may stand between: "throw _ away". */
  gap: PhraseNode<T> | undefined = undefined;
  /** Which words may follow, roughly: `maskOf` their numbers. Most words that do not follow are told by it. */
  mask = 0;
  secondMask = 0;
  #next: Map<number, PhraseNode<T>> | undefined = undefined;

  addTarget(target: T): void {
    this.targets = [...this.targets, target];
  }

  child(id: number): PhraseNode<T> | undefined {
    return this.#next?.get(id);
  }

  grow(id: number): PhraseNode<T> {
    this.#next ??= new Map();
    const known = this.#next.get(id);
    if (known !== undefined) return known;
    const node = new PhraseNode<T>();
    this.#next.set(id, node);
    this.mask |= maskOf(id);
    this.secondMask |= secondMaskOf(id);
    return node;
  }

  /** Whether a phrase ends here. */
  get isEnd(): boolean {
    return this.isIdiom || this.targets.length > 0;
  }

  growGap(): PhraseNode<T> {
    this.gap ??= new PhraseNode<T>();
    return this.gap;
  }
}

/** The nodes that a word leads to; undefined where no phrase goes on with it, as is most often so. */
export function childrenOf<T>(
  nodes: readonly PhraseNode<T>[],
  { ids, mask, secondMask }: Branches,
): PhraseNode<T>[] | undefined {
  let children: PhraseNode<T>[] | undefined;
  for (let each = 0; each < nodes.length; each++) {
    const node = nodes[each] as PhraseNode<T>;
    if ((node.mask & mask) === 0 || (node.secondMask & secondMask) === 0) continue;
    for (let at = 0; at < ids.length; at++) {
      const child = node.child(ids[at] as number);
      if (child === undefined) continue;
      if (children === undefined) children = [child];
      else children.push(child);
    }
  }
  return children;
}

/** What a word or phrase stands for, whatever is around it. */
export interface Meaning<T> {
  readonly targets: readonly T[];
  /** The words are an idiom and stand for nothing in the dictionary. */
  readonly isIdiom: boolean;
}

/** What the phrases that end at these nodes stand for together; undefined where none ends. */
export function meaningOf<T>(nodes: readonly PhraseNode<T>[]): Meaning<T> | undefined {
  const [only] = nodes;
  if (nodes.length === 1 && only !== undefined) return only.isEnd ? only : undefined;
  let targets: readonly T[] = [];
  let isIdiom = false;
  for (const node of nodes) {
    if (node.targets.length > 0)
      targets = targets.length === 0 ? node.targets : [...targets, ...node.targets];
    isIdiom ||= node.isIdiom;
  }
  return targets.length > 0 || isIdiom ? { targets, isIdiom } : undefined;
}
