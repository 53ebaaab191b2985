import type { Analysis } from '../analyse.ts';
import type { Figure } from '../model.ts';
import { actingGroups } from '../syntax/figures.ts';
import { type Word, wordIndexAt } from '../syntax/words.ts';
import {
  secondOfPast,
  secondOfPresent,
  secondOfShared,
  secondOfWord,
  sharedForm,
} from './second-person-es.ts';

/** A word of a clause with what is known of its neighbours. */
interface Place {
  readonly lower: string;
  /** -1 where the word could not be found again. */
  readonly at: number;
  readonly words: readonly Word[];
  readonly analysis: Analysis;
}

/** What a word becomes: another form, itself (`undefined`), or nothing certain (`open`). */
type Turned = string | undefined;
const open = 'open';

/** Every word of the first person turned to the second; undefined where the person of a verb stays open. */
export function turnSpanish(clause: string, words: readonly Word[], analysis: Analysis): string | undefined {
  let isOpen = false;
  let at = words.length - clause.split(/\s+/u).length - 1;
  const turned = clause.replace(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu, (surface) => {
    const lower = surface.toLowerCase();
    const next = words.findIndex((word, index) => index > at && word.lower === lower);
    if (next !== -1) at = next;
    const second = secondOf({ lower, at: next, words, analysis });
    if (second === open) isOpen = true;
    return second === undefined || second === open ? surface : second;
  });
  return isOpen ? undefined : turned;
}

function secondOf(place: Place): Turned {
  const { lower } = place;
  if (joinedMe.test(lower)) return lower.replace(/me$/u, 'te');
  if (joinedNos.test(lower)) return open;
  if (lower === 'siento' && before(place) === 'me') return sitOrFeel(place);
  const known = secondOfWord(lower);
  if (known !== undefined) return isNounPlace(place) && !pronoun.test(lower) ? undefined : known;
  const action = actionAt(place);
  if (action && !isNounPlace(place) && /o$/u.test(lower) && action.mention.actor?.who === 'dreamer')
    return secondOfPresent(action.mention.variation) ?? open;
  if (sharedForm.test(lower)) return turnShared(place, action?.mention.actor?.who);
  if (isNounPlace(place)) return undefined;
  return isUnknownPresent(place) ? open : secondOfPast(lower);
}

/** "ducharme", "mirándome" */
const joinedMe = /(?:[aeiáéí]r|[aiáé]ndo)me$/u;
/** "entregarnos" */
const joinedNos = /(?:[aeiáéí]r|ndo)nos$/u;
const pronoun = /^(?:yo|m\p{L}+|conmigo)$/u;

function before({ at, words }: Place): string {
  return words[at - 1]?.lower ?? '';
}

function isNounPlace(place: Place): boolean {
  return /^(?:el|la|los|las|un|una|mi|tu|su|de|del|al)$/u.test(before(place));
}

function actionAt({ at, words, analysis }: Place) {
  const start = words[at]?.start;
  return start === undefined ? undefined : analysis.actions.find(({ mention }) => mention.start === start);
}

/** "me siento en la silla" is of "sentarse", "me siento mal" of "sentirse". */
function sitOrFeel({ at, words }: Place): string {
  return /^(?:en|sobre|a|al|junto|frente|delante)$/u.test(words[at + 1]?.lower ?? '') ? 'sientas' : 'sientes';
}

function turnShared(place: Place, who: 'dreamer' | 'other' | undefined): Turned {
  const person = personOf(place, who);
  if (person === undefined) return open;
  return person === 'dreamer' ? secondOfShared(place.lower) : undefined;
}

/** A first person in -o of a verb that is not known: where a verb stands, the clause is not told. */
function isUnknownPresent(place: Place): boolean {
  if (!/[^aeio]o$|[ae]o$/u.test(place.lower) || noVerb.test(place.lower)) return false;
  return (
    place.at === 0 ||
    /^(?:y|e|entonces|luego|además|después|ahora|ya|pero|me|lo|le|les|no|se)$/u.test(before(place))
  );
}

/** Words in -o that open a clause and are no verbs. */
const noVerb =
  /^(?:cuando|pero|luego|dentro|mismo|todo|otros?|como|s[oó]lo|pronto|bajo|mucho|poco|tanto|cuatro|ocho|cinco|medio|cierto|primero|segundo|tercero|no|lo|yo|algo|uno|junto|debajo|eso|esto|aquello|claro|bueno|incluso|excepto|tampoco)$/u;

const impersonal = /^(?:había|hacía|era|parecía|podía|debía|llovía|nevaba|anochecía|amanecía)$/u;
/** Verbs with which dreamers begin to tell of themselves. */
const telling =
  /^(?:estaba|iba|caminaba|corría|tenía|veía|quería|sabía|sentía|llevaba|buscaba|intentaba|trataba|seguía)$/u;
const thirdPerson = /^(?:quien|se|él|ella|alguien|nadie)$/u;

/** Whether a form that is the first and the third person has the dreamer as its subject; undefined where it stays open. */
function personOf(place: Place, who: 'dreamer' | 'other' | undefined): 'dreamer' | 'other' | undefined {
  const { at, words } = place;
  const near = words.slice(Math.max(0, at - 3), at).map((word) => word.lower);
  if (near.includes('yo')) return 'dreamer';
  if (isNounForm(place)) return 'other';
  if (who !== undefined) return who;
  if (near.some((word) => thirdPerson.test(word))) return 'other';
  return personByClause(place, near.includes('me'));
}

/** By the nouns of the clause: one before the verb is its subject, somebody behind it may be. */
function personByClause(
  { lower, at, words, analysis }: Place,
  isOnDreamer: boolean,
): 'dreamer' | 'other' | undefined {
  const span = words.filter((word) => word.clause === words[at]?.clause);
  const [first, last] = [span[0]?.start ?? 0, span.at(-1)?.end ?? 0];
  const inside = analysis.figures.filter((figure) => figure.span.start >= first && figure.span.end <= last);
  const nouns = inside.filter((figure) => !isGoverned(figure, analysis));
  const verb = words[at]?.start ?? 0;
  if (nouns.some((figure) => figure.span.end <= verb)) return 'other';
  if (isOnDreamer) return undefined;
  const isActing = nouns.some(
    ({ sign, span: { start } }) => actingGroups.has(sign.mention.group) && start > verb,
  );
  if (impersonal.test(lower) || isActing)
    return inside.length > 0 || lower === 'había' || lower === 'hacía' ? 'other' : undefined;
  const isFirst = span.findIndex((word) => word.start === verb) <= 1;
  if (isFirst && telling.test(lower)) return 'dreamer';
  return undefined;
}

/** Behind a preposition a noun is no subject: "con mi hermano". */
function isGoverned({ span }: Figure, { words, grammar }: Analysis): boolean {
  const before = words[wordIndexAt(words, span.start) - 1];
  return before !== undefined && grammar.prepositions.has(before.lower);
}

/** "la compañía", "una era": nouns that end like verbs. */
function isNounForm(place: Place): boolean {
  return /^(?:la|una|mi|tu|su|esta|esa|de|cada|alguna|otra|el|un)$/u.test(before(place));
}
