import { wordSet } from '../../../reading/syntax/word-set.ts';
import type { TellingWords } from '../../pack/telling-words.ts';

export const englishTellings: TellingWords = {
  choosing: wordSet('or'),
  adding: wordSet('and'),
  each: wordSet('each every'),
  kept: wordSet('if although though until before unless without when while as after since where'),
  closing: wordSet(`
    as in on out up down over off so then around through along across behind after before past near by inside outside`),
  relative: wordSet('who which that whose'),
  joining: /^(?:(?:and|but|so|then|also|anyway|finally)[, ]+)+/u,
  pointing: /^(?:and |but |then )*(?:he|she|it|they|his|her|its|their|this|that|these|those)(?= )/u,
  ofSleep: /\b(?:dream|woke|wake|awake)/u,
  speech: {
    saying:
      /(?<!\p{L})(?:sa(?:y|ys|id)|ask(?:s|ed)?|tells?|told|yell(?:s|ed)?|shout(?:s|ed)?|think|thought)(?!\p{L})/iu,
    inner: ['‘', '’'],
    saidBehind: /^[,"”»]? ?(?:(?:i|he|she|they|we) )?(?:said|says|say|asked)(?!\p{L})/iu,
    woken: /(?<!\p{L})I (?:woke|wake|awoke)(?!\p{L})/gu,
    dayBefore: /^\s*(?:yesterday|last night)(?!\p{L})(?![^.!?\n]*dream)/iu,
    dreamItself: /(?<!\p{L})(?:(?:in|during) (?:the|my) dream|dreamed|dreamt)(?!\p{L})/iu,
  },
};
