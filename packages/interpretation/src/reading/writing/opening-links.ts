import type { Language } from '@chitta/symbols/types';
import { a, de, articled as el } from '../phrasing/es/words.ts';

type Two = (from: string, to: string) => string;
type One = (line: string) => string;

/** How the second sentence of an opening leads on. */
interface OpeningLinks {
  readonly feelings: readonly Two[];
  readonly places: readonly Two[];
  /** Several symbols that mean one thing together, by that meaning. */
  readonly combined: readonly One[];
  /** A later event. */
  readonly after: readonly One[];
  /** An earlier event. */
  readonly before: readonly One[];
}

const english: OpeningLinks = {
  feelings: [
    (from, to) => `it begins in ${from} and ends in ${to}, and that turn is yours`,
    (from, to) => `the feeling moves as you tell it, from ${from} to ${to}`,
    (from, to) => `what starts with ${from} has turned to ${to} by the end`,
    (from, to) => `first there is ${from}, and then ${to} takes its place`,
    (from, to) => `between ${from} and ${to} lies the stretch that this dream covers`,
    (from, to) => `you go in with ${from} and come out with ${to}`,
    (from, to) => `${from} has the first word and ${to} the last`,
    (from, to) => `your view of it shifts on the way, ${from} giving room to ${to}`,
  ],
  places: [
    (from, to) => `it takes you from ${from} to ${to}`,
    (from, to) => `the way leads from ${from} as far as ${to}`,
    (from, to) => `${from} is where it starts, and ${to} where it leaves you`,
    (from, to) => `you set out at ${from}, and ${to} is what you reach`,
    (from, to) => `all this happens between ${from} and ${to}`,
    (from, to) => `on the way you exchange ${from} for ${to}`,
    (from, to) => `start and finish are ${from} and ${to}, and you cross what lies between`,
    (from, to) => `by the end ${from} is behind you and you have come to ${to}`,
  ],
  combined: [
    (meaning) => `this dream is about ${meaning}`,
    (meaning) => `what it all turns on is ${meaning}`,
    (meaning) => `at the heart of this dream you find ${meaning}`,
    (meaning) => `one thought holds it together, ${meaning}`,
    (meaning) => `put in a line, the matter is ${meaning}`,
    (meaning) => `the night has made a picture of ${meaning}`,
    (meaning) => `underneath the story lies ${meaning}`,
    (meaning) => `what you were shown is ${meaning}`,
    (meaning) => `the dream has found an image for ${meaning}`,
    (meaning) => `under its many pictures there is one subject, ${meaning}`,
  ],
  after: [
    (line) => `by the end, ${line}`,
    (line) => `and then ${line}`,
    (line) => `what it leads to is this: ${line}`,
    (line) => `further on, ${line}`,
    (line) => `from there the dream goes on, and ${line}`,
    (line) => `it does not stop at that, for ${line}`,
    (line) => `the dream adds one thing more: ${line}`,
    (line) => `later, ${line}`,
  ],
  before: [
    (line) => `it starts elsewhere, where ${line}`,
    (line) => `before that, ${line}`,
    (line) => `to begin with, ${line}`,
    (line) => `the ground for it is laid early, when ${line}`,
    (line) => `it comes out of something earlier: ${line}`,
    (line) => `at first, though, ${line}`,
  ],
};

