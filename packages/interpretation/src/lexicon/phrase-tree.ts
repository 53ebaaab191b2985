/** A tree of phrases whose branches are paradigm numbers; `T` is what a phrase leads to. */
export class PhraseNode<T> {
  #targets: T[] | undefined;
  /** The phrase means something else than its words: none of them is a symbol. */
  isIdiom = false;
  #next: Map<number, PhraseNode<T>> | undefined;

  get targets(): readonly T[] {
    return this.#targets ?? [];
  }

  addTarget(target: T): void {
    if (this.#targets === undefined) this.#targets = [target];
    else this.#targets.push(target);
  }

  child(id: number): PhraseNode<T> | undefined {
    return this.#next?.get(id);
  }

  get hasChildren(): boolean {
    return this.#next !== undefined;
  }

  grow(id: number): PhraseNode<T> {
    this.#next ??= new Map();
    const known = this.#next.get(id);
    if (known !== undefined) return known;
    const node = new PhraseNode<T>();
    this.#next.set(id, node);
    return node;
  }
}
