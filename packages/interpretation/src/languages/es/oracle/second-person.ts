import { isShared, secondOfPast, secondOfPronoun, secondOfVerb } from '../reading/telling/second-person.ts';
import { determiners, governing } from '../reading/telling/words.ts';

/** Verbs with which people ask, beyond those that dreams are told with. */
const more = new Map(
  `debo debes, debería deberías, podría podrías, querría querrías, acepto aceptas, acabo acabas, dejo dejas, quedo quedas,
  elijo eliges, sigo sigues, confío confías, perdono perdonas, renuncio renuncias, arriesgo arriesgas, merezco mereces,
  temo temes, amo amas, extraño extrañas, echo echas, logro logras, consigo consigues, intento intentas, empiezo empiezas,
  comienzo comienzas, vuelvo vuelves, mudo mudas, caso casas, cambio cambias, invierto inviertes, compro compras, vendo vendes,
  termino terminas, doy das, cuento cuentas, callo callas, aguanto aguantas, espero esperas, suelto sueltas, necesito necesitas,
  separo separas, divorcio divorcias, paso pasas, gano ganas, gasto gastas, enfado enfadas, enojo enojas, peleo peleas,
  discuto discutes, evito evitas, preocupo preocupas, aprendo aprendes, encuentro encuentras, busco buscas, pierdo pierdes,
  llevo llevas, hablo hablas, llamo llamas, digo dices, trabajo trabajas, estudio estudias, vivo vives, creo crees, pienso piensas,
  sueño sueñas, repito repites, reacciono reaccionas, bloqueo bloqueas, freno frenas, postergo postergas, exijo exiges`
    .split(/,\s*/u)
    .map((pair) => pair.trim().split(' ') as [string, string]),
);

/** Forms that are nouns as well: verbs only where nothing before them asks for a noun. */
const asNoun = new Set(
  `trabajo sueño cambio camino paso juego cuento baño gasto estudio freno bloqueo caso peso beso canto encuentro divorcio
  miedo dejo`.split(/\s+/u),
);
const word = /\p{L}+/gu;
const future = /(?:ar|er|ir|dr|br|rr|har|dir)é$/u;
/** Others than the asker speak or are spoken of: a form of two persons is theirs. */
const others = /^(?:él|ella|ellos|ellas|usted|ustedes|nosotros|nosotras)$/u;

/** A sentence of the asker's in the second person; undefined where a verb may be of somebody else, or of several. */
export function secondPerson(sentence: string): string | undefined {
  let before = '';
  let isUnsure = false;
  let isOther = false;
  const turned = sentence.replace(word, (written) => {
    const lower = written.toLowerCase();
    const previous = before;
    before = lower;
    if (others.test(lower)) isOther = true;
    if (lower.startsWith('nosotr')) isUnsure = true;
    if (lower === 'yo') isOther = false;
    if (
      /(?:amos|emos|imos)$/u.test(lower) &&
      !/^(?:extremos|ramos|tramos|últimos|primos|ánimos)$/u.test(lower)
    )
      isUnsure = true;
    return withCase(written, turnWord(lower, previous, isOther));
  });
  return isUnsure ? undefined : turned;
}

function turnWord(lower: string, previous: string, isOther: boolean): string {
  const pronoun = secondOfPronoun(lower);
  if (pronoun !== undefined) return pronoun;
  const isNounHere = determiners.has(previous) || governing.has(previous);
  if (isNounHere && (asNoun.has(lower) || determiners.has(previous))) return lower;
  if (future.test(lower)) return `${lower.slice(0, -1)}ás`;
  return more.get(lower) ?? secondOfVerb(lower) ?? secondOfPast(lower) ?? sharedForm(lower, isOther);
}

/** "debería", "quería": whose it is shows only where somebody else was named. */
function sharedForm(lower: string, isOther: boolean): string {
  return isShared(lower) && !isOther && asksOfSelf.test(lower) ? `${lower}s` : lower;
}
const asksOfSelf = /^(?:deber|podr|querr|tendr|har|estar|ser|ir|volver|dir|gustar(?!ía))ía$/u;

function withCase(written: string, turned: string): string {
  const isCapital = written.charAt(0) !== written.charAt(0).toLowerCase();
  return isCapital ? turned.charAt(0).toUpperCase() + turned.slice(1) : turned;
}
