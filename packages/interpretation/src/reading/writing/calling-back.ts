import type { Language } from '@chitta/symbols/types';
import { a, de } from '../phrasing/es/words.ts';

type Tie = (image: string, line: string) => string;

/** Ways of saying which image of the dream a sentence comes from. */
interface Ties {
  /** The first sentence: what a dream turns on. */
  readonly opening: readonly Tie[];
  /** Where the dream goes from there, and where it came from. */
  readonly after: readonly Tie[];
  readonly before: readonly Tie[];
  /** What to take along from it. */
  readonly guidance: readonly Tie[];
}

const english: Ties = {
  opening: [
    (image, line) => `it turns on ${image}: ${line}`,
    (image, line) => `most of it hangs on ${image}: ${line}`,
    (image, line) => `start with ${image}: ${line}`,
    (image, line) => `all of it leads back to ${image}: ${line}`,
    (image, line) => `at the heart of it is ${image}: ${line}`,
    (image, line) => `one thing carries the rest, ${image}: ${line}`,
    (image, line) => `the weight of it lies on ${image}: ${line}`,
    (image, line) => `what it comes down to is ${image}: ${line}`,
    (image, line) => `look first at ${image}: ${line}`,
    (image, line) => `the key to it is ${image}: ${line}`,
    (image, line) => `of all you tell, ${image} comes first: ${line}`,
    (image, line) => `this night is about ${image}: ${line}`,
    (image, line) => `everything here gathers round ${image}: ${line}`,
    (image, line) => `under the rest lies ${image}: ${line}`,
    (image, line) => `what stays with you is ${image}: ${line}`,
    (image, line) => `the dream has its centre in ${image}: ${line}`,
  ],
  after: [
    (image, line) => `by the end it is about ${image}: ${line}`,
    (image, line) => `and then comes ${image}: ${line}`,
    (image, line) => `it leads on to ${image}: ${line}`,
    (image, line) => `further on there is ${image}: ${line}`,
    (image, line) => `from there the dream goes on to ${image}: ${line}`,
    (image, line) => `it does not stop at that, for there is also ${image}: ${line}`,
    (image, line) => `to that the dream adds ${image}: ${line}`,
    (image, line) => `later the matter moves to ${image}: ${line}`,
    (image, line) => `its other half is ${image}: ${line}`,
    (image, line) => `out of it comes ${image}: ${line}`,
    (image, line) => `after that your attention goes to ${image}: ${line}`,
    (image, line) => `and it ends nearer to ${image}: ${line}`,
  ],
  before: [
    (image, line) => `it starts elsewhere, with ${image}: ${line}`,
    (image, line) => `before that comes ${image}: ${line}`,
    (image, line) => `the way there begins with ${image}: ${line}`,
    (image, line) => `the ground for it is laid by ${image}: ${line}`,
    (image, line) => `it comes out of ${image}: ${line}`,
    (image, line) => `at first, though, there is ${image}: ${line}`,
    (image, line) => `what leads up to it is ${image}: ${line}`,
    (image, line) => `you come to it by way of ${image}: ${line}`,
    (image, line) => `behind it stands ${image}: ${line}`,
    (image, line) => `the dream prepares it with ${image}: ${line}`,
  ],
  guidance: [
    (image, line) => `with ${image} behind you: ${line}`,
    (image, line) => `for ${image}, take this along: ${line}`,
    (image, line) => `${image} leaves you with this: ${line}`,
    (image, line) => `what ${image} asks of you is small: ${line}`,
    (image, line) => `so, after ${image}: ${line}`,
    (image, line) => `from ${image} you can keep one thing: ${line}`,
    (image, line) => `to come back to ${image}: ${line}`,
    (image, line) => `and ${image}? ${line}`,
    (image, line) => `out of ${image} comes one piece of advice: ${line}`,
    (image, line) => `when it comes to ${image}: ${line}`,
    (image, line) => `which brings it back to ${image}: ${line}`,
    (image, line) => `in the matter of ${image}: ${line}`,
    (image, line) => `here is what to do with ${image}: ${line}`,
    (image, line) => `let ${image} teach you this much: ${line}`,
    (image, line) => `that leaves ${image}: ${line}`,
    (image, line) => `in the end it is ${image} again: ${line}`,
  ],
};

