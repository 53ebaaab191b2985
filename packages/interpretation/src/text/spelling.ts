import { characterKind, kindOf } from './characters.ts';
import { foldWord, isAscii, normaliseWord } from './fold.ts';

/** How a word is written: "dog", "Dog", "DOG", "dOg", "12". */
export type WordShape = 'lower' | 'capital' | 'upper' | 'mixed' | 'digits';

/** One way of writing a word. A text holds few of them and each many times, so they are made once and kept. */
export class Spelling {
  /** As it stands in the text. */
  readonly raw: string;
  /** Lower case, composed (NFC), typographic apostrophes made plain; empty when too long to be a word. */
  readonly word: string;
  /** `word` without accents; `ñ` becomes `n`. */
  readonly folded: string;
  readonly shape: WordShape;
  /** Where the possessive or shortened ending begins ("mother|'s"); 0 where there is none. */
  readonly cut: number;

  constructor(raw: string) {
    const isPlain = isAscii(raw);
    this.raw = raw;
    this.word = isPlain ? raw.toLowerCase() : normaliseWord(stripIgnored(raw));
    this.folded = isPlain ? this.word : foldWord(this.word);
    this.shape = shapeOf(raw, this.word);
    const cut = this.word.endsWith("n't") ? 0 : Math.max(0, this.word.indexOf("'"));
    // The place of the ending is known only where the written form has the same length as the normal one.
    this.cut = this.word.length === raw.length ? cut : 0;
  }
}

function shapeOf(raw: string, word: string): WordShape {
  if (isDigit(raw.charCodeAt(0))) return 'digits';
  if (raw === raw.toLowerCase()) return 'lower';
  const first = raw.charAt(0);
  if (first === first.toLowerCase()) return 'mixed';
  const rest = raw.slice(1);
  if (rest === rest.toLowerCase()) return 'capital';
  if (word.length > 1 && raw === raw.toUpperCase()) return 'upper';
  return hasNameShape(rest) ? 'capital' : 'mixed';
}

/** "McDonald", "O'Hara", "Mary's": capitals inside a name. */
function hasNameShape(rest: string): boolean {
  return rest.length > 2 && rest.slice(2) === rest.slice(2).toLowerCase();
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function stripIgnored(raw: string): string {
  let kept = '';
  for (let at = 0; at < raw.length; at++) {
    if (kindOf(raw.charCodeAt(at)) !== characterKind.ignored) kept += raw.charAt(at);
  }
  return kept;
}
