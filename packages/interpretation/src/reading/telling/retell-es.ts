import type { Analysis } from '../analyse.ts';
import { actingGroups } from '../syntax/figures.ts';
import type { Word } from '../syntax/words.ts';
import {
  secondOfPast,
  secondOfPresent,
  secondOfShared,
  secondOfWord,
  sharedForm,
} from './second-person-es.ts';
import type { Retell } from './telling.ts';
import { bareText, firstLetterSmall, isClean } from './wording.ts';

const leads =
  /^(?:(?:y|e|pero|pues|bueno|entonces que|soñé que|sueño que|soñaba que|he soñado que|en (?:el|mi|este) sueño,?|recuerdo que|resulta que|la cosa es que|total que)\s+)+/iu;
/** Remarks on remembering, waking and the telling, and forms of "nosotros", which are left to quotation. */
const outside =
  /(?<!\p{L})(?:the|was|were|and|with|my|recuerdo|recordaba|acuerdo|despert\p{L}*|soñ\p{L}+|sueño|sueños|creo|supongo|no sé|etc|digamos|o sea|debes|deberías|debería|ten[gd]\p{L}+ que|v(?:oy|as|amos) a|como que|nos|nosotr[oa]s|nuestr\p{L}+|\p{L}+(?:amos|emos|imos|ábamos|íamos))(?!\p{L})/iu;
const dangling =
  /(?<!\p{L})(?:y|e|o|u|pero|que|de|del|a|al|en|con|por|para|sin|un|una|el|la|los|las|su|sus|tu|tus|se|te|lo|le|me|muy|más|como|cuando|donde|porque|si|era|estaba|estabas|había|hay|ni|no)$/iu;
const finite =
  /(?<!\p{L})(?:es|son|está|están|hay|había|hubo|era|eran|fue|fueron|va|van|iba|iban|tiene|tenía|dice|dijo|ve|veía|vio|hace|hacía|hizo|viene|vino|pone|puso|eres|estás|vas|tienes|ves)(?!\p{L})|\p{L}(?:aste|iste|abas?|aban|ías?|ían|ó|ieron|aron|es|as)(?!\p{L})/iu;
/** A clause that depends on another one cannot be told alone. */
const dependent = /^(?:que|quien|quienes|porque|si|aunque|donde|como|sino|ni|o|u)(?!\p{L})/iu;

/**
 * Retelling for Spanish: the verb forms of the dreamer are turned where they can be nothing else, or where the clause
 * shows that the dreamer is the subject. Where it does not show, nothing is told.
 */
export function retellSpanish(analysis: Analysis): Retell {
  const { text, words } = analysis;
  return (from, to) => {
    const [first, last] = [words[from], words[to]];
    if (!first || !last || to === from) return undefined;
    const whole = bareText(text.slice(first.start, last.end));
    if (whole === undefined) return undefined;
    const clause = whole.replace(leads, '');
    if (
      outside.test(clause) ||
      dependent.test(clause) ||
      /(?<!\p{L})\p{L}+(?:[aeé]nse|ense)(?!\p{L})/u.test(clause)
    )
      return undefined;
    const turned = turn(clause, words.slice(from, to + 1), analysis);
    return turned === undefined || !isTold(turned) ? undefined : firstLetterSmall(turned, analysis.names);
  };
}

/** Every word of the first person turned; undefined where the person of a verb stays open. */
function turn(clause: string, words: readonly Word[], analysis: Analysis): string | undefined {
  let isOpen = false;
  let at = words.length - clause.split(/\s+/u).length - 1;
  const turned = clause.replace(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu, (surface) => {
    const lower = surface.toLowerCase();
    const next = words.findIndex((word, index) => index > at && word.lower === lower);
    if (next !== -1) at = next;
    const word = words[next === -1 ? at : next];
    const second = secondOf(lower, word, next, words, analysis);
    if (second === 'open') isOpen = true;
    return second === undefined || second === 'open' ? surface : second;
  });
  return isOpen ? undefined : turned;
}

