const contractions =
  "don't didn't doesn't can't couldn't wouldn't shouldn't wasn't weren't isn't aren't hasn't haven't hadn't won't ain't i'm i've that's there's they're you're he's she's what's";

/** How people write half asleep, and the word they mean. Both without accents, in small letters. */
export const englishCasualSpellings: ReadonlyMap<string, string> = new Map([
  ...contractions.split(' ').map((word): [string, string] => [word.replace("'", ''), word]),
  ['thru', 'through'],
  ['cuz', 'because'],
  ['bc', 'because'],
  ['cos', 'because'],
  ['u', 'you'],
  ['ur', 'your'],
  ['tho', 'though'],
  ['ppl', 'people'],
  ['smth', 'something'],
  ['somone', 'someone'],
  ['w', 'with'],
  ['b4', 'before'],
]);
