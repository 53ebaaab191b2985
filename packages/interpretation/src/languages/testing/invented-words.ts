import { tabulateClasses } from '../../grammar/word-class.ts';
import type { WordPack } from '../pack/word-pack.ts';

/**
 * Talu, a language that nobody speaks: what is said of a thing stands behind it, several end in "ki", verbs end in "u" and
 * in "un" where they are told of the past.
 */
const set = (words = ''): ReadonlySet<string> => new Set(words.split(' ').filter((word) => word !== ''));

const classes = tabulateClasses({
  definite: 'la',
  indefinite: 've',
  possessive: 'mio tio nao',
  preposition: 'hos del',
  subject: 'mi ti na',
  be: 'zel zelun',
  negator: 'nul',
  coordinator: 'ka',
  clauseOpener: 'pir',
  adverb: 'muy',
});

const verbForms = (verb: string) => [verb, `${verb}n`];

export const inventedWords: WordPack = {
  detection: { words: set('mi ti na la ve hos ka pir nul mio zelun') },
  abbreviations: set('dom'),
  grammar: {
    classes,
    partInContext: ({ classes: bits }, at) => ((bits[at - 1] ?? 0) & (classes.get('la') ?? 0) ? 'n' : '?'),
    adjectivesFollow: true,
    endingsOfNoNouns: /un$/u,
  },
  inflection: {
    inflect: (word, part) => (part === 'v' ? verbForms(word) : [word, `${word}ki`]),
    starts: (word) => [word],
    partInPhrase: (_words, at, part) => (at === 0 ? part : 'x'),
    nominal: { lettersLost: () => 0, bendsLastWord: false, irregular: [], steadyLength: 2 },
    unsteady: {},
    spelling: { marksTell: false, homographs: set() },
  },
  commonWords: { v: 'zelu', n: 'hora', a: 'bela', x: 'muy' },
  idioms: { phrases: ['kanu del mar'], replaceable: {} },
  senses: [{ forms: 'domu', parts: 'n', drop: '<ka' }],
  assertion: {
    classes,
    conjugate: verbForms,
    formsOf: () => 0,
    sets: {},
    scopeWords: {
      of: 'del',
      or: 'ka',
      relative: 'ke',
      leaving: 'hos',
      turn: 'pir',
      turning: 'pir',
      keepsObject: '',
      toDeed: '',
      reporting: 'ke',
      returning: '',
    },
    blocks: [{ state: 'absent', scope: 'afterPhrase', cues: 'nul' }],
  },
  attachment: {
    words: {
      dreamer: set('mi'),
      others: set('na'),
      goingOnAsSubject: set('na'),
      helpers: set(),
      passive: set(),
      by: set(),
      copulas: set('zelun'),
      possessives: set('nao'),
      of: set('del'),
      relatives: set('ke'),
      without: set('nul'),
      genitive: set(),
      onDreamer: set(),
    },
    rolesByEnding: () => 0,
    looksLikeSubject: set(),
    subjectsFollow: false,
    objectsPrecede: false,
  },
  names: {
    noNames: set('lunadi'),
    titles: set('dom'),
    roles: set('mamo'),
    placeWords: set('hos'),
    sayings: set('dikun'),
    speakers: set('na'),
  },
  numbers: { currencies: set('taler'), hours: set('ha'), cutHours: [] },
  cues: {
    casualSpellings: new Map([['kanuh', 'kanu']]),
    denying: /^nul$/u,
    formsOf: verbForms,
    verb: /^[a-z]+u$/u,
  },
};