const spanish: OpeningLinks = {
  feelings: [
    (from, to) => `empieza con ${from} y termina con ${to}, y ese giro es tuyo`,
    (from, to) => `mientras lo cuentas, lo que sientes pasa ${de(el(from))} ${a(el(to))}`,
    (from, to) => `lo que arranca con ${from} acaba en ${to}`,
    (from, to) => `primero hay ${from}, y luego ocupa su lugar ${el(to)}`,
    (from, to) => `entre ${el(from)} y ${el(to)} cabe el sueño entero`,
    (from, to) => `entras con ${from} y sales con ${to}`,
    (from, to) => `la primera palabra es ${de(el(from))}, y la última, ${de(el(to))}`,
    (from, to) => `por el camino cambia tu manera de verlo: ${el(from)} le deja el sitio ${a(el(to))}`,
    (from, to) => `al otro lado ${de(el(from))} te esperaba otra cosa, ${el(to)}`,
    (from, to) => `lo miras con ${from} y después con ${to}`,
    (from, to) => `no todo se queda en ${el(from)}, porque el sueño te acerca ${a(el(to))}`,
    (from, to) => `${de(el(from))} ${a(el(to))} hay un buen trecho, y lo recorres en una noche`,
    (from, to) => `el sueño te recibe con ${from} y te despide con ${to}`,
    (from, to) => `hay dos maneras de mirarlo, con ${from} y con ${to}, y aquí pruebas las dos`,
    (from, to) => `cuando ya contabas con ${el(from)}, llega ${el(to)}`,
    (from, to) => `${el(from)} hace de puerta, y detrás aparece ${el(to)}`,
  ],
  places: [
    (from, to) => `te lleva ${de(from)} ${a(to)}`,
    (from, to) => `el camino va desde ${from} hasta ${to}`,
    (from, to) => `${from} es donde empieza, y ${to}, donde te deja`,
    (from, to) => `sales ${de(from)}, y adonde llegas es ${a(to)}`,
    (from, to) => `todo esto pasa entre ${from} y ${to}`,
    (from, to) => `por el camino cambias ${from} por ${to}`,
    (from, to) => `al final has dejado atrás ${from} y has llegado ${a(to)}`,
    (from, to) => `principio y final son ${from} y ${to}, y tú cruzas lo que hay en medio`,
    (from, to) => `el sueño abre en ${from} y cierra en ${to}`,
    (from, to) => `entre un sitio y otro, ${from} y ${to}, cambia también el aire por dentro`,
  ],
  combined: [
    (meaning) => `este sueño trata de ${meaning}`,
    (meaning) => `todo gira en torno a esto: ${meaning}`,
    (meaning) => `en el centro de este sueño está ${meaning}`,
    (meaning) => `un solo pensamiento lo sostiene, ${meaning}`,
    (meaning) => `dicho en una línea, el asunto es ${meaning}`,
    (meaning) => `la noche te ha puesto en imágenes ${meaning}`,
    (meaning) => `debajo de la historia hay esto: ${meaning}`,
    (meaning) => `lo que se te enseñó es ${meaning}`,
    (meaning) => `el sueño encontró una imagen para ${meaning}`,
    (meaning) => `bajo tantas imágenes hay un solo tema, ${meaning}`,
    (meaning) => `quítale a este sueño los detalles y queda esto: ${meaning}`,
    (meaning) => `esta noche ha dado forma a una cosa, ${meaning}`,
    (meaning) => `el hilo que lo recorre es ${meaning}`,
    (meaning) => `si hay que decirlo pronto, se trata de ${meaning}`,
    (meaning) => `por dentro la escena habla de ${meaning}`,
    (meaning) => `lo que cuentas tiene nombre por dentro, y es ${meaning}`,
    (meaning) => `mira la escena entera y verás ${meaning}`,
    (meaning) => `con pocas palabras, el sueño va de ${meaning}`,
  ],
  after: [
    (line) => `al final, ${line}`,
    (line) => `y después ${line}`,
    (line) => `a esto lleva: ${line}`,
    (line) => `más adelante, ${line}`,
    (line) => `desde ahí el sueño sigue, y ${line}`,
    (line) => `no se queda en eso, porque ${line}`,
    (line) => `el sueño añade una cosa más: ${line}`,
    (line) => `más tarde, ${line}`,
    (line) => `luego, ${line}`,
    (line) => `y para acabar, ${line}`,
    (line) => `falta aún lo último, y es que ${line}`,
    (line) => `queda otra cosa por decir: ${line}`,
  ],
  before: [
    (line) => `empieza en otro punto, donde ${line}`,
    (line) => `antes de eso, ${line}`,
    (line) => `para empezar, ${line}`,
    (line) => `el terreno se prepara pronto, cuando ${line}`,
    (line) => `viene de algo anterior: ${line}`,
    (line) => `al principio, sin embargo, ${line}`,
  ],
};

export const openingLinks: Readonly<Record<Language, OpeningLinks>> = { en: english, es: spanish };
