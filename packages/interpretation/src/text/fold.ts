const combiningMarks = /\p{M}/gu;
/** Composed letters of the Latin alphabets, whose fold is looked up instead of computed. */
const latinStart = 0xc0;
const latinEnd = 0x180;
const latinFolds: readonly string[] = Array.from({ length: latinEnd - latinStart }, (_, at) =>
  decompose(String.fromCharCode(latinStart + at)),
);

/** Lower case and composed, so that one word has one spelling however it was typed. */
export function normaliseWord(raw: string): string {
  const word = raw.toLowerCase();
  const composed = isLatin(word) ? word : word.normalize('NFC');
  return composed.replaceAll('’', "'").replaceAll('ʼ', "'");
}

/** The word without its accents, for writers who leave them out. */
export function foldWord(word: string): string {
  if (isAscii(word)) return word;
  if (!isLatin(word)) return decompose(word);
  let folded = '';
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    folded += (code >= latinStart ? latinFolds[code - latinStart] : undefined) ?? word.charAt(at);
  }
  return folded;
}

/** The lower-case letter without accent for a Latin code unit; others stay as they are. */
export function foldCode(code: number): number {
  if (code >= upperA && code <= upperZ) return code + lowerOffset;
  if (code < latinStart || code >= latinEnd) return code;
  return latinFolds[code - latinStart]?.toLowerCase().charCodeAt(0) ?? code;
}

const upperA = 0x41;
const upperZ = 0x5a;
const lowerOffset = 0x20;

export function isAscii(word: string): boolean {
  for (let at = 0; at < word.length; at++) if (word.charCodeAt(at) > 127) return false;
  return true;
}

function decompose(word: string): string {
  return word.normalize('NFD').replace(combiningMarks, '');
}

function isLatin(word: string): boolean {
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    if (code >= latinEnd && code !== 0x2019) return false;
  }
  return true;
}
