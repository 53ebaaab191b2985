const mostSigns = 14;
const fewestSigns = 3;

const lengthOf = (text: string) => [...text].length;

/** Where a long word can be parted with a hyphen: best before a consonant that a vowel follows, as it is spoken. */
function partAt(signs: readonly string[]): number {
  const last = Math.min(mostSigns - 1, signs.length - fewestSigns);
  const isVowel = (at: number) => /[aeiouyáéíóúü]/i.test(signs[at] ?? '');
  for (let at = last; at >= fewestSigns; at -= 1) {
    if (!isVowel(at) && isVowel(at + 1) && isVowel(at - 1)) return at;
  }
  return last;
}

function partsOf(word: string): string[] {
  const signs = [...word];
  if (signs.length <= mostSigns) return [word];
  const at = partAt(signs);
  return [`${signs.slice(0, at).join('')}-`, ...partsOf(signs.slice(at).join(''))];
}

/** A label in lines of at most fourteen signs, every word of it there; a word that is longer is parted. */
export function labelLines(text: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of text.normalize('NFC').trim().split(/\s+/).flatMap(partsOf)) {
    const joined = line === '' ? part : `${line} ${part}`;
    if (lengthOf(joined) <= mostSigns) line = joined;
    else {
      lines.push(line);
      line = part;
    }
  }
  return line === '' ? lines : [...lines, line];
}
