import { skeletons, whole } from '../skeletons.ts';
import type { NounSlots } from '../slots.ts';
import { a, agree, agreeWith, de, isAspect, isOf, something } from './words.ts';

const later = (noun: NounSlots) => noun.scene > 0;

export const place = skeletons<NounSlots>(
  'es.place',
  (n) => whole`Estás ${n.where}, es decir, en ${n.meaning}`,
  (n) => (later(n) ? undefined : whole`Todo empieza ${n.where}, y eso da el marco: ${n.meaning}`),
  (n) => (later(n) ? `Luego cambia el lugar y aparece ${n.np}, ${n.meaning}` : undefined),
  (n) => whole`Lo que pasa ${n.where} pasa en ${n.meaning}`,
  (n) => (later(n) ? `De ahí el sueño pasa ${a(n.np)}: ${n.meaning}` : undefined),
  (n) => `El escenario ${agree(n, 'es', 'son')} ${n.np}, y por dentro ${isOf(n.meaning)} ${n.meaning}`,
  (n) => (later(n) ? whole`Ahora estás ${n.where}, y el nuevo marco es ${n.meaning}` : undefined),
  (n) => (later(n) ? undefined : whole`Primero, dónde estás: ${n.where}, o sea, en ${n.meaning}`),
  (n) =>
    later(n) ? whole`La parte que sigue ocurre ${n.where}; por dentro se trata ${de(n.meaning)}` : undefined,
  (n) => whole`Con lo que sucede ${n.where}, el sueño habla ${de(n.meaning)}`,
  (n) => (later(n) ? `Con ${n.np} se abre otro lado tuyo, ${n.meaning}` : undefined),
  (n) => whole`Hay un porqué en que sea ${n.where}: así estás en ${n.meaning}`,
  (n) => `El suelo de esta parte lo ${agree(n, 'pone', 'ponen')} ${n.np}, ${n.meaning}`,
  (n) => whole`Quien se mueve ${n.where} se mueve en ${n.meaning}`,
);

export const owned = skeletons<NounSlots>(
  'es.owned',
  (n) =>
    owner(
      n,
      (o) =>
        whole`Estás ${n.where}, e importa de quién es: ${n.meaning}, al modo que tomaste ${de(o.np)}, ${o.meaning}`,
    ),
  (n) =>
    owner(
      n,
      (o) =>
        `${n.np} ${agree(n, 'es', 'son')} ${n.meaning}, y no solo a tu manera; en ${o.np} te encuentras con ${o.meaning}, y ese es el sello que lleva`,
    ),
  (n) => owner(n, (o) => `Con ${n.np} se dicen dos cosas a la vez: ${n.meaning} y, en ${o.np}, ${o.meaning}`),
  (n) =>
    owner(
      n,
      (o) =>
        `Que sea justo ${n.np} añade algo: además ${de(n.meaning)}, se trata ${de(o.meaning)}, con la cara ${de(o.np)}`,
    ),
);

function owner(n: NounSlots, say: (owner: { np: string; meaning: string }) => string | undefined) {
  return n.owner && say(n.owner);
}

export const person = skeletons<NounSlots>(
  'es.person',
  (n) =>
    n.known
      ? `Lo primero que dirías ${de(n.np)} es la cualidad que cuenta aquí; vista por dentro, ${isOf(n.meaning)} ${n.meaning}`
      : undefined,
  (n) => `En ${n.np} hay algo tuyo, ${n.meaning}`,
  (n) => `${n.np} no ${agree(n, 'viene', 'vienen')} de fuera: por dentro ${isOf(n.meaning)} ${n.meaning}`,
  (n) => `El papel ${de(n.np)} le toca ${a(n.meaning)}`,
  (n) => `Con ${n.np} ${agreeWith(n.meaning, 'entra', 'entran')} en escena ${n.meaning}`,
  (n) => (n.known ? `Busca una sola palabra para ${n.np}: esa palabra nombra ${a(n.meaning)}` : undefined),
  (n) => `${n.np} no ${agree(n, 'habla', 'hablan')} por nadie de fuera, sino por ${n.meaning}`,
  (n) => `A través ${de(n.np)} se deja ver ${n.meaning}`,
  (n) => (n.known ? undefined : `El sueño le presta una cara ${a(n.meaning)}, la cara ${de(n.np)}`),
  (n) => `Reconoces en ${n.np} ${a(n.meaning)}`,
  (n) => `${n.np} ${agree(n, 'pertenece', 'pertenecen')} a tu reparto de siempre, como ${n.meaning}`,
  (n) => `Quien lleva aquí la cara ${de(n.np)} es ${n.meaning}`,
  (n) => `El sueño elige ${a(n.np)} para mostrarte ${n.meaning}`,
  (n) =>
    `No hace falta buscar lejos ${a(n.np)}; ${n.meaning} ${agreeWith(n.meaning, 'vive', 'viven')} contigo`,
  (n) => `Si ${n.np} ${agree(n, 'tiene', 'tienen')} algo que decirte, lo dice por ${n.meaning}`,
  (n) => `${n.np} ${agree(n, 'trae', 'traen')} hasta aquí ${a(n.meaning)}`,
);

