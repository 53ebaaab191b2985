import type { Word } from '../cut-words.ts';
import { isOneOf, type Part, partOf, stem } from './phrase-parts.ts';
import { PhraseShelf } from './phrase-shelf.ts';

/** Where a phrase stands: the first of its words, and the one behind its last. */
export interface PhraseHit {
  readonly from: number;
  readonly to: number;
}

const longestGap = 3;

/** Phrases of many lists, looked for in one pass over the words of a dream. */
export class PhraseBook<Owner> {
  readonly #exact = new Map<string, PhraseShelf<Owner>>();
  readonly #beginning = new Map<string, PhraseShelf<Owner>>();

  /** A phrase in the notation of `GuardRow`; its first word may not be missing and stands for itself. */
  add(phrase: string, owner: Owner): void {
    const parts = phrase.split(' ').map(partOf);
    const [first] = parts;
    if (first?.kind !== 'word' || first.isOptional) throw new TypeError(`"${phrase}" begins with no word`);
    for (const way of first.ways) {
      const isBeginning = way.endsWith('*');
      if (isBeginning && way.length <= stem) throw new TypeError(`"${way}" is too short a beginning`);
      const shelves = isBeginning ? this.#beginning : this.#exact;
      const key = isBeginning ? way.slice(0, stem) : way;
      const shelf = shelves.get(key) ?? new PhraseShelf();
      shelves.set(key, shelf);
      shelf.add(parts, owner);
    }
  }

  /** Every place of every phrase, in the order of the words. */
  forEachHit(words: readonly Word[], found: (owner: Owner, hit: PhraseHit) => void): void {
    words.forEach(({ text, sentence }, from) => {
      const next = words[from + 1];
      const following = next?.sentence === sentence ? next.text : '';
      const visit = (parts: readonly Part[], owner: Owner) => {
        const to = matchEnd(parts, 0, words, from);
        if (to !== undefined) found(owner, { from, to });
      };
      this.#exact.get(text)?.forEachBefore(following, visit);
      this.#beginning.get(text.slice(0, stem))?.forEachBefore(following, visit);
    });
  }
}

/** Where the rest of a phrase ends that goes on at a word; a phrase stays inside one sentence. */
function matchEnd(
  parts: readonly Part[],
  part: number,
  words: readonly Word[],
  at: number,
): number | undefined {
  const next = parts[part];
  if (next === undefined) return at;
  if (next.kind === 'gap') {
    for (let skipped = 0; skipped <= longestGap; skipped += 1) {
      const end = matchEnd(parts, part + 1, words, at + skipped);
      if (end !== undefined) return end;
    }
    return undefined;
  }
  const word = words[at];
  const isHere = word !== undefined && isSameSentence(words, at, part) && isOneOf(next, word.text);
  const end = isHere ? matchEnd(parts, part + 1, words, at + 1) : undefined;
  return end ?? (next.isOptional ? matchEnd(parts, part + 1, words, at) : undefined);
}

function isSameSentence(words: readonly Word[], at: number, part: number): boolean {
  return part === 0 || words[at]?.sentence === words[at - 1]?.sentence;
}
