import type { Word } from '../cut-words.ts';

/** Where a phrase stands: the first of its words, and the one behind its last. */
export interface PhraseHit {
  readonly from: number;
  readonly to: number;
}

type Part =
  | { readonly kind: 'gap' }
  | { readonly kind: 'word'; readonly ways: readonly string[]; readonly isOptional: boolean };

const longestGap = 3;
/** Letters by which words are found that begin with something. */
const stem = 3;

/** Phrases of many lists, looked for in one pass over the words of a dream. */
export class PhraseBook<Owner> {
  readonly #exact = new Map<string, [readonly Part[], Owner][]>();
  readonly #beginning = new Map<string, [readonly Part[], Owner][]>();

  /** A phrase in the notation of `GuardRow`; its first word may not be missing and stands for itself. */
  add(phrase: string, owner: Owner): void {
    const parts = phrase.split(' ').map(partOf);
    const [first] = parts;
    if (first?.kind !== 'word' || first.isOptional) throw new TypeError(`"${phrase}" begins with no word`);
    for (const way of first.ways) {
      const isBeginning = way.endsWith('*');
      const key = isBeginning ? way.slice(0, stem) : way;
      if (isBeginning && way.length <= stem) throw new TypeError(`"${way}" is too short a beginning`);
      const shelf = isBeginning ? this.#beginning : this.#exact;
      shelf.set(key, [...(shelf.get(key) ?? []), [parts, owner]]);
    }
  }

  /** Every place of every phrase, in the order of the words. */
  forEachHit(words: readonly Word[], found: (owner: Owner, hit: PhraseHit) => void): void {
    words.forEach(({ text }, from) => {
      const candidates = [this.#exact.get(text), this.#beginning.get(text.slice(0, stem))];
      for (const shelf of candidates) {
        for (const [parts, owner] of shelf ?? []) {
          const to = matchEnd(parts, 0, words, from);
          if (to !== undefined) found(owner, { from, to });
        }
      }
    });
  }
}

function partOf(written: string): Part {
  if (written === '_') return { kind: 'gap' };
  const isOptional = written.endsWith('?');
  return { kind: 'word', ways: (isOptional ? written.slice(0, -1) : written).split('/'), isOptional };
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
  const isHere = word !== undefined && isSameSentence(words, at, part) && next.ways.some(isWay(word.text));
  const end = isHere ? matchEnd(parts, part + 1, words, at + 1) : undefined;
  return end ?? (next.isOptional ? matchEnd(parts, part + 1, words, at) : undefined);
}

function isSameSentence(words: readonly Word[], at: number, part: number): boolean {
  return part === 0 || words[at]?.sentence === words[at - 1]?.sentence;
}

function isWay(text: string): (way: string) => boolean {
  return (way) => {
    if (way.endsWith('*')) return text.startsWith(way.slice(0, -1));
    return way.startsWith('*') ? text.endsWith(way.slice(1)) : text === way;
  };
}
