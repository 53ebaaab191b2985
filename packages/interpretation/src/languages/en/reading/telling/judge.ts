import { anyOf, inOrder } from '../../../../reading/syntax/patterns.ts';
import { isClean } from '../../../../reading/telling/wording.ts';
import { dangling } from './words.ts';

/** Remarks on remembering, waking and the telling itself are no part of the dream. */
const outside = anyOf([
  /\b(?:remember|recall|recalled|dream\p{L}*|wake up|furthermore|when suddenly|not sure|you know|for some reason)\b/u,
  /\b(?:for real|real life|waking life|in reality|sort of|kind of|first time|all i know|see i see)\b/u,
  /\b(?:weird (?:thing|part)|reminds? me|(?:the|next) scene|nothing much to it|ex-?i|said no le)\b/u,
  /\b(?:would|could|should|might) have\b/u,
  /\b(?:when|as|while) (?:arrive|go|look|walk|get) \b/u,
  /\bi (?:think|guess|believe|suppose|remembered|mean|don't (?:know|think|remember)|do not know)\b/u,
  /\b(?:(?:days|years|weeks|months) ago|this (?:happened|may have))\b/u,
  /\bi(?:'m| am)? say(?:ing)? \p{L}+ \p{L}+$/u,
  /(?:said|says|say|asked),|^as (?:though|if) |^some(?:thing|one) (?:our|my)sel/u,
  /, that |, which though| made up of [^,]*,|^this could have/u,
  /^(?:in|at|on|from|by|with|under|behind) [^,]*, (?:so|but|and) |^(?:i|we) \p{L}+ing\b/u,
  inOrder([
    /\bsaid (?!(?:he|she|it|they|that|the|an?|you|i|there|your|my|his|her|this|so|something|no|yes|hello)\b)/u,
    /(?!(?:we|goodbye|to|in|every|all)\b|nothing\b)\p{L}+\b/u,
  ]),
]);

/** Whether the dreamer speaks of the dream rather than tells it; the clause is given in small letters. */
export function isRemark(small: string): boolean {
  return outside.test(small);
}
/** What a clause ends with that has no end. */
const danglingPhrase = anyOf([
  /\b(?:something like|how \p{L}+|so \p{L}+ that|at how \p{L}+|as \p{L}+|and then|, and that \p{L}+|to get)$/u,
  /\b(?:told \p{L}+|(?:tells?|told|asks?|asked) (?:your|the|his|her|my|their) \p{L}+)$/u,
  /\b(?:told (?:you|him|her|them) (?:that|what)|(?:say|says|said) to \p{L}+(?: \p{L}+)?|have that \p{L}+)$/u,
  /\b(?:wanted to|tried to|about to|(?:trying|want|able|going) to \p{L}+|with the words?)$/u,
  /\b(?:promising|noticing|thinking|realizing|telling \p{L}+|asking \p{L}+|exclaims?|repl(?:y|ied|ies))$/u,
  /\b(?:shouts?|whispers?|announces?|urges?|suggests?|insists?|(?:a|an|the) \p{L}+(?:ful|ous|less))$/u,
]);
/** So many words hold all that the phrases above look at. */
const longestPhrase = 5;
/** "and when you came to the door": what is joined leans on what does not come. */
const leaningEnd = anyOf([
  /\b(?:and|but),? (?:just |even |only )?(?:when|as|while|if|after|before|because) [^,]*$/u,
  /\band (?:a|the) \p{L}+ (?:that|who) [^,]*$/u,
]);

/** In small letters: that takes less than half the time of patterns that ignore the case. */
function isDangling(clause: string): boolean {
  const small = clause.toLowerCase();
  return (
    dangling.has(small.slice(small.lastIndexOf(' ') + 1)) ||
    danglingPhrase.test(lastWords(small)) ||
    ((small.includes('and') || small.includes('but')) && leaningEnd.test(small))
  );
}

function lastWords(line: string): string {
  let at = line.length;
  for (let count = 0; count < longestPhrase && at > 0; count += 1) at = line.lastIndexOf(' ', at - 1);
  return at > 0 ? line.slice(at + 1) : line;
}

/** What is left of a clause when a verb without its complement is taken off its end: "he beckoned and you realised". */
function trimmed(clause: string): string {
  const at = Math.max(clause.lastIndexOf(' and '), clause.lastIndexOf(' but '), clause.lastIndexOf(', '));
  return at > 0 ? clause.slice(0, at).replace(/,$/u, '') : clause;
}

/** "when you got there you realized": a second subject without a comma, and nothing that leans once more. */
function hasMainClause(clause: string): boolean {
  if (/ (?:as|when|while|after|before|where|that|because|if|who|which) /u.test(clause)) return false;
  return (clause.match(/\b(?:you|you’re|there (?:was|were|is|are)) /gu)?.length ?? 0) > 1;
}

/** "her friend were driving", "Polly and I": one half of who acts stands before. */
const brokenSubject = inOrder([
  /^(?:the|a|an|my|your|his|her|another) (?:\p{L}+ ){0,2}/u,
  /(?!people|children|men|women|police|others|family|crowd|two|three|four|rest)/u,
  /(?<!\p{L})\p{L}*[^s\s] (?:were|are|have)\b/u,
]);

const mainClause =
  /, (?:\p{L}+ly )?(?:you|it|he|she|they|there|the|a|an|your|his|her|my|this|that|all|one|two|some|\p{Lu}\p{Ll}+)\b/u;

/** "when you came home": what it leans on is not there. */
function isLeaning(clause: string): boolean {
  const leaning = clause.match(/^(?:when|while|as|after|before|once)\b.*?(?=,|$)/iu)?.[0];
  if (leaning === undefined) return false;
  return leaning.length === clause.length ? !hasMainClause(clause) : !mainClause.test(clause);
}

/** A clause in the second person as far as it can stand alone; undefined where no part of it can. */
export function standing(given: string, isInside: boolean): string | undefined {
  const isOpen = isDangling(given);
  const clause = isOpen ? trimmed(given) : given;
  if (isOpen && isDangling(clause)) return undefined;
  return isTold(clause, isInside) ? clause : undefined;
}

function isTold(clause: string, isInside: boolean): boolean {
  if (!hasThreeWords(clause) || isLeaning(clause)) return false;
  if (
    clause.includes(', ') &&
    /^(?!you\b|there\b|it\b)[^,]+, (?:which|who|that|where)\b[^,]*$/iu.test(clause)
  )
    return false;
  if (isInside && brokenSubject.test(clause) && !/^[^,]* (?:and|you) /u.test(clause)) return false;
  return isClean(clause);
}

function hasThreeWords(clause: string): boolean {
  return clause.indexOf(' ', clause.indexOf(' ') + 1) > clause.indexOf(' ');
}
