import type { HistoryWays } from '../../pack/history-ways.ts';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
  ' ',
);

function inFigures(count: number): string {
  const ending = count % 100 > 10 && count % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th');
  return `${count}${ending}`;
}

/** Adverbs that do not end as most do. */
const manners = new Set(
  'fast again away apart backwards backward forwards forward upwards downwards ahead aloud aside'.split(' '),
);

/** Adjectives that end as adverbs do. */
const likeManners = new Set(
  'friendly lonely lovely ugly elderly deadly ghostly holy silly early curly chilly sickly kindly orderly'.split(
    ' ',
  ),
);

function isManner(words: string): boolean {
  const last = words.toLowerCase().split(' ').at(-1) ?? '';
  return manners.has(last) || (/..ly$/u.test(last) && !likeManners.has(last));
}

export const englishHistory: HistoryWays = {
  returns: [
    ({ name, isPlural, time, since }) =>
      `${name} ${isPlural ? 'have' : 'has'} come to you for the ${time} time since ${since}`,
    ({ name, isPlural, time, since }) =>
      `since ${since}, this is the ${time} dream in which ${name} ${isPlural ? 'appear' : 'appears'}`,
    ({ name, isPlural, time, since }) =>
      `you know ${name} from earlier nights; ${isPlural ? 'they return' : 'it returns'} here for the ${time} time since ${since}`,
    ({ name, time, since }) =>
      `your journal has met ${name} before, and since ${since} this makes the ${time} time`,
  ],
  turned: {
    mine: '; before, it was done by others, and this time you do it yourself',
    others: '; before, it was you who did it, and this time somebody else does',
  },
  was: (earlier) => `; earlier you called it ${earlier}, and this time you do not`,
  wasAndIs: (earlier, now) => `; earlier you called it ${earlier}, and this time “${now}”`,
  together: (one, other, count) => `${one} and ${other} have met in ${count} of your dreams before`,
  seldom: (name) =>
    `you have told us that what we say of ${name} seldom fits, so let your own word for it come first here`,
  isManner,
  quote: (word) => `“${word}”`,
  times: (count) => `${count} times`,
  and: 'and',
  or: ' or ',
  month: (month, year) => [months[month - 1] ?? '', ...(year === undefined ? [] : [year])].join(' '),
  ordinal: (count) => ordinals[count - 1] ?? inFigures(count),
  numbers: 'no one two three four five six seven eight nine ten eleven twelve'.split(' '),
};
