import { characterKind, kindOf } from './characters.ts';
import { foldWord, isAscii, normaliseWord } from './fold.ts';
import type { Gap, Token } from './token.ts';

/** Longer runs of letters are no words; leaving them unread keeps hostile text cheap. */
const longestWord = 40;

/**
 * Cuts a text into words with their UTF-16 offsets. A hyphen separates words as a space does, so "swimming-pool" and
 * "swimming pool" are the same two words. A possessive or shortened ending ("mother's", "he'll") becomes a word of
 * its own that begins with the apostrophe; "n't" stays with its verb because the whole is the negation.
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  const { length } = text;
  let at = 0;
  let gap: Gap = 'stop';
  while (at < length) {
    const kind = kindOf(text.charCodeAt(at));
    if (kind === characterKind.letter) {
      const end = endOfWord(text, at);
      pushWord(tokens, text, at, end, gap);
      gap = 'join';
      at = end;
      continue;
    }
    gap = widerGap(text, at, kind, gap);
    at++;
  }
  return tokens;
}

const hyphens = new Set('-‐‑');

function widerGap(text: string, at: number, kind: number, gap: Gap): Gap {
  if (kind === characterKind.stop || gap === 'stop') return 'stop';
  if (kind === characterKind.comma || gap === 'comma') return 'comma';
  const isBetweenLetters = gap === 'join' && isLetterAt(text, at - 1) && isLetterAt(text, at + 1);
  return isBetweenLetters && hyphens.has(text.charAt(at)) ? 'hyphen' : 'join';
}

function endOfWord(text: string, start: number): number {
  let at = start + 1;
  for (; at < text.length; at++) {
    const kind = kindOf(text.charCodeAt(at));
    if (kind === characterKind.letter || kind === characterKind.ignored) continue;
    if (kind !== characterKind.apostrophe || !isLetterAt(text, at + 1)) break;
  }
  while (kindOf(text.charCodeAt(at - 1)) === characterKind.ignored) at--;
  return at;
}

function isLetterAt(text: string, at: number): boolean {
  return at < text.length && kindOf(text.charCodeAt(at)) === characterKind.letter;
}

function pushWord(tokens: Token[], text: string, start: number, end: number, gap: Gap): void {
  if (end - start > longestWord) {
    tokens.push({ start, end, word: '', folded: '', gap });
    return;
  }
  const raw = text.slice(start, end);
  const isPlain = isAscii(raw);
  const word = isPlain ? raw.toLowerCase() : normaliseWord(stripIgnored(raw));
  const cut = word.endsWith("n't") ? -1 : word.indexOf("'");
  // Offsets of the two parts are known only where the written form has the same length as the normal one.
  if (cut <= 0 || word.length !== end - start) {
    tokens.push({ start, end, word, folded: isPlain ? word : foldWord(word), gap });
    return;
  }
  const head = word.slice(0, cut);
  const tail = word.slice(cut);
  tokens.push({ start, end: start + cut, word: head, folded: isPlain ? head : foldWord(head), gap });
  tokens.push({ start: start + cut, end, word: tail, folded: isPlain ? tail : foldWord(tail), gap: 'join' });
}

function stripIgnored(raw: string): string {
  if (!hasIgnored(raw)) return raw;
  let kept = '';
  for (const character of raw) {
    if (kindOf(character.charCodeAt(0)) !== characterKind.ignored) kept += character;
  }
  return kept;
}

function hasIgnored(raw: string): boolean {
  for (let at = 0; at < raw.length; at++)
    if (kindOf(raw.charCodeAt(at)) === characterKind.ignored) return true;
  return false;
}
