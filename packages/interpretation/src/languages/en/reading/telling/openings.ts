import { inSmallLetters } from '../../../../reading/reassurance/small-letters.ts';
import { anyOf, inOrder } from '../../../../reading/syntax/patterns.ts';
import { wordSet } from '../../../../reading/syntax/word-set.ts';
import { isAdverb } from './words.ts';

/** What leads into the dream or its next part; tried on small letters, which takes half the time of ignoring the case. */
const lead = anyOf([
  /^(?:and|but|well|anyway|also|plus|in the beginning|at first|there was this time (?:when|where)),?,? /u,
  /^so(?! (?:that|i (?:could|can|would)|much|many|it)\b),? /u,
  /^that(?= (?:i|we|my|there|it|he|she|they|the|a|an|all|someone)\b) /u,
  /^(?:in|during) (?:this|my|the|another|one) dream,?,? /u,
  /^it (?:seems|seemed) (?:that|like)(?= i\b) /u,
  inOrder([
    /^(?:(?:last|the other|one) night,? |yesterday,? |once,? )?/u,
    /i (?:(?:had|have) a dream|(?:dreamed|dreamt|dream|remember|recall)(?: (?:that|how|where))?)/u,
    /(?= (?:i|i'm|we|there|my|a|the|someone|some|he|she|it|they|that|all)\b) /u,
  ]),
]);

/** "And then I dreamed that": a clause without it. */
export function withoutLead(clause: string): string {
  let small = inSmallLetters(clause);
  for (let found = lead.exec(small); found !== null; found = lead.exec(small))
    small = small.slice(found[0].length);
  return small.length === clause.length ? clause : clause.slice(-small.length).replace(/^,\s*/u, '');
}

const adverbs = wordSet(`
  then suddenly now later finally next eventually afterward afterwards soon once again meanwhile outside inside upstairs
  downstairs immediately slowly somehow earlier instead sometimes`);
const subjects = wordSet(`
  i we i'm i've i'd we're we've my our a an the some one two three four five six several many all both there this that
  these those another someone somebody something everyone everybody everything nobody people his her their he she they it
  it's there's they're he's she's each every most no`);

/** Whether a clause, in small letters, begins with its subject, an adverb before it or not. */
export function opensWithSubject(small: string): boolean {
  if (isSubjectAt(0, small)) return true;
  const behind = behindAdverb(small);
  return behind > 0 && isSubjectAt(behind, small);
}

function isSubjectAt(at: number, small: string): boolean {
  const rest = small.slice(small.startsWith('then ', at) ? at + 'then '.length : at);
  return subjects.has(/^[\p{L}'’]+/u.exec(rest)?.[0] ?? '');
}

function behindAdverb(small: string): number {
  const found = /^(?:all of a sudden|(\p{L}+)),? /u.exec(small);
  if (found === null) return 0;
  const [{ length }, adverb] = found;
  // "Sally, my friend": behind a comma any name may be gone on from.
  const isAdverbial =
    adverb === undefined ||
    adverbs.has(adverb) ||
    isAdverb(adverb) ||
    (adverb.endsWith('ly') && small.charAt(adverb.length) === ',');
  return isAdverbial ? length : 0;
}

/** Somebody by name, alone or with another, and a verb. */
const named = /^\p{Lu}\p{Ll}+ (?:(?:and|or) (?:\p{Lu}\p{Ll}+|[Ii]|my \p{L}+) )?(\p{L}+)/u;
const noName = /^(?:then|later|also|only|now|just|was|is|had|have|has|did|\p{L}+(?:ing|ed|ly))\b/u;
const verbs = wordSet(`
  was were is are had has came comes went goes said took takes looked looks walked walks ran told tells gave gives got gets
  wanted wants asked thought could would did kept stood sat helped`);

/** "Anna and Ben ran"; the clause is given in small letters too. */
export function opensWithName(clause: string, small: string): boolean {
  const verb = named.exec(clause)?.[1];
  if (verb === undefined || noName.test(small)) return false;
  return verbs.has(verb) || (verb.length > 4 && verb.endsWith('ed'));
}
