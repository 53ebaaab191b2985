import { stemsOf } from '../../morphology/es/conjugate.ts';
import { joinStem } from '../../morphology/es/join-stem.ts';

/** Forms of the first person singular that can be nothing else, and those of the second. */
const irregular = new Map(
  `estoy estás, soy eres, voy vas, he has, tengo tienes, puedo puedes, quiero quieres, veo ves,
  hago haces, digo dices, vengo vienes, pongo pones, salgo sales, doy das, traigo traes, caigo caes,
  oigo oyes, conozco conoces, siento sientes, me te, sé sabes, vi viste, di diste, fui fuiste,
  hice hiciste, tuve tuviste, pude pudiste, quise quisiste, dije dijiste, vine viniste, puse pusiste,
  supe supiste, traje trajiste, estuve estuviste, anduve anduviste, conduje condujiste, hube hubiste,
  creo crees, corro corres, subo subes, entro entras, llego llegas, miro miras, busco buscas,
  encuentro encuentras, pienso piensas, empiezo empiezas, intento intentas, sigo sigues, abro abres,
  cierro cierras, acerco acercas, escucho escuchas, vuelo vuelas, yo tú, mi tu, mis tus, mí ti,
  conmigo contigo, mío tuyo, mía tuya, míos tuyos, mías tuyas`
    .split(/,\s*/u)
    .map((pair) => pair.split(' ') as [string, string]),
);
const noVerbs =
  /^(?:qué|porqué|café|así|aquí|allí|ahí|sí|mí|también|bebé|té|chalé|puré|sofá|comité|fe|pie|josé|rubí|esquí|jabalí|sé|dé)$/u;
const futures = /^(?:seré|iré|haré|estaré|tendré|podré|diré|vendré|saldré|pondré|querré|sabré|habré)$/u;

/** Second person of a preterite in -é or -í: "llegué" is "llegaste"; undefined for any other word. */
export function secondOfPast(word: string): string | undefined {
  if (noVerbs.test(word) || futures.test(word) || word.length < 3) return undefined;
  if (/[bcdfghjklmnñpqrstvwxyzaeiou]í$/u.test(word))
    return `${word.slice(0, -1)}${/[aeo]í$/u.test(word) ? 'íste' : 'iste'}`;
  if (!word.endsWith('é')) return undefined;
  const stem = word
    .slice(0, -1)
    .replace(/gu$/u, 'g')
    .replace(/qu$/u, 'c')
    .replace(/c$/u, word.endsWith('qué') ? 'c' : 'z');
  return `${stem}aste`;
}

/** Second person of a form that is the first and the third: "estaba", "tenía". */
export function secondOfShared(word: string): string | undefined {
  return sharedForm.test(word) ? `${word}s` : undefined;
}

/** Imperfect, conditional, past subjunctive: the same for "yo" and for "él". */
export const sharedForm = /^(?:era|iba|veía)$|(?:aba|ía|iera|iese|ara)$/u;

/** The second person that a word stands for, where it can be no other than the first. */
export function secondOfWord(word: string): string | undefined {
  return irregular.get(word);
}

/** "abro" and "abrir": "abres". */
export function secondOfPresent(infinitive: string): string | undefined {
  const stems = stemsOf(infinitive.split(' ')[0] ?? '');
  if (stems === undefined) return undefined;
  return joinStem(stems.stressed, stems.theme === 'ar' ? 'as' : 'es', stems.theme);
}