type Say = (n: NounSlots) => string | undefined;

/** A noun symbol that the dream says with a verb is quoted, and a quoted word is no thing that could do anything. */
const isVerb = ({ np }: NounSlots) => np.startsWith('«');

/** What is said of a noun of the dream. */
const ofNoun: readonly Say[] = [
  (n) => (isAspect(n) ? undefined : whole`${jobOf(n)}, y por dentro ${isOf(n.meaning)} ${n.meaning}`),
  (n) => (isAspect(n) ? undefined : whole`De día, ${jobOf(n)}; aquí ${isOf(n.meaning)} ${n.meaning}`),
  (n) => `${n.np} ${being(n)} ${n.meaning}`,
  (n) => `Ahí ${agree(n, 'está', 'están')} ${n.np}, ${n.meaning}`,
  (n) => `También ${agree(n, 'aparece', 'aparecen')} ${n.np}, ${n.meaning}`,
  (n) => `Cuesta poco reconocer en ${n.np} ${n.meaning}`,
  (n) => `Detrás ${de(n.np)} ${agreeWith(n.meaning, 'asoma', 'asoman')} ${n.meaning}`,
  (n) => `Al nombrar ${n.np} hablas ${de(n.meaning)}`,
  (n) => `Por dentro, ${n.np} ${being(n)} ${n.meaning}`,
  (n) => `${n.np} ${agree(n, 'tiene', 'tienen')} que ver con ${n.meaning}`,
  (n) => `Cuenta con ${n.np}, es decir, con ${n.meaning}`,
  (n) => `No ${agree(n, 'falta', 'faltan')} ${n.np}, ${n.meaning}`,
  (n) => `Tampoco ${agree(n, 'sobra', 'sobran')} ${n.np}: ${n.meaning}`,
  (n) => `Cerca ${agree(n, 'queda', 'quedan')} ${n.np}, ${n.meaning}`,
  (n) => `A su manera, ${n.np} ${agree(n, 'habla', 'hablan')} ${de(n.meaning)}`,
  (n) => `En ${n.np} se ${agreeWith(n.meaning, 'reconoce', 'reconocen')} ${n.meaning}`,
  (n) => `De fondo ${agree(n, 'está', 'están')} ${n.np}, ${n.meaning}`,
  (n) => `Quien dice ${n.np} dice ${n.meaning}`,
  (n) => `Hay un sitio para ${n.np} en este sueño, y es el sitio ${de(n.meaning)}`,
  (n) => `Con ${n.np} el sueño te recuerda ${n.meaning}`,
  (n) => `${n.np} te ${agree(n, 'acerca', 'acercan')} ${a(n.meaning)}`,
  (n) =>
    n.group === 'animal'
      ? `${n.np} no ${agree(n, 'decide', 'deciden')}, ${agree(n, 'reacciona', 'reaccionan')}, igual que la costumbre; aquí, ${n.meaning}`
      : undefined,
  (n) => (n.group === 'body' ? `El cuerpo también habla, y ${n.np} ${being(n)} ${n.meaning}` : undefined),
  (n) => (n.group === 'nature' ? `Lo que te rodea dice lo suyo: ${n.np}, ${n.meaning}` : undefined),
];

/** What is said where the dream has a verb for it: «obedece». */
const ofVerb: readonly Say[] = [
  (n) => `${n.np} lleva dentro ${n.meaning}`,
  (n) => `Por debajo de ${n.np} ${agreeWith(n.meaning, 'corre', 'corren')} ${n.meaning}`,
  (n) => `Oye en ${n.np} lo que nombra, ${n.meaning}`,
  (n) => `Al decir ${n.np} piensas en ${n.meaning}`,
  (n) => `${n.np}, dices, y con eso ${agreeWith(n.meaning, 'entra', 'entran')} ${n.meaning}`,
  (n) => `Quédate un momento en ${n.np}, porque ahí ${agreeWith(n.meaning, 'vive', 'viven')} ${n.meaning}`,
  (n) => `${n.np} no es una palabra cualquiera: ahí ${agreeWith(n.meaning, 'está', 'están')} ${n.meaning}`,
  (n) => `También dices ${n.np}, y por dentro ${isOf(n.meaning)} ${n.meaning}`,
  (n) => `Dices ${n.np}, y eso tiene que ver con ${n.meaning}`,
  (n) => `Detrás de ${n.np} ${agreeWith(n.meaning, 'está', 'están')} ${n.meaning}`,
  (n) => `Lo de ${n.np} tiene su nombre por dentro: ${n.meaning}`,
  (n) => `En ${n.np} se ${agreeWith(n.meaning, 'oye', 'oyen')} ${n.meaning}`,
];

