import type { ReadingPack } from '../pack/reading-pack.ts';
import type { WordPack } from '../pack/word-pack.ts';
import { spanishAssertion } from './assertion.ts';
import { spanishAttachment } from './attachment.ts';
import { spanishCommonWords } from './common-words.ts';
import { spanishDetection } from './detection.ts';
import { spanishGrammar } from './grammar.ts';
import { spanishHistory } from './history.ts';
import { spanishIdioms } from './idioms.ts';
import { spanishInflection } from './inflection.ts';
import { inflectSpanish } from './morphology/inflect.ts';
import { spanishNames } from './names.ts';
import { spanishNouns } from './nouns.ts';
import { spanishNumbers } from './numbers.ts';
import { spanishPart } from './part-in-context.ts';
import { spanishPersonal } from './personal.ts';
import { spanishReassurance } from './reassurance.ts';
import { spanishSenses } from './senses.ts';
import { retellSpanish } from './telling/retell.ts';
import { spanishTellings } from './tellings.ts';
import { spanishClasses } from './word-classes.ts';

export const words: WordPack = {
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
  },
};

export const reading: ReadingPack = {
  grammar: spanishGrammar,
  nouns: spanishNouns,
  retell: retellSpanish,
  tellings: spanishTellings,
  feelingVerbs: new Set(
    'estaba estuve estoy sentia senti siento sintiendo tenia tuve tengo me dio daba da'.split(' '),
  ),
  history: spanishHistory,
  personal: spanishPersonal,
  reassurance: spanishReassurance,
  unread: 'Estas palabras aún no cuentan lo bastante para leerlas. Añade quién estaba, dónde era y qué pasó.',
};
