import { skeletons } from '../skeletons.ts';
import type { TextSlots } from '../slots.ts';
import { a, de } from './words.ts';

const dated =
  /(?:^|[^\p{L}])(?:ayer|anteayer|anoche|hoy|estos (?:dos )?días|últim[oa]s? (?:dos )?(?:días|horas)|esta semana|últimamente)(?=$|[^\p{L}])/iu;

/** "¿Qué …?" after a colon: "¿qué …?" */
function lowered(text: string): string {
  return text.replace(/^(¿?)(\p{Lu})/u, (_, mark: string, letter: string) => mark + letter.toLowerCase());
}

const isPlain = (text: string) => text.startsWith('¿');

const undated = (t: TextSlots, say: (text: string) => string) =>
  dated.test(t.text) || !isPlain(t.text) ? undefined : say(lowered(t.text));

type Lead = (image: string) => string;

/** Ways back to the image that a question comes from; the question follows. */
const backTo: readonly Lead[] = [
  (image) => `en cuanto ${a(image)}: `,
  (image) => `de vuelta ${a(image)}: `,
  (image) => `con ${image} en mente, `,
  (image) => `piensa en ${image}: `,
  (image) => `partiendo ${de(image)}, `,
  (image) => `otra vez con ${image}: `,
  (image) => `una pregunta sale ${de(image)}: `,
  (image) => `quédate con ${image} y pregunta: `,
  (image) => `antes de alejarte ${de(image)}: `,
  (image) => `entre ${image} y tus días: `,
  (image) => `por lo que toca ${a(image)}, `,
  (image) => `ante ${image}: `,
  (image) => `visto desde ${image}, `,
  (image) => `${de(image)} a tu día: `,
  (image) => `a la luz ${de(image)}, `,
  (image) => `algo ${de(image)} pide respuesta: `,
  (image) => `ya en pie y todavía con ${image}: `,
  (image) => `volviendo ${a(image)}, `,
  (image) => `hay algo que preguntar tras ${image}: `,
  (image) => `después ${de(image)}, `,
  (image) => `si piensas en ${image}, `,
  (image) => `si te acuerdas ${de(image)}, `,
  (image) => `queda abierto algo ${de(image)}: `,
  (image) => `desde ${image} hay un solo paso hasta aquí: `,
];

/** Days that a question is put to which names none. */
const days: readonly string[] = [
  'en estos dos días, ',
  'ayer o anteayer, ',
  'de ayer a hoy, ',
  'mirando las últimas 48 horas, ',
  'con el día de ayer todavía fresco, ',
  'desde anteayer, ',
  'entre ayer y hoy, ',
  'en lo que trajo ayer, ',
  'sin ir más allá de anteayer, ',
  'repasando ayer, ',
  'en los últimos dos días, ',
];

/** What may stand before a question that names its days. */
const asking: readonly string[] = [
  '',
  'responde en una línea: ',
  'pregúntate: ',
  'dilo sin rodeos: ',
  'basta una palabra: ',
  'con toda franqueza: ',
  'prueba con esto: ',
  'dítelo con calma: ',
];

/** "As for the dog, ask yourself: …", and behind a whole clause "Think of the dog. Ask yourself: …". */
function asked(lead: string, ask: string): string {
  if (ask === '' || lead.endsWith(', ')) return `${lead}${ask}`;
  if (phrases.test(lead)) return lead.replace(/: $/u, `, ${ask}`);
  return lead.replace(/: $/u, `. ${ask.charAt(0).toUpperCase()}${ask.slice(1)}`);
}
/** Ways back that are no clause of their own. */
const phrases = /^(?:en cuanto|de vuelta|otra vez|entre|ante|antes|ya en pie|de |del )/u;

/** Every way back with some of the days: no two questions of many dreams are put alike. */
const daysForEach = 4;
const withImage = backTo
  .flatMap((lead, at) =>
    Array.from({ length: daysForEach }, (_, turn) => ({
      lead,
      day: days[(at + turn * 3) % days.length] ?? '',
      ask: asking[(at + turn * 2) % asking.length] ?? '',
    })),
  )
  .map(({ lead, day, ask }) => ({ image, text }: TextSlots) => {
    if (image === undefined || !isPlain(text)) return undefined;
    if (dated.test(text)) return `${asked(lead(image), ask)}${lowered(text)}`;
    return `${lead(image).replace(/, $/u, ': ')}${day}${lowered(text)}`;
  });

/** Puts a question to the image it comes from, and one that names no day to the last two. */
export const questionOf = skeletons<TextSlots>('es.question-of', ...withImage);

/** Puts a question that names no day to the last two. */
export const question = skeletons<TextSlots>(
  'es.question',
  (t) => (dated.test(t.text) || !isPlain(t.text) ? t.text : `Piensa en ayer y anteayer: ${lowered(t.text)}`),
  (t) => undated(t, (text) => `Mirando las últimas 48 horas, ${text}`),
  (t) => undated(t, (text) => `Repasa el último día o los dos últimos: ${text}`),
  (t) => undated(t, (text) => `Vuelve un momento a ayer y anteayer: ${text}`),
  (t) => undated(t, (text) => `De ayer a hoy, ${text}`),
  (t) => undated(t, (text) => `Pensando en estos dos días: ${text}`),
  (t) => undated(t, (text) => `Desde anteayer hasta hoy, ${text}`),
  (t) => undated(t, (text) => `Sin ir más allá de anteayer, ${text}`),
  (t) => undated(t, (text) => `Ayer, hoy o anteayer, ${text}`),
  (t) => undated(t, (text) => `Toma solo estos dos días: ${text}`),
  (t) => undated(t, (text) => `Si miras ayer con calma, ${text}`),
  (t) => undated(t, (text) => `Busca entre anteayer y hoy: ${text}`),
  (t) => undated(t, (text) => `Con lo vivido desde anteayer a la vista: ${text}`),
  (t) => undated(t, (text) => `Y en estos dos días, ${text}`),
  (t) => undated(t, (text) => `Con el día de ayer todavía fresco: ${text}`),
  (t) => undated(t, (text) => `Ponlo junto a los últimos dos días y pregúntate: ${text}`),
  (t) => undated(t, (text) => `Si dejas pasar el día de ayer otra vez ante ti, ${text}`),
  (t) => undated(t, (text) => `Entre anteayer y esta mañana, ${text}`),
  (t) => undated(t, (text) => `Mira ayer hora por hora: ${text}`),
  (t) => undated(t, (text) => `En algún punto de estos dos días está la respuesta: ${text}`),
  (t) => undated(t, (text) => `Desde ayer por la mañana, ${text}`),
  (t) => undated(t, (text) => `Al lado de lo que hiciste ayer: ${text}`),
);
