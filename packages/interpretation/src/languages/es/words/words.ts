import type { WordPack } from '../../pack/word-pack.ts';
import { spanishAssertion } from './assertion.ts';
import { spanishAttachment } from './attachment.ts';
import { spanishCasualSpellings } from './casual-spellings.ts';
import { spanishCommonWords } from './common-words.ts';
import { spanishDetection } from './detection.ts';
import { spanishIdioms } from './idioms/idioms.ts';
import { spanishInflection } from './inflection.ts';
import { inflectSpanish } from './morphology/inflect.ts';
import { spanishNames } from './names.ts';
import { spanishNumbers } from './numbers.ts';
import { spanishPart } from './part-in-context.ts';
import { spanishSenses } from './senses.ts';
import { spanishClasses } from './word-classes.ts';

export const spanishWords: WordPack = {
  detection: spanishDetection,
  abbreviations: new Set('dr st prof sr sra srta dra lic ing sto sta ud uds'.split(' ')),
  grammar: {
    classes: spanishClasses,
    partInContext: spanishPart,
    adjectivesFollow: true,
    endingsOfNoNouns: /(?:mente|ando|iendo|[aeií]r(?:[mts]e|nos|l[aeo]s?)?|ísim[oa]s?)$/u,
  },
  inflection: spanishInflection,
  commonWords: spanishCommonWords,
  idioms: {
    phrases: spanishIdioms.trim().split('\n'),
    replaceable: {
      su: ['mi', 'tu', 'su', 'nuestro', 'nuestra'],
      sus: ['mis', 'tus', 'sus', 'nuestros', 'nuestras'],
      // Without its accent it is a word of its own.
      más: ['más', 'mas'],
    },
  },
  senses: spanishSenses,
  assertion: spanishAssertion,
  attachment: spanishAttachment,
  names: spanishNames,
  numbers: spanishNumbers,
  cues: {
    denying: /^(?:no|nadie|nada|nunca|ni|ningun\w*|sin|tampoco|jamas)$/u,
    formsOf: (verb) => inflectSpanish(verb, 'v', false),
    verb: /^[a-zñ]+[aeií]r(?:se)?$/u,
    casualSpellings: spanishCasualSpellings,
  },
};