const spanish: Ties = {
  opening: [
    (image, line) => `todo gira en torno ${a(image)}: ${line}`,
    (image, line) => `casi todo depende ${de(image)}: ${line}`,
    (image, line) => `empieza por ${image}: ${line}`,
    (image, line) => `todo vuelve ${a(image)}: ${line}`,
    (image, line) => `en el centro está ${image}: ${line}`,
    (image, line) => `una cosa lleva a las demás, ${image}: ${line}`,
    (image, line) => `el peso cae sobre ${image}: ${line}`,
    (image, line) => `en primer plano está ${image}: ${line}`,
    (image, line) => `fíjate primero en ${image}: ${line}`,
    (image, line) => `la llave está en ${image}: ${line}`,
    (image, line) => `de cuanto cuentas, lo primero es ${image}: ${line}`,
    (image, line) => `esta noche habla ${de(image)}: ${line}`,
    (image, line) => `lo demás se reúne junto ${a(image)}: ${line}`,
    (image, line) => `debajo de todo está ${image}: ${line}`,
    (image, line) => `lo que te acompaña al despertar es ${image}: ${line}`,
    (image, line) => `el sueño tiene su centro en ${image}: ${line}`,
  ],
  after: [
    (image, line) => `más adelante se trata ${de(image)}: ${line}`,
    (image, line) => `y luego viene ${image}: ${line}`,
    (image, line) => `de ahí lleva ${a(image)}: ${line}`,
    (image, line) => `después aparece ${image}: ${line}`,
    (image, line) => `desde ahí el sueño sigue hacia ${image}: ${line}`,
    (image, line) => `no se queda en eso, porque también está ${image}: ${line}`,
    (image, line) => `a eso el sueño le añade ${image}: ${line}`,
    (image, line) => `el asunto pasa luego ${a(image)}: ${line}`,
    (image, line) => `la otra mitad es ${image}: ${line}`,
    (image, line) => `de todo ello sale ${image}: ${line}`,
    (image, line) => `tu atención va entonces ${a(image)}: ${line}`,
    (image, line) => `y acaba más cerca ${de(image)}: ${line}`,
  ],
  before: [
    (image, line) => `empieza en otro punto, con ${image}: ${line}`,
    (image, line) => `antes de eso viene ${image}: ${line}`,
    (image, line) => `el camino hasta ahí arranca con ${image}: ${line}`,
    (image, line) => `el terreno se prepara con ${image}: ${line}`,
    (image, line) => `todo sale ${de(image)}: ${line}`,
    (image, line) => `al principio, sin embargo, está ${image}: ${line}`,
    (image, line) => `lo que lleva hasta ahí es ${image}: ${line}`,
    (image, line) => `a eso se llega por medio ${de(image)}: ${line}`,
    (image, line) => `detrás está ${image}: ${line}`,
    (image, line) => `el sueño lo prepara con ${image}: ${line}`,
  ],
  guidance: [
    (image, line) => `con ${image} a la espalda: ${line}`,
    (image, line) => `por ${image}, llévate esto: ${line}`,
    (image, line) => `lo que te deja ${image} es esto: ${line}`,
    (image, line) => `lo que te pide ${image} es poco: ${line}`,
    (image, line) => `así que, después ${de(image)}: ${line}`,
    (image, line) => `${de(image)} puedes guardar una cosa: ${line}`,
    (image, line) => `para volver ${a(image)}: ${line}`,
    (image, line) => `¿y ${image}? ${line}`,
    (image, line) => `${de(image)} sale un consejo: ${line}`,
    (image, line) => `cuando se trata ${de(image)}: ${line}`,
    (image, line) => `y eso lleva otra vez ${a(image)}: ${line}`,
    (image, line) => `en el asunto ${de(image)}: ${line}`,
    (image, line) => `esto es lo que puedes hacer con ${image}: ${line}`,
    (image, line) => `hay algo que aprender ${de(image)}: ${line}`,
    (image, line) => `queda ${image}: ${line}`,
    (image, line) => `al cabo, otra vez ${image}: ${line}`,
  ],
};

const ties: Readonly<Record<Language, Ties>> = { en: english, es: spanish };

/** Of so many turns one leaves a sentence as it is, so that not every reading calls its images by name. */
const bareOf = 4;

/**
 * A sentence with the image it comes from, so that what a reading begins and ends with can be seen to be one matter. It
 * stays as it is where it names the image itself, has a colon already, or where the turn falls so.
 */
export function calledBack(
  place: keyof Ties,
  image: string | undefined,
  line: string,
  language: Language,
  turn: (count: number) => number,
): string {
  const ways = ties[language][place];
  const at = turn(ways.length);
  const isBare = turn(bareOf) === 0;
  const way = ways[at];
  if (isBare || image === undefined || way === undefined || line.includes(':') || names(line, image))
    return line;
  const built = way(image, lowered(line));
  return built.includes('? ') ? way(image, line) : built;
}

const shortest = 4;

/** Whether a line has the last word of an image in it already, in whatever form. */
function names(line: string, image: string): boolean {
  const word = image.split(' ').at(-1) ?? image;
  return line.toLowerCase().includes(word.toLowerCase().slice(0, Math.max(shortest, word.length - 2)));
}

function lowered(line: string): string {
  return /^(?:I |I'|\p{Lu}\p{Lu})/u.test(line) ? line : line.charAt(0).toLowerCase() + line.slice(1);
}
