import type { NumberWords } from '../../pack/number-words.ts';

export const spanishNumbers: NumberWords = {
  currencies: new Set('peso pesos peseta pesetas euro euros dolar dolares'.split(' ')),
  hours: new Set(['am', 'pm', 'hs']),
  cutHours: [[/^[ap]$/, 'm']],
  // The dictionary has the words behind it.
  aroundHour: [/^las?$/, 'de', 'la'],
};
