import type { NumberWords } from '../../pack/number-words.ts';

export const englishNumbers: NumberWords = {
  currencies: new Set('dollar dollars euro euros pound pounds buck bucks cent cents'.split(' ')),
  hours: new Set(['am', 'pm', 'oclock']),
  cutHours: [
    [/^[ap]$/, 'm'],
    [/^o$/, "'clock"],
  ],
};
