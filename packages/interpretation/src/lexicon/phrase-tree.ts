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
  /** Most nodes lead to one other only; a map is made for the second. */
  #onlyId = -1;
  #only: PhraseNode<T> | undefined = undefined;
  #next: Map<number, PhraseNode<T>> | undefined = undefined;

  addTarget(target: T): void {
    this.targets = [...this.targets, target];
  }

  child(id: number): PhraseNode<T> | undefined {
    return this.#next === undefined ? (this.#onlyId === id ? this.#only : undefined) : this.#next.get(id);
  }

  grow(id: number): PhraseNode<T> {
    const known = this.child(id);
    if (known !== undefined) return known;
    const node = new PhraseNode<T>();
    this.mask |= maskOf(id);
    this.secondMask |= secondMaskOf(id);
    this.#put(id, node);
    return node;
  }

  #put(id: number, node: PhraseNode<T>): void {
    if (this.#next !== undefined) this.#next.set(id, node);
    else if (this.#only === undefined) {
      this.#onlyId = id;
      this.#only = node;
    } else {
      this.#next = new Map([
        [this.#onlyId, this.#only],
        [id, node],
      ]);
    }
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

/** Everything that begins with one word, in one tree, with what tells at once that none of it goes on. */
export class Beginnings<T> {
  readonly nodes: readonly PhraseNode<T>[];
  /** All masks of the nodes together. */
  readonly mask: number;
  readonly secondMask: number;
  readonly hasGap: boolean;

  constructor(nodes: readonly PhraseNode<T>[]) {
    this.nodes = nodes;
    this.mask = nodes.reduce((all, { mask }) => all | mask, 0);
    this.secondMask = nodes.reduce((all, { secondMask }) => all | secondMask, 0);
    this.hasGap = nodes.some(({ gap }) => gap !== undefined);
  }

  /** False where no phrase goes on with a word; most words are told by this. */
  mayGoOn({ mask, secondMask }: Branches): boolean {
    return this.hasGap || ((this.mask & mask) !== 0 && (this.secondMask & secondMask) !== 0);
  }
}

/** The nodes that a word leads to; undefined where no phrase goes on with it, as is most often so. */
export function childrenOf<T>(
  nodes: readonly PhraseNode<T>[],
  branches: Branches,
): PhraseNode<T>[] | undefined {
  let children: PhraseNode<T>[] | undefined;
  for (let each = 0; each < nodes.length; each++) {
    const node = nodes[each] as PhraseNode<T>;
    if ((node.mask & branches.mask) === 0 || (node.secondMask & branches.secondMask) === 0) continue;
    children = withChildren(children, node, branches.ids);
  }
  return children;
}

function withChildren<T>(
  children: PhraseNode<T>[] | undefined,
  node: PhraseNode<T>,
  ids: readonly number[],
): PhraseNode<T>[] | undefined {
  let all = children;
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at] as number;
    const child = (node.mask & maskOf(id)) === 0 ? undefined : node.child(id);
    if (child === undefined) continue;
    if (all === undefined) all = [child];
    else all.push(child);
  }
  return all;
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
