/** How people write half asleep, and the word they mean. Both without accents, in small letters. */
export const spanishCasualSpellings: ReadonlyMap<string, string> = new Map([
  ['q', 'que'],
  ['k', 'que'],
  ['xq', 'porque'],
  ['pq', 'porque'],
  ['porq', 'porque'],
  ['tb', 'tambien'],
  ['tmb', 'tambien'],
  ['x', 'por'],
  ['pa', 'para'],
  ['d', 'de'],
]);
