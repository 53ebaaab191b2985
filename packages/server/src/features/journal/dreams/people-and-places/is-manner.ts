/** Adverbs that do not end as most do. */
const manners = new Set(
  (
    'fast again away apart backwards backward forwards forward upwards downwards ahead aloud aside ' +
    'despacio deprisa aprisa lejos cerca bien mal arriba abajo adelante atrás aparte así encima debajo'
  ).split(' '),
);

/** Adjectives of English that end as adverbs do. */
const likeManners = new Set(
  'friendly lonely lovely ugly elderly deadly ghostly holy silly early curly chilly sickly kindly orderly'.split(
    ' ',
  ),
);

/** Whether words tell how something was done ("slowly", "despacio") rather than how somebody or something was. */
export function isManner(words: string): boolean {
  const last = words.split(' ').at(-1) ?? '';
  return manners.has(last) || /.mente$/u.test(last) || (/..ly$/u.test(last) && !likeManners.has(last));
}
