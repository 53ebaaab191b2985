import type { Language } from '@chitta/symbols/types';
import { type AttachedWords, attachedWords } from './attached-words.ts';

/** What a word may do for those beside it, as bits: told once for each word, asked at every place where it stands. */
export const role = {
  dreamer: 1,
  other: 2,
  helper: 4,
  copula: 8,
  possessive: 16,
  of: 32,
  relative: 64,
  without: 128,
  /** "me", "nos": it is done to the dreamer */
  onDreamer: 256,
  genitive: 16384,
  /** ends like a participle: "chased", "bitten" */
  participle: 512,
  /** "burning", "ardiendo": what goes on */
  goingOn: 1024,
  /** Spanish forms that only a first or a third person has: "corrí", "abrieron" */
  firstPerson: 2048,
  firstPersonPresent: 4096,
  thirdPerson: 8192,
} as const;

const namesOfLists: readonly (readonly [keyof AttachedWords, number])[] = [
  ['dreamer', role.dreamer],
  ['others', role.other],
  ['helpers', role.helper],
  ['copulas', role.copula],
  ['possessives', role.possessive],
  ['of', role.of],
  ['relatives', role.relative],
  ['without', role.without],
  ['onDreamer', role.onDreamer],
  ['genitive', role.genitive],
];

const tables: Readonly<Record<Language, ReadonlyMap<string, number>>> = {
  en: tabulate(attachedWords.en),
  es: tabulate(attachedWords.es),
};

function tabulate(lists: AttachedWords): ReadonlyMap<string, number> {
  const table = new Map<string, number>();
  for (const [name, bit] of namesOfLists) {
    for (const word of lists[name]) table.set(word, (table.get(word) ?? 0) | bit);
  }
  return table;
}

const participle = /(?:ed|en|t|d|n)$/;
const goingOn = /(?:ing|ndo)$/;
const firstPerson = /(?:é|í|oy|amos|emos|imos)$/;
const firstPersonPresent = /(?<![ai]d|nd)o$/;
const thirdPerson = /(?:ó|aron|ieron|yeron|aban|ían)$/;

/** The roles of a word, given in lower case, and without its accents. */
export function rolesOf(word: string, folded: string, language: Language): number {
  let roles = tables[language].get(folded) ?? 0;
  if (participle.test(folded) && !folded.endsWith('ing')) roles |= role.participle;
  if (goingOn.test(folded)) roles |= role.goingOn;
  return language === 'es' ? roles | personOf(word) : roles;
}

/** Who acts, as far as the ending of a Spanish verb tells; short words are no verbs. */
function personOf(word: string): number {
  if (word.length < shortestVerb) return 0;
  let person = 0;
  if (firstPerson.test(word)) person |= role.firstPerson;
  if (firstPersonPresent.test(word)) person |= role.firstPersonPresent;
  if (thirdPerson.test(word)) person |= role.thirdPerson;
  return person;
}

const shortestVerb = 3;
