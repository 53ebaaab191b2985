import { wordForm } from '../../../assertion/word-form.ts';
import { foldWord } from '../../../text/fold.ts';
import { conjugate } from './morphology/conjugate.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Past forms that no ending gives away, in folded spelling. */
const past =
  list(`era eran eramos fue fui fueron fuimos estaba habia habian iba iban ibamos dijo dije dijeron vi vio vimos
  vieron hizo hice hicimos hicieron tuve tuvo tuvimos pude pudo pudimos puse puso quise quiso vine vino vinieron traje
  trajo supe supo estuve estuvo anduve di dio dimos hacia decia tenia queria podia sabia salia veia caia traia subia
  vivia corria dormia sentia parecia venia`);
const noPast =
  list(`fria frias vacia vacias sombria judia lejania tardia dia tia mia policia compania energia alegria fotografia libreria panaderia fantasia melodia bahia guia
  todavia habitacia sangria sandia mayoria zapateria joyeria tienda asi aqui ahi alli cafe bebe que te se porque pie fe
  aun segun tambien despues sera galeria bateria caballeria carniceria cafeteria peluqueria loteria averia abadia
  economia anatomia biografia geografia filosofia garantia cobardia valentia rebeldia noventa mi ti si algún así`);
const pastEnding = /(?:.aba[ns]?|..abamos|..ia[ns]?|..iamos|..aron|.ieron|.yeron)$/;
const accentedPast = /..(?:ió|[bcdfgjlmnñprstvzu]ó|[bcdfgjlmnñprstvzuh]é|[bcdfgjlmnñprstuvz]í|yó)$/;
/** Verbs of what is always so, and of what somebody does every day. */
const lastingVerbs =
  list(`vivir trabajar gustar encantar odiar detestar amar adorar querer saber conocer soler poder deber
  llevar llamar estudiar hablar dormir comer viajar fumar beber nadar conducir manejar tocar creer sufrir padecer necesitar
  preferir ver hacer dar tomar salir venir sentir quedar pertenecer cuidar enseñar jugar cocinar leer escribir cantar
  bailar practicar asistir pagar usar pisar montar correr cumplir tener decir acabar visitar pensar seguir parecer coger
  subir entrar llegar mirar empezar doler funcionar cerrar abrir oler costar durar servir crecer morder ladrar llover reír
  llorar aguantar soportar temer coleccionar criar vender comprar coser tejer pintar pescar cazar nacer morir existir caminar
  andar roncar mandar insistir repetir`);
/** Nouns and small words that are spelt like such a form. */
const noPresent =
  list(`compra compras venta costa cierre abre cosa pintas caza cazas pesca pinta vela mandos manda entre sobre para como paso pasos pase vino cuenta llama llamas sale toca canto juego juegos llamo uso usos
  pago piso pisos monte montes baile bailes cocina cocinas corte corre queda nado nada bebe beba siento sientes ve dice salvo
  toque pasa fume veo sube suba sigue entra entrada coge hagas haga diga vivas quiera lleve lleven deba coma comas corra
  corras practica practicas visita visitas enseñas estudio estudios trabajos habla tomas tomo leas duerma duermas saben sabe
  sabes pienso piensas parece parecen acabe sepa beso manejo`);
/** Endings of forms that are neither present nor finite. */
const otherEnding = /(?:[aei]r|ndo|d[oa]s?|[ai]mos|ste|steis|[aie]ra[ns]?|[aie]se[ns]?|d)$/;
const irregularParticiple = /(?:uert|iert|vist|ech|uest|rot|crit)[oa]s?$/;
const accentedPresent = new Set(['está', 'están']);
const present = new Set(
  list('es son soy somos esta estan estoy estamos hay he ha hemos han voy va vamos van tengo tienen'),
);
for (const verb of lastingVerbs)
  for (const form of conjugate(verb)) {
    const folded = foldWord(form);
    const isOther =
      isPast(form, folded) ||
      /[íéó]$/.test(form) ||
      otherEnding.test(folded) ||
      irregularParticiple.test(folded);
    if (isOther || folded.length <= 2 || noPresent.has(folded)) continue;
    present.add(folded);
    if (form !== folded) accentedPresent.add(form);
  }
const irregularParticiples = list(
  'visto hecho dicho puesto muerto roto abierto escrito vuelto cubierto ido sido dado',
);
const conditional = /(?:[aei]r|habr|podr|tendr|sabr|querr|pondr|saldr|vendr)ía(?:s|n|mos)?$/;
/** Past forms and names that end like a conditional: "quería", "María". */
const wantingVerb = /^(?:quer|prefer|suger|refer|requer|her|mar|not)ía/;
/** "Panadería", "lotería". */
const tradeNoun = /(?:t|s|l)oría|(?:et|at|ot|ant|and|ic|ad|al|ub|ll|br|qu|[jñpy])ería/;

const subjunctive = /^[a-zñ]+(?:ie|ye|je|ue|a)(?:ra|se)[ns]?$|..(?:ié|á)(?:ra|se)mos$/;
const noSubjunctive = list(
  'clase clases base bases frase frases fase fases pase pases envase cara caras vara varas cuchara cucharas',
);

const tests: readonly (readonly [number, (word: string, folded: string) => boolean])[] = [
  [wordForm.past, isPast],
  [wordForm.present, (word, folded) => !isPast(word, folded) && isPresent(word, folded)],
  [wordForm.gerund, (_, folded) => /(?:ando|iendo|yendo)(?:se|me|l[aeo]s?|nos)?$/.test(folded)],
  [wordForm.infinitive, (_, folded) => /..[aei]r(?:[mts]e|l[aeo]s?|nos|[mts]el[ao]s?)?$/.test(folded)],
  [wordForm.subjunctive, (word, folded) => subjunctive.test(word) && !noSubjunctive.has(folded)],
  [wordForm.conditional, isConditional],
  [wordForm.participle, (_, folded) => /..[ai]d[oa]s?$/.test(folded) || irregularParticiples.has(folded)],
  [wordForm.year, (word) => /^(?:19|20)\d\d$/.test(word)],
  [wordForm.digits, (word) => /^\d+$/.test(word)],
];

/** What the form of a Spanish word tells, as bits. */
export function spanishFormsOf(word: string, folded: string): number {
  let bits = 0;
  for (const [form, isMet] of tests) if (isMet(word, folded)) bits |= form;
  return bits;
}

function isConditional(word: string, folded: string): boolean {
  return conditional.test(word) && !wantingVerb.test(word) && !tradeNoun.test(word) && !noPast.has(folded);
}

function isPast(word: string, folded: string): boolean {
  if (past.has(folded)) return true;
  return !noPast.has(folded) && (pastEnding.test(folded) || accentedPast.test(word));
}

/** A word written with an accent that no present form has is none: "llevó". */
function isPresent(word: string, folded: string): boolean {
  return word === folded ? present.has(folded) : accentedPresent.has(word);
}
