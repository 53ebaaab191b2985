const plain: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };
const accented: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

/** Takes the written accents off vowels; `ñ` and `ü` stay. */
export function withoutAccents(word: string): string {
  return word.replace(/[áéíóú]/g, (vowel) => plain[vowel] ?? vowel);
}

/** Puts an accent on the last vowel of the word. */
export function accentLastVowel(word: string): string {
  for (let at = word.length - 1; at >= 0; at--) {
    const vowel = accented[word.charAt(at)];
    if (vowel !== undefined) return word.slice(0, at) + vowel + word.slice(at + 1);
  }
  return word;
}
