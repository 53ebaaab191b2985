import type { Analysis } from '../../../../reading/analysis.ts';
import { rememberedTest } from '../../../../reading/syntax/remembered.ts';
import { wordSet } from '../../../../reading/syntax/word-set.ts';
import { lowerOf, type Word } from '../../../../reading/syntax/words.ts';
import { finite } from '../../../../reading/telling/halves.ts';
import { type Known, personOf, settle } from './person.ts';
import { isNounPlace, isThird, isUnknownPresent, isVerbPlace, nounsToo } from './places.ts';
import { isFuture, isShared, secondOfPast, secondOfPronoun, secondOfVerb } from './second-person.ts';
import { clauseStart } from './subjects.ts';
import { clitics, determiners, dreamt, nounsInMos, outside, subordinators } from './words.ts';

/** What is known of each word of a dream, told in the second person. */
export interface Marks {
  /** The word as it is told. */
  readonly told: readonly string[];
  readonly flags: Uint8Array;
}

/** The stretch with this word cannot be told. */
export const blocked = 1;
/** Makes the words behind it lean on others. */
export const leaning = 4;
/** A verb of several people or things. */
export const plural = 8;

/** Marks every word of a Spanish dream, in order: who does something is often known from the words before. */
export function markSpanish(analysis: Analysis): Marks {
  const { words, text } = analysis;
  const flags = new Uint8Array(words.length);
  const told: string[] = [];
  const known: Known = { inSentence: undefined, before: undefined, lastVerb: -1, isPlural: false };
  const asides = [...text.matchAll(/\([^()]*\)/gu)].map(({ index, 0: { length } }) => [
    index,
    index + length,
  ]);
  let aside = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as Word;
    if (words[at - 1]?.sentence !== word.sentence) settle(known);
    const surface = text.slice(word.start, word.end);
    while ((asides[aside]?.[1] ?? word.end) < word.end) aside += 1;
    if ((asides[aside]?.[0] ?? word.end) < word.start) {
      told.push(surface);
      continue;
    }
    const marked = markWord(at, analysis, known);
    flags[at] = marked.flags;
    told.push(marked.told ?? surface);
  }
  return { told, flags };
}

/** "llena de muebles" */
const adjectivesToo = wordSet(`
  llena llenan junta juntan limpia limpian seca secan cerca cercan vacía vacían sala marcha busca parte paso corte vista
  nota forma cuenta toma casa casan mata carga cargan`);

interface Marked {
  readonly told?: string | undefined;
  readonly flags: number;
}

const plain: Marked = { flags: 0 };
const isBlocked: Marked = { flags: blocked };
const isLeaning: Marked = { flags: leaning };
const carries: Marked = { flags: finite };
const staysOpen: Marked = { flags: blocked | finite };
const carriesMany: Marked = { flags: finite | plural };

function markWord(at: number, analysis: Analysis, known: Known): Marked {
  const { words } = analysis;
  const lower = (words[at] as Word).lower;
  if (dreamt.has(lower) && words[at + 1]?.lower === 'que') return isBlocked;
  if (subordinators.has(lower)) return isJoined(at, words) ? plain : isLeaning;
  if (isOfUs(lower)) {
    known.inSentence = undefined;
    known.lastVerb = at;
    return isBlocked;
  }
  if (isOutside(at, words)) return isBlocked;
  const pronoun = secondOfPronoun(lower);
  if (pronoun !== undefined) return { told: pronoun, flags: 0 };
  return markVerb(at, analysis, known);
}

function markVerb(at: number, analysis: Analysis, known: Known): Marked {
  const { words } = analysis;
  const lower = (words[at] as Word).lower;
  if (isNounPlace(at, words)) return plain;
  if (isHastyPast(at, analysis)) return isBlocked;
  const second = secondHere(at, analysis);
  if (second !== undefined) return markSecond(second, at, words, known);
  if (isShared(lower)) return markShared(at, analysis, known);
  if (adjectivesToo.has(lower) && !clitics.has(lowerOf(at - 1, words))) return plain;
  if (isThird(at, words)) return markThird(at, words, known);
  return isOpenNoun(at, words) || isUnknownPresent(at, words) ? isBlocked : plain;
}

