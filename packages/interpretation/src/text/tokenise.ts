import { wordsOfAll } from '../languages/words-of-all.ts';
import { characterKind, kindOf } from './characters.ts';
import { Spelling } from './spelling.ts';
import { hashOf, hashWith, SpellingCache } from './spelling-cache.ts';
import type { Gap, Token } from './token.ts';

/** Longer runs of letters are no words; leaving them unread keeps hostile text cheap. */
const longestWord = 40;

const plainSpellings = new SpellingCache((raw) => new Spelling(raw));

/**
 * Cuts a text into words with their UTF-16 offsets. A hyphen separates words as a space does, so "swimming-pool" and
 * "swimming pool" are the same two words. A possessive or shortened ending ("mother's", "he'll") becomes a word of
 * its own that begins with the apostrophe; "n't" stays with its verb because the whole is the negation.
 */
export function tokenise(text: string): Token[] {
  return tokeniseWith(text, plainSpellings);
}

/** As `tokenise`, with the spellings of a cache that knows more of each word. */
export function tokeniseWith<S extends Spelling>(text: string, spellings: SpellingCache<S>): Token<S>[] {
  const tokens: Token<S>[] = [];
  const { length } = text;
  let gap: Gap = 'stop';
  for (let at = 0; at < length; ) {
    const code = text.charCodeAt(at);
    const kind = kindOf(code);
    if (kind === letter) {
      at = readWord(tokens, text, at, gap, spellings);
      gap = 'join';
    } else {
      if (code === space) gap = gap === 'hyphen' ? 'join' : gap;
      else if (code !== fullStop || !isAbbreviated(text, at, tokens)) gap = widerGap(text, at, kind, gap);
      at++;
    }
  }
  return tokens;
}

const { letter } = characterKind;

/** Whether a character that is no letter goes on with the word that it stands behind. */
function isInside(text: string, at: number, kind: number): boolean {
  if (kind === characterKind.ignored) return true;
  return kind === characterKind.apostrophe && isLetterAt(text, at + 1);
}

/** Reads the word that begins at `start` and answers where it ends. */
function readWord<S extends Spelling>(
  tokens: Token<S>[],
  text: string,
  start: number,
  gap: Gap,
  spellings: SpellingCache<S>,
): number {
  const { length } = text;
  let hash = hashWith(0, text.charCodeAt(start));
  let last: number = letter;
  let end = start + 1;
  for (; end < length; end++) {
    const code = text.charCodeAt(end);
    const kind = kindOf(code);
    if (kind !== letter && !isInside(text, end, kind)) break;
    last = kind;
    hash = hashWith(hash, code);
  }
  if (last === characterKind.ignored) {
    end = withoutIgnoredEnd(text, end);
    hash = hashOf(text, start, end);
  }
  pushWord(tokens, text, start, end, hash, gap, spellings);
  return end;
}

const space = 0x20;
const fullStop = 0x2e;
const comma = 0x2c;
const isAbbreviation = wordsOfAll(({ abbreviations }) => abbreviations);

/** "Mr. Brown", "a.m.", "etc., and": the full stop ends no sentence. */
function isAbbreviated(text: string, at: number, tokens: readonly Token[]): boolean {
  const before = tokens.at(-1);
  if (before?.end !== at) return false;
  if (isAbbreviation(before.word) || text.charCodeAt(at + 1) === comma) return true;
  const isInside = isLetterAt(text, at + 1);
  return isInside && (before.end - before.start === 1 || !isLetterAt(text, at + 2));
}

function isHyphen(code: number): boolean {
  return code === 0x2d || code === 0x2010 || code === 0x2011;
}

function widerGap(text: string, at: number, kind: number, gap: Gap): Gap {
  if (kind === characterKind.stop || gap === 'stop') return 'stop';
  if (kind === characterKind.comma || gap === 'comma') return 'comma';
  if (gap !== 'join' || !isHyphen(text.charCodeAt(at))) return 'join';
  return isLetterAt(text, at - 1) && isLetterAt(text, at + 1) ? 'hyphen' : 'join';
}

function isLetterAt(text: string, at: number): boolean {
  return at < text.length && kindOf(text.charCodeAt(at)) === characterKind.letter;
}

function pushWord<S extends Spelling>(
  tokens: Token<S>[],
  text: string,
  start: number,
  end: number,
  hash: number,
  gap: Gap,
  spellings: SpellingCache<S>,
): void {
  const isWord = end - start <= longestWord;
  const spelling = isWord ? spellings.find(text, start, end, hash) : spellings.find('', 0, 0, 0);
  const { word, folded, cut } = spelling;
  if (cut === 0) tokens.push({ start, end, word, folded, gap, spelling });
  else pushParts(tokens, text, start, end, gap, cut, spellings);
}

/** "mother" and "'s". */
function pushParts<S extends Spelling>(
  tokens: Token<S>[],
  text: string,
  start: number,
  end: number,
  gap: Gap,
  cut: number,
  spellings: SpellingCache<S>,
): void {
  const middle = start + cut;
  const hash = hashOf(text, start, middle);
  pushWord(tokens, text, start, middle, hash, gap, spellings);
  pushWord(tokens, text, middle, end, hashOf(text, middle, end), 'join', spellings);
}

function withoutIgnoredEnd(text: string, end: number): number {
  let at = end;
  while (kindOf(text.charCodeAt(at - 1)) === characterKind.ignored) at--;
  return at;
}
