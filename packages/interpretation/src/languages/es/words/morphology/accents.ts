const plain: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };

/** Takes the written accents off vowels; `ñ` and `ü` stay. */
export function withoutAccents(word: string): string {
  return word.replace(/[áéíóú]/g, (vowel) => plain[vowel] ?? vowel);
}
