import type { WordPack } from '../../pack/word-pack.ts';
import { englishAssertion } from './assertion.ts';
import { englishAttachment } from './attachment.ts';
import { englishCasualSpellings } from './casual-spellings.ts';
import { englishCommonWords } from './common-words.ts';
import { englishDetection } from './detection.ts';
import { englishIdioms } from './idioms.ts';
import { englishInflection } from './inflection.ts';
import { inflectEnglish } from './morphology/inflect.ts';
import { englishNames } from './names.ts';
import { englishNumbers } from './numbers.ts';
import { englishPart } from './part-in-context.ts';
import { englishSenses } from './senses.ts';
import { englishClasses } from './word-classes.ts';

const formsOfBe = ['be', 'is', 'are', 'was', 'were', 'am', 'been', 'being'];

export const englishWords: WordPack = {
  detection: englishDetection,
  abbreviations: new Set('mr mrs ms dr st jr prof mt vs'.split(' ')),
  grammar: {
    classes: englishClasses,
    partInContext: englishPart,
    adjectivesFollow: false,
    endingsOfNoNouns: /(?:ing|ly|ed|ful|ous|less|able|ish|est)$/u,
  },
  inflection: englishInflection,
  commonWords: englishCommonWords,
  idioms: {
    phrases: englishIdioms,
    replaceable: { "one's": ['my', 'your', 'his', 'her', 'our', 'their'] },
  },
  senses: englishSenses,
  assertion: englishAssertion,
  attachment: englishAttachment,
  names: englishNames,
  numbers: englishNumbers,
  cues: {
    denying: /n't$|^(?:no|not|cannot|nobody|nothing|noone|nowhere|neither|none|never|without)$/u,
    formsOf: (verb) => (verb === 'be' ? formsOfBe : inflectEnglish(verb, 'v')),
    // A form of a verb taken for its dictionary form makes only words that there are not.
    verb: /^[a-z]+$/u,
    casualSpellings: englishCasualSpellings,
  },
};
