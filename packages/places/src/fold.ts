const marks = /\p{M}/gu;
const between = /[^\p{L}\p{N}]+/gu;
/** Letters that are no base letter with a mark, and how people type them without that key. */
const letters: Readonly<Record<string, string>> = {
  æ: 'ae',
  ð: 'd',
  đ: 'd',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

/** A name as it is looked for: small letters without marks, words apart by one space. */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .replace(/[æðđıłøœßþ]/gu, (letter) => letters[letter] ?? letter)
    .replace(between, ' ')
    .trim();
}
