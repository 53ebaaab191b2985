import { skeletons, whole } from '../skeletons.ts';
import type { ActSlots, ChangeSlots, NounSlots, OneSlots, Phrasing } from '../slots.ts';
import { agree, a as al, de, isOf, quote, something } from './words.ts';

/** Short sentences in plain words, for the level that has at most 120 of them. */
export const plain: Partial<Phrasing> = {
  openingPlaces: skeletons<ChangeSlots>(
    'es.plain-places',
    (c) => `Vas ${de(c.fromMeaning)} ${al(c.toMeaning)}`,
    (c) => `Al principio estás en ${c.fromMeaning}, al final en ${c.toMeaning}`,
  ),
  openingActWith: skeletons<OneSlots>(
    'es.plain-act-with',
    (o) => whole`Esto trata de ${o.name}, de ${o.meaning}, con ${o.second} como ${o.third}`,
    (o) => whole`En pocas palabras, es ${o.name}: ${o.meaning}; y en ${o.second}, ${o.third}`,
  ),
  openingAct: skeletons<OneSlots>(
    'es.plain-act',
    (o) => `Este sueño trata de ${o.name}, y eso es ${o.meaning}`,
    (o) => `En una línea, es ${o.name}: ${o.meaning}`,
  ),
  openingEvent: skeletons<OneSlots>(
    'es.plain-event',
    (o) => whole`En él te toca ${o.doing}`,
    (o) => `Trata de ${o.name}`,
  ),
  place: skeletons<NounSlots>(
    'es.plain-place',
    (n) => whole`Estás ${n.where}, en ${n.meaning}`,
    (n) => `El lugar es ${n.np}, ${n.meaning}`,
  ),
  person: skeletons<NounSlots>(
    'es.plain-person',
    (n) => `En ${n.np} ves ${n.meaning}`,
    (n) => `Con ${n.np} conoces ${n.meaning}`,
    (n) => `${n.np} te ${agree(n, 'muestra', 'muestran')} ${n.meaning}`,
  ),
  thing: skeletons<NounSlots>(
    'es.plain-thing',
    (n) => `${n.np} ${agree(n, 'es', 'son')} ${n.meaning}`,
    (n) => `Hay algo más, ${n.np}: ${n.meaning}`,
    (n) => `Toma ${n.np} como ${n.meaning}`,
  ),
  conditioned: skeletons<NounSlots>(
    'es.plain-conditioned',
    (n) =>
      n.trait
        ? `Dices «${n.trait.words}» ${de(n.bare)}: ${n.meaning}, ${something(n.trait.meaning)}`
        : undefined,
    (n) =>
      n.trait
        ? `${n.bare} ${agree(n, 'es', 'son')} ${n.meaning}, y «${n.trait.words}» dice que ${isOf(n.meaning)} ${something(n.trait.meaning)}`
        : undefined,
  ),
  actDreamer: skeletons<ActSlots>(
    'es.plain-act-dreamer',
    (a) => whole`Lo que haces es ${a.doing}: ${a.meaning}`,
    (a) => whole`Al decir ${quote(a.quote)} hablas de ${a.meaning}`,
    (a) => `Lo tuyo aquí es ${a.name}, o sea, ${a.meaning}`,
  ),
  actOther: skeletons<ActSlots>(
    'es.plain-act-other',
    (a) => whole`Dices ${quote(a.quote)}: en ti trabaja ${a.actor?.meaning}, y se trata de ${a.meaning}`,
    (a) => (a.actor ? `Por ${a.actor.np} actúa ${a.actor.meaning}, y es para ${a.meaning}` : undefined),
  ),
  actOnDreamer: skeletons<ActSlots>(
    'es.plain-act-on-dreamer',
    (a) => whole`Dices ${quote(a.quote)}: pide tu atención ${a.actor?.meaning}, y se trata de ${a.meaning}`,
    (a) =>
      a.actor ? `Hacia ti viene ${a.actor.meaning}, como ${a.actor.np}; se trata de ${a.meaning}` : undefined,
    (a) => (a.actor ? undefined : `Algo se te hace, y se trata de ${a.meaning}`),
  ),
};
