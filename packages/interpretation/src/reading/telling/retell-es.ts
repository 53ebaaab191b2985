import type { Analysis } from '../analyse.ts';
import type { Retell } from './telling.ts';
import { turnSpanish } from './turn-es.ts';
import { bareText, firstLetterSmall, isClean } from './wording.ts';

const leads =
  /^(?:(?:y|e|pero|pues|bueno|entonces que|soñé que|sueño que|soñaba que|he soñado que|en (?:el|mi|este) sueño,?|recuerdo que|resulta que|la cosa es que|total que)\s+)+/iu;
/**
 * Left to quotation: remarks on remembering, waking and the telling, what ought to be or is going to be, forms of
 * "nosotros", which the regions turn differently, orders to a reader, and words of the other language.
 */
const outside =
  /(?<!\p{L})(?:the|was|were|and|with|my|recuerdo|recordaba|acuerdo|despert\p{L}*|soñ\p{L}+|sueños?|creo|supongo|no sé|etc|digamos|o sea|debes|deberías?|ten[gd]\p{L}+ que|v(?:oy|as|amos) a|como que|nos|nosotr[oa]s|nuestr\p{L}+|\p{L}+(?:amos|emos|imos|ábamos|íamos)|\p{L}+(?:[aeé]nse|ense))(?!\p{L})/iu;
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
    const clause = whole?.replace(leads, '');
    if (clause === undefined || outside.test(clause) || dependent.test(clause)) return undefined;
    const turned = turnSpanish(clause, words.slice(from, to + 1), analysis);
    return turned === undefined || !isTold(turned) ? undefined : firstLetterSmall(turned, analysis.names);
  };
}

function isTold(clause: string): boolean {
  return clause.split(' ').length >= 3 && finite.test(clause) && !dangling.test(clause) && isClean(clause);
}
