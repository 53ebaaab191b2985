import { skeletons, whole } from '../skeletons.ts';
import type { ItemSlots, NounSlots } from '../slots.ts';
import { a, agree, agreeWith, de, isAspect, isOf, something } from './words.ts';

const later = (noun: NounSlots) => noun.scene > 0;

export const place = skeletons<NounSlots>(
  'es.place',
  (n) => whole`Estás ${n.where}, es decir, en ${n.meaning}`,
  (n) => (later(n) ? undefined : whole`Todo empieza ${n.where}, y eso da el marco: ${n.meaning}`),
  (n) => (later(n) ? `Luego cambia el lugar y aparece ${n.np}, ${n.meaning}` : undefined),
  (n) => whole`Lo que pasa ${n.where} búscalo en ${n.meaning}`,
  (n) => (later(n) ? `De ahí el sueño pasa ${a(n.np)}: ${n.meaning}` : undefined),
  (n) => `El escenario es ${n.np}, y un escenario es un estado de la mente; aquí, ${n.meaning}`,
  (n) => (later(n) ? whole`Ahora estás ${n.where}, y el nuevo marco es ${n.meaning}` : undefined),
  (n) => (later(n) ? undefined : whole`Primero, dónde estás: ${n.where}, o sea, en ${n.meaning}`),
  (n) =>
    later(n) ? whole`La parte que sigue ocurre ${n.where}; por dentro se trata ${de(n.meaning)}` : undefined,
  (n) => whole`Con lo que sucede ${n.where}, el sueño habla ${de(n.meaning)}`,
  (n) => (later(n) ? `Con ${n.np} se abre otro lado tuyo, ${n.meaning}` : undefined),
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
      ? `Lo primero que dirías ${de(n.np)} es la cualidad que cuenta aquí; vista por dentro, es ${n.meaning}`
      : undefined,
  (n) => `En ${n.np} te encuentras con ${n.meaning}`,
  (n) => `${n.np} no ${agree(n, 'viene', 'vienen')} de visita: es ${n.meaning}`,
  (n) => `El papel que le das ${a(n.np)} le toca ${a(n.meaning)}`,
  (n) => `Con ${n.np} ${agreeWith(n.meaning, 'entra', 'entran')} en escena ${n.meaning}`,
  (n) => (n.known ? `Busca una sola palabra para ${n.np}: esa palabra nombra ${a(n.meaning)}` : undefined),
  (n) => `${n.np} no ${agree(n, 'habla', 'hablan')} por nadie de fuera, sino por ${n.meaning}`,
  (n) => `También ${agree(n, 'está', 'están')} ${n.np}: ${n.meaning}, con cara y cuerpo`,
  (n) => (n.known ? undefined : `El sueño le presta una cara ${a(n.meaning)}, la cara ${de(n.np)}`),
  (n) => `Mira ${a(n.np)} y verás ${n.meaning}`,
);

export const thing = skeletons<NounSlots>(
  'es.thing',
  (n) =>
    isAspect(n)
      ? undefined
      : whole`Algo que ${n.job}: así ${agree(n, 'llega', 'llegan')} ${n.np} a ser ${n.meaning}`,
  (n) => `Con ${n.np} ${agreeWith(n.meaning, 'viene', 'vienen')} ${n.meaning}`,
  (n) => `${n.np} ${agree(n, 'tiene', 'tienen')} aquí su sitio como ${n.meaning}`,
  (n) => `Puedes leer ${n.np} como ${n.meaning}`,
  (n) => `${n.meaning} ${agreeWith(n.meaning, 'toma', 'toman')} la forma ${de(n.np)}`,
  (n) => whole`De día, algo así ${n.job}; por dentro, ${n.np} ${agree(n, 'es', 'son')} ${n.meaning}`,
  (n) => `El sueño te pone delante ${n.np}, y con eso, ${n.meaning}`,
  (n) => `Donde el sueño dice ${n.np}, entiende ${n.meaning}`,
  (n) => `No pases de largo ante ${n.np}: ${n.meaning}`,
  (n) =>
    n.group === 'animal'
      ? `${n.np} no ${agree(n, 'decide', 'deciden')}, ${agree(n, 'reacciona', 'reaccionan')}, igual que la costumbre; aquí, ${n.meaning}`
      : undefined,
  (n) => `Al contarlo le diste un lugar ${a(n.np)}, y así ${a(n.meaning)}`,
  (n) =>
    n.group === 'body'
      ? `El cuerpo también habla, y ${n.np} ${agree(n, 'es', 'son')} ${n.meaning}`
      : undefined,
  (n) => (n.group === 'nature' ? `Lo que te rodea dice lo suyo: ${n.np}, ${n.meaning}` : undefined),
);

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
  (l) => `Te acompañan aquí cosas más pequeñas: ${listed(l, (n) => `${n.meaning}, en ${n.np}`)}`,
  (l) => `Además nombras ${listed(l, (n) => `${n.np}, o sea, ${n.meaning}`)}`,
  (l) => `Esto tienes a mano en este punto: ${listed(l, (n) => `${n.meaning} (${n.np})`)}`,
  (l) => `El fondo tampoco está vacío; guarda ${listed(l, (n) => `${n.np} como ${n.meaning}`)}`,
  (l) => `De paso, el sueño te enseña ${listed(l, (n) => `${n.meaning} por medio ${de(n.np)}`)}`,
  (l) => `Y lo demás se lee con ello: ${listed(l, (n) => `${n.np} por ${n.meaning}`)}`,
  (l) => `En los detalles sigue el mismo asunto: ${listed(l, (n) => `${n.np} como ${n.meaning}`)}`,
);

export const also = skeletons<readonly ItemSlots[]>(
  'es.also',
  (l) => `Aquí se cuenta más de lo que cabe frase a frase: ${listed(l, (n) => `${n.label}, ${n.meaning}`)}`,
  (l) => `Lo demás de esta parte, en breve: ${listed(l, (n) => `${n.label} es ${n.meaning}`)}`,
  (l) => `Lo que queda se lee de una vez: ${listed(l, (n) => `${n.label}, es decir, ${n.meaning}`)}`,
  (l) => `Ten presente por el camino ${listed(l, (n) => `${n.label} (${n.meaning})`)}`,
  (l) => `Al margen de la escena quedan ${listed(l, (n) => `${n.label} por ${n.meaning}`)}`,
  (l) => `Para no dejar nada: ${listed(l, (n) => `${n.label}, en otras palabras, ${n.meaning}`)}`,
  (l) => `Otras palabras tuyas también dicen lo suyo: ${listed(l, (n) => `${n.label}, ${n.meaning}`)}`,
  (l) => `Por último, y sin peso: ${listed(l, (n) => `${n.label} como ${n.meaning}`)}`,
);
