/** A tree of phrases whose branches are paradigm numbers; `T` is what a phrase leads to. */
export class PhraseNode<T> {
  targets: readonly T[] = [];
  /** The phrase means something else than its words: none of them is a symbol. */
  isIdiom = false;
  /** Where a few words may stand between: "throw _ away". */
  gap: PhraseNode<T> | undefined = undefined;
  #next: Map<number, PhraseNode<T>> | undefined = undefined;

  addTarget(target: T): void {
    this.targets = [...this.targets, target];
  }

  child(id: number): PhraseNode<T> | undefined {
    return this.#next?.get(id);
  }

  /** Whether a phrase goes on behind this one. */
  get isOpen(): boolean {
    return this.#next !== undefined || this.gap !== undefined;
  }

  grow(id: number): PhraseNode<T> {
    this.#next ??= new Map();
    const known = this.#next.get(id);
    if (known !== undefined) return known;
    const node = new PhraseNode<T>();
    this.#next.set(id, node);
    return node;
  }

  growGap(): PhraseNode<T> {
    this.gap ??= new PhraseNode<T>();
    return this.gap;
  }
}
