import type { Language } from '@chitta/symbols/types';
import type { Sign } from '../model.ts';
import { isOf as isOfEnglish } from '../phrasing/en/words.ts';
import { de, isOf as isOfSpanish, something } from '../phrasing/es/words.ts';
import { meaningOf } from '../writing/slots-of.ts';
import type { LineSlots } from './fill-line.ts';
import type { GeneralSituation } from './voice.ts';

/** Clauses for symbols that have no lines of their own, made from the meaning alone. */
export function genericLines(
  sign: Sign,
  slots: LineSlots,
  situation: GeneralSituation,
  language: Language,
): string[] {
  const parts: Parts = {
    meaning: meaningOf(sign),
    who: slots.who ?? '',
    what: slots.what ?? '',
    isColour: sign.mention.group === 'colour',
  };
  return language === 'es' ? spanish[situation](parts) : english[situation](parts);
}

interface Parts {
  readonly meaning: string;
  readonly who: string;
  readonly what: string;
  readonly isColour: boolean;
}
type Table = Readonly<Record<GeneralSituation, (parts: Parts) => string[]>>;

const english: Table = {
  you: ({ meaning }) => [
    `in you, that is ${meaning}`,
    `by doing so you are ${meaning}`,
    `you are ${meaning}, and nobody else does it for you`,
    `what you do there comes to ${meaning}`,
    `seen from inside, you are ${meaning}`,
    `this is you, ${meaning}`,
  ],
  toYou: ({ meaning, who }) => [
    `${who} ${isOfEnglish(who)} turned toward you, and the matter is ${meaning}`,
    `behind it ${isOfEnglish(who) === 'is' ? 'stands' : 'stand'} ${who}, and what reaches you is about ${meaning}`,
    `what comes at you is your own, ${who}, and it is about ${meaning}`,
  ],
  other: ({ meaning, who }) => [
    `by way of ${who}, you are ${meaning}`,
    `${who} ${isOfEnglish(who)} at work there, and the work is ${meaning}`,
    `it is left to ${who} this time, and it is a matter of ${meaning}`,
    `through ${who} you are ${meaning}`,
  ],
  any: ({ meaning }) => [
    `inwardly that is ${meaning}`,
    `it comes down to ${meaning}`,
    `something in you is busy with ${meaning}`,
    `the matter there is ${meaning}`,
    `the point of it is ${meaning}`,
  ],
  of: ({ meaning, what }) => [
    `${what} ${isOfEnglish(what)} ${meaning}`,
    `as things stand, ${what} ${isOfEnglish(what)} ${meaning}`,
    `for the time being, ${what} ${isOfEnglish(what)} ${meaning}`,
    `the dream shows you ${what}, and shows it ${meaning}`,
  ],
  trait: ({ meaning }) => [
    `something here is ${meaning}`,
    `what you look at is ${meaning}`,
    `all of this is seen as ${meaning}`,
    `at this point the matter is ${meaning}`,
  ],
  feeling: ({ meaning }) => [
    `you look on it with ${meaning}`,
    `that is your view of the matter at present: ${meaning}`,
    `what colours it is ${meaning}`,
    `you bring ${meaning} to it`,
  ],
  combined: ({ meaning }) => [
    `taken together, that is ${meaning}`,
    `put together, it says one thing: ${meaning}`,
    `all of that makes one picture, ${meaning}`,
    `what these words say side by side is ${meaning}`,
    `here the parts join into one thought: ${meaning}`,
    `read in one breath, it is about ${meaning}`,
    `these belong together, and what they speak of is ${meaning}`,
    `one thing is meant by all of it: ${meaning}`,
    `seen as a whole, it comes to ${meaning}`,
    `none of it stands alone, for together it is ${meaning}`,
    `this picture is older than your dream, and it is about ${meaning}`,
    `many people have dreamt this picture, and each time it is about ${meaning}`,
  ],
};

const spanish: Table = {
  you: ({ meaning }) => [
    `por dentro, eso es ${meaning}`,
    `lo que haces ahí viene a ser ${meaning}`,
    `lo tuyo es ${meaning}`,
    `te toca ${meaning}`,
    `visto desde dentro, es ${meaning}`,
    `en ti, eso es ${meaning}`,
    `te ocupas de ${meaning}`,
  ],
  toYou: ({ meaning, who }) => [
    `detrás ${isOfSpanish(who) === 'es' ? 'está' : 'están'} ${who}, y se trata de ${meaning}`,
    `lo que te llega es tuyo, ${who}, y habla de ${meaning}`,
    `${who} ${isOfSpanish(who) === 'es' ? 'se vuelve' : 'se vuelven'} hacia ti, y el asunto es ${meaning}`,
  ],
  other: ({ meaning, who }) => [
    `quien actúa es ${who}, y se trata de ${meaning}`,
    `esta vez queda en manos de ${who}, y el asunto es ${meaning}`,
    `por medio de ${who} te ocupas de esto: ${meaning}`,
    `en ${who} se ve lo que está en marcha, que es ${meaning}`,
  ],
  any: ({ meaning }) => [
    `por dentro es ${meaning}`,
    `en el fondo se trata de ${meaning}`,
    `algo en ti anda en eso: ${meaning}`,
    `el asunto ahí es ${meaning}`,
    `a eso se reduce: ${meaning}`,
  ],
  of: ({ meaning, what }) => [
    `en ${what} hay por ahora ${something(meaning)}`,
    `lo que ves ${de(what)} es ${something(meaning)}`,
    `así te encuentras con ${what}: es ${something(meaning)}`,
    `${what} se te ${isOfSpanish(what) === 'es' ? 'muestra' : 'muestran'} como ${something(meaning)}`,
    `con ${what} pasa esto: hay ${something(meaning)}`,
    `cuando se trata ${de(what)}, das con ${something(meaning)}`,
  ],
  trait: ({ meaning }) => [
    `lo que tienes delante es ${something(meaning)}`,
    `te las ves con ${something(meaning)}`,
    `así está el asunto: hay ${something(meaning)}`,
    `das con ${something(meaning)}`,
    `se nota en todo, y es ${something(meaning)}`,
    `hay de por medio ${something(meaning)}`,
  ],
  feeling: ({ meaning }) => [
    `lo miras con ${meaning}`,
    `así ves el asunto por ahora: con ${meaning}`,
    `lo que le da color es ${meaning}`,
    `lo que pones tú es ${meaning}`,
    `en tu mirada hay ${meaning}`,
  ],
  combined: ({ meaning }) => [
    `todo junto, es ${meaning}`,
    `unido, dice una sola cosa: ${meaning}`,
    `con todo eso se forma una sola imagen, ${meaning}`,
    `lo que dicen estas palabras una al lado de otra es ${meaning}`,
    `aquí las piezas se juntan en un solo pensamiento: ${meaning}`,
    `leído de un tirón, habla de ${meaning}`,
    `son cosas que van juntas, y de lo que hablan es de ${meaning}`,
    `con todo ello se quiere decir una cosa: ${meaning}`,
    `visto en conjunto, viene a ser ${meaning}`,
    `nada de eso va por separado, porque junto es ${meaning}`,
    `esta imagen es más vieja que tu sueño, y trata de ${meaning}`,
    `mucha gente ha soñado esta imagen, y cada vez trata de ${meaning}`,
  ],
};
