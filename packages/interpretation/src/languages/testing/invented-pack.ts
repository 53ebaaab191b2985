import { careKinds } from '../../care/care-kinds.ts';
import { faults } from '../../written/checks/fault.ts';
import type { CareTexts } from '../pack/care-pack.ts';
import type { LanguagePack } from '../pack/language-pack.ts';
import type { WrittenPack } from '../pack/written-pack.ts';
import { inventedWords } from './invented-words.ts';

const none: ReadonlySet<string> = new Set();
const never = /(?!)/u;

/** "mi sabun" is told as "ti sabun". */
function secondPerson(words: string): string {
  return words.replace(/(?<!\p{L})(?:mio|mi)(?!\p{L})/giu, (word) => `ti${word.slice(2)}`);
}

const grammar: LanguagePack['reading']['grammar'] = {
  joiners: new Set(['pir', 'ka']),
  determiners: new Map([
    ['la', 'la'],
    ['ve', 'la'],
    ['mio', 'tio'],
  ]),
  possessives: new Set(['mio']),
  outsidePhrase: new Set(['hos', 'pir', 'ka', 'mi', 'na']),
  prepositions: new Set(['hos']),
  copulas: new Set(['zelun']),
  degrees: new Set(['muy']),
  negators: new Set(['nul']),
  dreamer: new Set(['mi']),
  hedges: none,
  auxiliaries: none,
  forThings: none,
};

/** Everything that the engine asks of a language, for Talu (`invented-words.ts`). */
export const inventedPack: LanguagePack = {
  words: inventedWords,
  reading: {
    grammar,
    nouns: {
      isPlural: (text) => text.endsWith('ki'),
      isOfSeveral: () => false,
      isOneName: () => false,
      daysAndFeasts: none,
      bareArticle: () => 'la ',
      isVerbForm: () => false,
      isClauseLike: () => false,
      quotedVerb: (verb) => ({ phrase: `“${verb}”`, determiner: undefined }),
      articles: new Set(['la', 've']),
      ownDeterminers: new Set(['la', 've', 'tio']),
      definite: { ve: 'la' },
      endOf: ({ end }) => end,
      possessiveAfter: () => undefined,
      secondPersonInside: [[/mio/gu, 'tio']],
      isOnlyQuality: () => false,
    },
    retell:
      ({ text, words }) =>
      (from, to) => {
        const told = secondPerson(text.slice(words[from]?.start, words[to]?.end));
        return told.charAt(0).toLowerCase() + told.slice(1);
      },
    tellings: {
      choosing: none,
      adding: none,
      each: none,
      kept: none,
      closing: none,
      relative: none,
      joining: never,
      pointing: never,
      ofSleep: never,
      speech: {
        saying: never,
        inner: ['‹', '›'],
        saidBehind: never,
        woken: /(?!)/gu,
        dayBefore: never,
        dreamItself: never,
      },
    },
    feelingVerbs: new Set(['zelun']),
    inability: none,
  },
  phrasing: {
    history: {
      returns: [({ name, time, since }) => `${name} venun ${time} del ${since}`],
      turned: { mine: '', others: '' },
      was: () => '',
      wasAndIs: () => '',
      together: (one, other, count) => `${one} ka ${other} ${count}`,
      seldom: (name) => name,
      isManner: () => false,
      quote: (word) => `“${word}”`,
      times: (count) => count,
      and: 'ka',
      or: ' o ',
      month: (month) => `luna ${month}`,
      ordinal: (count) => `${count}-ti`,
      numbers: ['nul'],
    },
    personal: { said: [({ name, meaning }) => `${name}: ${meaning}`], unsaid: (name) => name },
    reassurance: { texts: { death: ['Nul mort.'], nightmare: ['Nul tem.'] }, repeated: [] },
    unread: 'Dik mas.',
  },
  guards: {
    grammar: { helpers: none, open: none, negations: none, dreamer: none, others: none },
    guards: [{ kind: 'wish_to_die', rows: [{ all: [['mi kieru mortu']] }] }],
  },
  care: {
    texts: Object.fromEntries(
      careKinds.map((kind) => [
        kind,
        { opening: `Bon ${kind}.`, first: 'Pas.', second: 'Lum.', company: 'Am.', help: 'Tel.' },
      ]),
    ) as CareTexts,
    note: 'Pas.',
  },
  written: {
    task: '',
    lengths: { premium: '', free: '', plain: '' },
    again: '',
    faults: Object.fromEntries(faults.map((fault) => [fault, ''])) as WrittenPack['faults'],
    prophecy: [],
    diagnosis: [],
    writer: [],
    orders: [],
    common: none,
    numbers: never,
    times: never,
    anybody: none,
    grave: never,
    unreal: never,
    everyday: none,
    denials: never,
    answer: { task: '', commands: [] },
  },
  oracle: {
    askingFrom: () => 0,
    stem: (word) => word,
    day: (day, month) => `${day}.${month}`,
    quote: (words) => `“${words}”`,
    list: (parts) => parts.join(' ka '),
    asking: none,
    turning: never,
    number: String,
    contrast: never,
    again: /\bre\b/u,
    naming: new Set(),
    anywhere: new Set(),
    moving: new Set(),
    definite: () => undefined,
    somebody: () => undefined,
    clauseEnd: /(?<=,) /gu,
    joining: /^(?!)/u,
    pointing: /^(?!)/u,
    or: /,? vo /u,
    framing: /^(?!)/u,
    ofDreams: /^(?!)/u,
  },
  judging: {
    ease: { syllables: (word) => word.length / 2, ease: () => 100, newspaper: 60 },
    forbidden: [],
    slips: () => [],
    pairs: [],
    floor: { coreRecall: 0, recall: 0, precision: 0, flagsKept: 0, rightSymbol: 0 },
  },
};