/** One of a verb behind each few of a noun, so that the turn falls on all of either alike. */
const between = Math.floor(ofNoun.length / ofVerb.length);
export const thing = skeletons<NounSlots>(
  'es.thing',
  ...ofNoun.flatMap((say, at) => {
    const verb = at % between === 0 ? ofVerb[at / between] : undefined;
    const noun: Say = (n) => (isVerb(n) ? undefined : say(n));
    return verb === undefined ? [noun] : [noun, (n: NounSlots) => (isVerb(n) ? verb(n) : undefined)];
  }),
);

/** The verb goes with whichever side is a plural: "la lluvia son los sentimientos". */
function being(n: NounSlots): string {
  return n.plural ? 'son' : isOf(n.meaning);
}

/** "la cama da reposo al cuerpo"; a function is told of one thing. */
function jobOf(n: NounSlots): string | undefined {
  return n.job === undefined || n.plural ? undefined : `${n.np} ${n.job}`;
}

const shown = (n: NounSlots, text: (meaning: string, words: string) => string) =>
  n.trait && !n.trait.isColour ? text(something(n.trait.meaning), n.trait.words) : undefined;

export const conditioned = skeletons<NounSlots>(
  'es.conditioned',
  (n) =>
    shown(
      n,
      (m, w) =>
        `${n.bare} ${agree(n, 'es', 'son')} ${n.meaning}, y la palabra que cuenta es «${w}»: tal como están las cosas, ${m}`,
    ),
  (n) => shown(n, (m, w) => `Dices «${w}» ${de(n.bare)}, y ahí lo tienes: ${n.meaning}, ${m}`),
  (n) =>
    shown(
      n,
      (m, w) => `El estado lo dice todo: «${w}», y por eso ${n.meaning} ${isOf(n.meaning)} ahora ${m}`,
    ),
  (n) =>
    shown(n, (m, w) => `${n.meaning}: eso ${agree(n, 'es', 'son')} ${n.bare}, y «${w}» añade que es ${m}`),
  (n) =>
    shown(
      n,
      (m, w) =>
        `Sería otro sueño sin ese «${w}» al hablar ${de(n.bare)}; así, ${n.meaning} ${isOf(n.meaning)} ${m}`,
    ),
  (n) =>
    shown(
      n,
      (m, w) =>
        `De todo lo que cabía decir ${de(n.bare)} elegiste «${w}»: en este sueño, ${n.meaning} ${isOf(n.meaning)} ${m}`,
    ),
  (n) =>
    shown(n, (m, w) => `En ${n.bare} te sale al paso ${n.meaning}, y con «${w}» queda dicho que es ${m}`),
);

const tinted = (n: NounSlots, text: (meaning: string, words: string) => string) =>
  n.trait?.isColour ? text(something(n.trait.meaning), n.trait.words) : undefined;

/** A colour is a quality of what has it, told as a condition is. */
export const coloured = skeletons<NounSlots>(
  'es.coloured',
  (n) =>
    tinted(n, (m) => `${n.np} ${agree(n, 'es', 'son')} ${n.meaning}, y el color dice de qué clase: ${m}`),
  (n) =>
    tinted(
      n,
      (m, w) =>
        `Recuerdas «${w}», y un color es una cualidad: ${n.meaning}, en ${n.bare}, ${isOf(n.meaning)} ${m}`,
    ),
  (n) =>
    tinted(
      n,
      (m, w) =>
        `Si recuerdas el color ${de(n.bare)}, por algo será; con «${w}», ${n.meaning} ${isOf(n.meaning)} ${m}`,
    ),
  (n) => tinted(n, (m) => `En ${n.np} te encuentras con ${n.meaning} y, por su color, con ${m}`),
);

const listed = <Item>(list: readonly Item[], join: (item: Item) => string) => {
  const parts = list.map(join);
  const last = parts.pop();
  return parts.length === 0 ? last : `${parts.join('; ')}; y ${last}`;
};

export const rest = skeletons<readonly NounSlots[]>(
  'es.rest',
  (l) => `Alrededor queda el resto de la escena: ${listed(l, (n) => `${n.np}, ${n.meaning}`)}`,
  (l) => `Hay además cosas más pequeñas: ${listed(l, (n) => `${n.np}, ${n.meaning}`)}`,
  (l) => `Nombras de paso ${listed(l, (n) => `${n.np}, o sea, ${n.meaning}`)}`,
  (l) => `También tienes a mano ${listed(l, (n) => `${n.np} (${n.meaning})`)}`,
  (l) =>
    `El fondo no está vacío: ${listed(l, (n) => `en ${n.np} ${agreeWith(n.meaning, 'está', 'están')} ${n.meaning}`)}`,
  (l) => `Y todavía queda algo por mirar: ${listed(l, (n) => `${n.np}, que es ${n.meaning}`)}`,
  (l) => `En los detalles sigue el mismo asunto: ${listed(l, (n) => `${n.np} como ${n.meaning}`)}`,
  (l) => `Lo demás también es tuyo: ${listed(l, (n) => `${n.meaning}, en ${n.np}`)}`,
);