/**
 * "se quedo callado", "el me echo": written in haste, "quedó" looks like a first person. So it may wherever "se" stands
 * before it, and in a dream without accents wherever "yo" does not.
 */
function isHastyPast(at: number, { words, text }: Analysis): boolean {
  const lower = lowerOf(at, words);
  if (!lower.endsWith('o') || sureFirst.has(lower) || secondOfVerb(lower) === undefined) return false;
  const before = [lowerOf(at - 1, words), lowerOf(at - 2, words)];
  if (before[0] === 'se' || (before[1] === 'se' && clitics.has(before[0] ?? ''))) return true;
  return !before.includes('yo') && text.length > longEnoughForAccents && !/[áéíóú]/iu.test(text);
}
const longEnoughForAccents = 60;

function markSecond(told: string, at: number, words: readonly Word[], known: Known): Marked {
  known.isPlural = false;
  if (!isRelative(at, words)) known.inSentence = 'dreamer';
  known.lastVerb = at;
  return { told, flags: finite };
}

function markThird(at: number, words: readonly Word[], known: Known): Marked {
  const lower = lowerOf(at, words);
  // "me gusta": what pleases the dreamer is not who acts next.
  if (isRelative(at, words)) return lower.endsWith('n') ? carriesMany : carries;
  if (words[at - 1]?.lower === 'me') known.inSentence = undefined;
  else if (!ofNobody.has(lower)) known.inSentence = 'other';
  known.lastVerb = at;
  known.isPlural = lower.endsWith('n');
  return known.isPlural ? carriesMany : carries;
}

const ofNobody = wordSet('hay hubo es fue hace');

/** "pero paso de volver": a noun would have its article. */
function isOpenNoun(at: number, words: readonly Word[]): boolean {
  const [before, word] = [words[at - 1], words[at] as Word];
  if (!nounsToo.has(word.lower)) return false;
  if (before?.sentence !== word.sentence) return true;
  return opensPlace.has(before.lower);
}

const opensPlace = wordSet('y e pero luego entonces si porque');

/** The second person of a first; most of those in -o are nouns or adjectives as well, unless they stand where a verb does. */
function secondHere(at: number, analysis: Analysis): string | undefined {
  const { words } = analysis;
  const { lower } = words[at] as Word;
  if (!lower.endsWith('o'))
    return secondOfVerb(lower) ?? secondOfPast(lower) ?? secondOfPast(accented(at, words));
  if (!mayBeFirst(at, analysis)) return undefined;
  const isOnSelf = lowerOf(at - 1, words) === 'me';
  if (lower === 'siento' && isOnSelf) return sitOrFeel(at, words);
  if (lower === 'bajo') return isOnSelf ? 'bajas' : undefined;
  return secondOfVerb(lower) ?? secondOfAction(at, analysis);
}

function mayBeFirst(at: number, analysis: Analysis): boolean {
  const lower = lowerOf(at, analysis.words);
  if (sureFirst.has(lower)) return true;
  if (isFirstOfNames(at, analysis) || lower.endsWith('ndo')) return false;
  return isVerbPlace(at, analysis);
}

/** "le bese la cabeza", written in haste: behind an accented past it is one too, where nothing asks for another mood. */
function accented(at: number, words: readonly Word[]): string {
  const { lower, sentence } = words[at] as Word;
  const object = words[at - 1]?.lower;
  if ((object !== 'le' && object !== 'les') || !/^\p{L}{2,}e$/u.test(lower)) return lower;
  const before = words.slice(Math.max(0, at - 8), at - 1).filter((word) => word.sentence === sentence);
  const isPast = before.some((word) => /é$/u.test(word.lower) && !/^(?:qué|sé|porqué)$/u.test(word.lower));
  const isOther = before.some((word) => /^(?:que|para|ojalá|quizás?|cuando|no)$/u.test(word.lower));
  return isPast && !isOther ? lower.replace(/e$/u, 'é') : lower;
}

/** "Rocío y Paloma" */
function isFirstOfNames(at: number, { words, text, names }: Analysis): boolean {
  const [word, joiner, other] = [words[at] as Word, words[at + 1], words[at + 2]];
  if (names.has(text.slice(word.start, word.end))) return true;
  return joiner?.lower === 'y' && /^\p{Lu}/u.test(text.slice(other?.start ?? 0, other?.end ?? 0));
}
const sureFirst = wordSet('tengo puedo quiero veo hago digo vengo pongo salgo traigo caigo oigo conozco');

