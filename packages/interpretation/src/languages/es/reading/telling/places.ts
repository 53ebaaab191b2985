import type { Analysis } from '../../../../reading/analysis.ts';
import { rememberedTest } from '../../../../reading/syntax/remembered.ts';
import { wordSet } from '../../../../reading/syntax/word-set.ts';
import { lowerOf, type Word } from '../../../../reading/syntax/words.ts';
import { isShared } from './second-person.ts';
import { knownForms } from './verbs.ts';
import { clitics, determiners, governing, thirdForms } from './words.ts';

/** Behind a determiner or a preposition there is no verb; "lo" and its like stand before both. */
export function isNounPlace(at: number, words: readonly Word[]): boolean {
  const before = words[at - 1];
  const word = words[at];
  if (before === undefined || word === undefined || before.sentence !== word.sentence) return false;
  if (governing.has(before.lower)) return true;
  if (!determiners.has(before.lower)) return false;
  if (pronounsToo.has(before.lower)) return !isThirdForm(word.lower) && !isShared(word.lower);
  if (!clitics.has(before.lower)) return true;
  // "la casa", but "la busco", "los tenía".
  return !isVerb(word.lower);
}

function isVerb(lower: string): boolean {
  return endsLikeVerb(lower) || thirdForms.has(lower) || onlyVerbs.has(lower);
}

/** Irregular pasts that are no nouns: "no la quise dar". */
const onlyVerbs = wordSet('vi di fui hice tuve pude quise dije puse supe traduje conduje');

const pronounsToo = wordSet(
  'todo todos todas otro otra otros otras unos algunos algunas varios esta ese esa este',
);
const endsLikeVerb = rememberedTest(/[oéíó]$|ía$|aba$|(?:aro|iero)n$/u);

export function isVerbPlace(at: number, { words, text }: Analysis): boolean {
  const [before, word] = [words[at - 1], words[at] as Word];
  if (noVerbBefore.get(word.lower)?.has(lowerOf(at + 1, words))) return false;
  const isNounToo = nounsToo.has(word.lower);
  // "4to. piso, de pronto": the full stop ends no sentence.
  if (isNounToo && text.charAt(word.end) === ',') return false;
  if (before === undefined || before.sentence !== word.sentence) return true;
  if (isNounToo) return verbFollowsNounToo.has(before.lower);
  return /[,;:()]/u.test(text.slice(before.end, word.start)) || verbFollows(before.lower);
}

/** "camino a casa", "junto al río" */
const noVerbBefore: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['camino', wordSet('a al de del')],
  ['junto', wordSet('a al con')],
]);

/** Far more often nouns and adjectives than verbs. */
export const nounsToo = wordSet(`
  piso paso baño trabajo juego grito beso cuento gasto cargo giro lleno junto limpio seco cerco vacío suelto sujeto preso
  muerto listo harto quieto caso abrazo dibujo regreso ingreso encuentro cambio inicio vuelo`);
const verbFollowsNounToo = wordSet('yo no me lo la los las le les que cuando donde mientras');
const verbFollows = (lower: string) => beforeVerbs.has(lower) || lower.endsWith('mente');
const beforeVerbs = wordSet(`
  yo y e pero que cuando mientras si donde porque aunque como me te se lo la los las le les no ya luego después entonces
  ahora además también tampoco siempre nunca casi apenas sólo solo así ahí allí aquí repente pronto fin jamás quien miedo
  susto`);

/** A first person in -o of a verb that is not known: where a verb stands, the clause is not told. */
export function isUnknownPresent(at: number, words: readonly Word[]): boolean {
  const lower = lowerOf(at, words);
  if (!mayBeUnknown(lower)) return false;
  const before = words[at - 1];
  if (before === undefined || before.clause !== words[at]?.clause) return true;
  return unknownFollows.has(before.lower);
}

const unknownFollows = wordSet(
  'y e yo entonces luego además después ahora ya pero me lo la los las le les no que cuando mientras si donde',
);
const mayBeUnknown = rememberedTest({
  test: (lower) => /[^aeio]o$|[ae]o$/u.test(lower) && !noVerbs.has(lower) && !/[aií]do$|ndo$/u.test(lower),
});

/** Words in -o that open a clause and are no verbs. */
const noVerbs = wordSet(`
  cuando pero luego dentro mismo todo otro como solo sólo pronto bajo mucho poco tanto cuatro ocho cinco medio cierto
  primero segundo tercero no lo yo algo uno junto debajo eso esto aquello claro bueno incluso excepto tampoco hecho
  supuesto ejemplo quinto último rápido abajo adentro negro blanco rojo viejo nuevo amigo hermano abuelo tío hijo primo
  perro gato niño momento lleno muerto vivo alto largo pequeño oscuro desnudo descalzo`);

const isThirdForm = rememberedTest({
  test: (lower) => thirdForms.has(lower) || knownForms.thirds.has(lower) || endsLikeThird.test(lower),
});

const endsLikeThird = /(?:\p{L}ó|aron|ieron|jeron|yeron|aban|ían|ieran|eran)$/u;

export function isThird(at: number, words: readonly Word[]): boolean {
  const lower = lowerOf(at, words);
  if ((lower === 'hace' || lower === 'hacía') && isTimeAgo(lowerOf(at + 1, words))) return false;
  if (lower === 'para') {
    const before = words[at - 1]?.lower;
    return before === 'no' || before === 'se';
  }
  return isThirdForm(lower) && !noThirds.has(lower);
}

const noThirds = wordSet('sólo tambor cuenta forma baño');
const isTimeAgo = rememberedTest(
  /^(?:años?|meses|mes|días|tiempo|muchos?|poco|unos|unas|dos|tres|varios)$|^\d/u,
);
