import { remembered, rememberedTest } from '../../../../reading/syntax/remembered.ts';
import { wordSet } from '../../../../reading/syntax/word-set.ts';
import { knownForms } from './verbs.ts';

/** Forms of the first person singular that can be nothing else, and those of the second. */
const irregular = new Map(
  `estoy estás, soy eres, voy vas, he has, tengo tienes, puedo puedes, quiero quieres, veo ves,
  hago haces, digo dices, vengo vienes, pongo pones, salgo sales, doy das, traigo traes, caigo caes,
  oigo oyes, conozco conoces, siento sientes, sé sabes, vi viste, di diste, fui fuiste, oí oíste,
  hice hiciste, tuve tuviste, pude pudiste, quise quisiste, dije dijiste, vine viniste, puse pusiste,
  supe supiste, traje trajiste, estuve estuviste, anduve anduviste, conduje condujiste, hube hubiste,
  huyo huyes, río ríes, sonrío sonríes, obtengo obtienes, sostengo sostienes, mantengo mantienes,
  detengo detienes, contengo contienes, retengo retienes, intervengo intervienes`
    .split(/,\s*/u)
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Pronouns and possessives of the dreamer, which are turned wherever they stand. */
const pronouns = new Map(
  `yo tú, mi tu, mis tus, mí ti, me te, conmigo contigo, mío tuyo, mía tuya, míos tuyos, mías tuyas, mio tuyo, mia tuya`
    .split(/,\s*/u)
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Other words in -é and -í. */
const noVerbs = wordSet(`
  qué porqué café así aquí allí ahí sí tí bebé té chalé puré comité fé pié josé rubí esquí jabalí sé dé esté carné buffé
  bidé canapé cliché paté andré noé salomé tomé maní ají colibrí popurrí bisturí alhelí frenesí israelí marroquí iraní
  irlandé`);

/** Second person of a preterite in -é or -í: "llegué" is "llegaste"; undefined for any other word. */
export const secondOfPast = remembered(findSecondOfPast);

function findSecondOfPast(word: string): string | undefined {
  const last = word.charCodeAt(word.length - 1);
  if ((last !== acuteE && last !== acuteI) || word.length < 3) return undefined;
  if (noVerbs.has(word)) return undefined;
  if (last === acuteI) return `${word.slice(0, -1)}${/[aeo]í$/u.test(word) ? 'íste' : 'iste'}`;
  const stem = word
    .slice(0, -1)
    .replace(/gu$/u, 'g')
    .replace(/qu$/u, 'c')
    .replace(/c$/u, word.endsWith('qué') ? 'c' : 'z');
  return `${stem}aste`;
}
const acuteE = 0xe9;
const acuteI = 0xed;

/** "tendré", "caminaré": what is announced is no part of a retelling. */
export function isFuture(word: string): boolean {
  return word.endsWith('ré') && !knownForms.seconds.has(word);
}

/** The second person of a form that can be no other than the first. */
export const secondOfVerb = remembered((word) => irregular.get(word) ?? knownForms.seconds.get(word));

/** "mi" is "tu", "conmigo" is "contigo", "ducharme" is "ducharte". */
export const secondOfPronoun = remembered(findSecondOfPronoun);

function findSecondOfPronoun(word: string): string | undefined {
  const known = pronouns.get(word);
  if (known !== undefined) return known;
  if (!hasJoinedMe.test(word) || ownEnding.has(word)) return undefined;
  return word.replace(/me(?=l[oa]s?$|$)/u, 'te');
}
const hasJoinedMe = /(?:[aeiáéí]r|[aiáé]ndo)me(?:l[oa]s?)?$/u;
/** Words that end so by themselves: "duerme" is somebody asleep. */
const ownEnding = wordSet(`
  duerme firme confirme afirme reafirme arme alarme desarme gendarme germe merme enferme`);

/** Imperfect, conditional, past subjunctive: the same for "yo" and for "él". */
export const isShared: (word: string) => boolean = rememberedTest({ test: findShared });

function findShared(word: string): boolean {
  if (irregularShared.has(word)) return true;
  if (word.length < 3 || !word.endsWith('a')) return false;
  if (knownForms.shared.has(word)) return true;
  if (word.endsWith('aba')) return !nounsInAba.has(word);
  return word.endsWith('ía') && !nounsInIa.has(word) && !nounEnding.test(word);
}
const irregularShared = wordSet('era iba veía fuera hubiera');
const nounsInAba = wordSet('silaba sílaba haba traba');
const nounEnding = /(?:ería|logía|grafía|nomía|patía|metría|gogía|fonía)$/u;
const nounsInIa = wordSet(`
  día mediodía todavía tía guía vía fría vacía policía alegría energía compañía bahía poesía fantasía mayoría minoría
  cercanía lejanía sombría mía judía sandía cría maría lucía sofía garcía melodía tranvía armonía agonía travesía
  sequía bujía espía ironía manía teoría utopía sinfonía simpatía antipatía valentía ciudadanía alcaldía rebeldía
  hipocresía cortesía abadía crujía tubería andalucía turquía avería estadía lejía encía jerarquía tiranía crestería`);