/** "me siento en la silla" is of "sentarse", "me siento mal" of "sentirse". */
function sitOrFeel(at: number, words: readonly Word[]): string {
  return places.has(lowerOf(at + 1, words)) ? 'sientas' : 'sientes';
}
const places = wordSet('en sobre a al junto frente delante');

function markShared(at: number, analysis: Analysis, known: Known): Marked {
  const { lower } = analysis.words[at] as Word;
  const person = personOf(at, analysis, known);
  known.lastVerb = at;
  known.isPlural = false;
  if (person === undefined) return staysOpen;
  if (person === 'neutral') return carries;
  if (!isRelative(at, analysis.words)) known.inSentence = person;
  return person === 'dreamer' ? { told: `${lower}s`, flags: finite } : carries;
}

/** Who acts in a clause on "that" or "where" says nothing of who goes on. */
function isRelative(at: number, words: readonly Word[]): boolean {
  return relatives.has(lowerOf(clauseStart(at, words), words));
}

const relatives = wordSet('que donde quien quienes');

/** "tener que", "hay que": the word between two verbs of one clause. */
function isJoined(at: number, words: readonly Word[]): boolean {
  const lower = lowerOf(at, words);
  const after = lowerOf(at + 1, words);
  if (isInfinitive(after) && (asking.has(lower) || isOfDuty(lowerOf(at - 1, words)))) return true;
  return lower === 'como' && (determiners.has(after) || comparing.has(after));
}

const asking = wordSet('qué cómo dónde');

const isOfDuty = rememberedTest(/^(?:ten\p{L}+|tien\p{L}+|tuv\p{L}+|hay|había|hubo)$/u);
const isInfinitive = rememberedTest(/[aei]r(?:[mts]e|l[aeo]s?)?$/u);
const comparing = wordSet('a en de si con siempre muy');

function isOutside(at: number, words: readonly Word[]): boolean {
  const lower = lowerOf(at, words);
  if (outside.has(lower)) return !(outsideNouns.has(lower) && determiners.has(lowerOf(at - 1, words)));
  if (lower === 'voy' || lower === 'tengo') return isToCome(at, words);
  if (lower === 'sé') return lowerOf(at - 1, words) === 'no';
  return isFuture(lower) || isOfSleep(lower);
}

/** Nouns as well: "el cuento". */
const outsideNouns = wordSet('cuento deseo acuerdo');

/** "voy a volar", "tengo que irme" */
function isToCome(at: number, words: readonly Word[]): boolean {
  const joined = lowerOf(at + 1, words);
  return (joined === 'a' || joined === 'que') && isInfinitive(lowerOf(at + 2, words));
}

const isOfSleep = rememberedTest(/^(?:despert|soñ|despiert[oa]$)/u);

/** "caminábamos", "entregarnos": the regions turn these differently. */
const isOfUs = rememberedTest({ test: findOfUs });

function findOfUs(lower: string): boolean {
  if (lower.endsWith('nos')) return /(?:[aeiáéí]r|ndo)nos$/u.test(lower);
  if (!lower.endsWith('mos')) return /[aeé]nse$/u.test(lower);
  return /[aeiáéí]mos$/u.test(lower) && !nounsInMos.has(lower) && !lower.endsWith('ísimos');
}

/** "camino" and "caminar": the dictionary knows verbs that the list of verbs has not. */
function secondOfAction(at: number, { words, actions }: Analysis): string | undefined {
  const word = words[at] as Word;
  if (!word.lower.endsWith('o') || word.lower.endsWith('io') || word.lower.length < 4) return undefined;
  const action = actions.find(({ mention }) => mention.start === word.start);
  const infinitive =
    action?.mention.actor?.who === 'dreamer' ? action.mention.variation.split(' ')[0] : undefined;
  if (infinitive === undefined || !/[aei]r(?:se)?$/u.test(infinitive)) return undefined;
  return word.lower.replace(/o$/u, /ar(?:se)?$/u.test(infinitive) ? 'as' : 'es');
}
