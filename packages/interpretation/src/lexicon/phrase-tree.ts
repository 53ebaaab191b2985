/** A number as one of 32 bits. */
export function maskOf(id: number): number {
  return 1 << (id & 31);
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
  #next: Map<number, PhraseNode<T>> | undefined = undefined;

  addTarget(target: T): void {
    this.targets = [...this.targets, target];
  }

  /** Adds the phrases that go on with one of these words. */
  pushChildren(ids: readonly number[], children: PhraseNode<T>[]): void {
    for (const id of ids) {
      const child = this.child(id);
      if (child !== undefined) children.push(child);
    }
  }

  child(id: number): PhraseNode<T> | undefined {
    return this.#next?.get(id);
  }

  /** Whether a phrase goes on with one of these words. */
  hasChild(ids: readonly number[]): boolean {
    if (this.#next === undefined) return false;
    for (let at = 0; at < ids.length; at++) if (this.#next.has(ids[at] ?? -1)) return true;
    return false;
  }

  grow(id: number): PhraseNode<T> {
    this.#next ??= new Map();
    const known = this.#next.get(id);
    if (known !== undefined) return known;
    const node = new PhraseNode<T>();
    this.#next.set(id, node);
    this.mask |= maskOf(id);
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