function secondOf(
  lower: string,
  word: Word | undefined,
  at: number,
  words: readonly Word[],
  analysis: Analysis,
): string | undefined {
  const before = words[at - 1]?.lower ?? '';
  const isAfterArticle = /^(?:el|la|los|las|un|una|mi|tu|su|de|del|al)$/u.test(before);
  if (joinedMe.test(lower)) return lower.replace(/me$/u, 'te');
  if (/(?:[aeiáéí]r|ndo)nos$/u.test(lower)) return 'open';
  if (lower === 'siento' && before === 'me')
    return /^(?:en|sobre|a|al|junto|frente|delante)$/u.test(words[at + 1]?.lower ?? '')
      ? 'sientas'
      : 'sientes';
  const known = secondOfWord(lower);
  if (known !== undefined)
    return isAfterArticle && !/^(?:mi|mis|me|mí|yo)$/u.test(lower) && !/^m/u.test(lower) ? undefined : known;
  const action = analysis.actions.find(({ mention }) => mention.start === word?.start);
  if (action && !isAfterArticle && /o$/u.test(lower) && action.mention.actor?.who === 'dreamer')
    return secondOfPresent(action.mention.variation) ?? 'open';
  if (sharedForm.test(lower)) {
    const person = personOf(lower, at, words, analysis, action?.mention.actor?.who);
    if (person === 'dreamer') return secondOfShared(lower);
    return person === 'other' ? undefined : 'open';
  }
  if (isAfterArticle) return undefined;
  const isClitic = /^(?:me|lo|la|le|los|las|les|no|se)$/u.test(before);
  const isPresent =
    /[^aeio]o$|[ae]o$/u.test(lower) &&
    (at === 0 ||
      /^(?:y|e|entonces|luego|además|después|ahora|ya|pero)$/u.test(before) ||
      (isClitic && before !== 'la' && before !== 'los'));
  if (isPresent && !noVerb.test(lower)) return 'open';
  return secondOfPast(lower);
}

/** "ducharme", "mirándome" */
const joinedMe = /(?:[aeiáéí]r|[aiáé]ndo)me$/u;
/** Words in -o that open a clause and are no verbs. */
const noVerb =
  /^(?:cuando|pero|luego|dentro|mismo|todo|otro|otros|como|solo|sólo|pronto|bajo|mucho|poco|tanto|cuatro|ocho|cinco|ocho|medio|cierto|primero|segundo|tercero|lejos|no|lo|yo|algo|cada|uno|mientras|entonces|junto|dentro|debajo|al|to|eso|esto|aquello|claro|bueno|incluso|excepto|cerca|tampoco|mi|su)$/u;

const impersonal = /^(?:había|hacía|era|parecía|podía|debía|llovía|nevaba|anochecía|amanecía)$/u;
const nouns = /(?:ía|aba|era|ara|iera)$/u;

/** Whether a form that is the first and the third person has the dreamer as its subject. */
function personOf(
  lower: string,
  at: number,
  words: readonly Word[],
  { figures }: Analysis,
  who: 'dreamer' | 'other' | undefined,
): 'dreamer' | 'other' | undefined {
  const before = words.slice(Math.max(0, at - 3), at).map((word) => word.lower);
  if (before.includes('yo')) return 'dreamer';
  if (isNoun(lower, words[at - 1]?.lower)) return 'other';
  if (who !== undefined) return who;
  if (before.includes('me')) return undefined;
  const isMine = words.some(
    (word) => /^(?:mi|mis|mí|conmigo|me)$/u.test(word.lower) || /[ae]rme$/u.test(word.lower),
  );
  if (before.some((word) => /^(?:quien|se|él|ella|alguien|nadie)$/u.test(word))) return 'other';
  const clause = words[at]?.clause;
  const span = words.filter((word) => word.clause === clause);
  const [first, last] = [span[0]?.start ?? 0, span.at(-1)?.end ?? 0];
  const inside = figures.filter((figure) => figure.span.start >= first && figure.span.end <= last);
  const verb = words[at]?.start ?? 0;
  if (inside.some((figure) => figure.span.end <= verb)) return 'other';
  const isFirst = span.findIndex((word) => word.start === verb) <= 1;
  const acting = inside.some(
    (figure) => actingGroups.has(figure.sign.mention.group) && figure.span.start > verb,
  );
  if (impersonal.test(lower) || acting)
    return inside.length > 0 || lower === 'había' || lower === 'hacía' ? 'other' : undefined;
  if (isMine) return undefined;
  return isFirst &&
    /^(?:estaba|iba|caminaba|corría|tenía|veía|quería|sabía|sentía|llevaba|buscaba|intentaba|trataba|seguía)$/u.test(
      lower,
    )
    ? 'dreamer'
    : undefined;
}

function isNoun(lower: string, before: string | undefined): boolean {
  return (
    nouns.test(lower) &&
    /^(?:la|una|mi|tu|su|esta|esa|de|cada|alguna|otra|compañía|el|un)$/u.test(before ?? '')
  );
}

function isTold(clause: string): boolean {
  return clause.split(' ').length >= 3 && finite.test(clause) && !dangling.test(clause) && isClean(clause);
}
