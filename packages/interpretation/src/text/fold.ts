const combiningMarks = /\p{M}/gu;

/** Lower case and composed, so that one word has one spelling however it was typed. */
export function normaliseWord(raw: string): string {
  return raw.toLowerCase().normalize('NFC').replaceAll('’', "'").replaceAll('ʼ', "'");
}

/** The word without its accents, for writers who leave them out. */
export function foldWord(word: string): string {
  return word.normalize('NFD').replace(combiningMarks, '');
}
