import { cutEnd } from '../../../text/cut-end.ts';
import { turn } from '../reading/telling/turn.ts';

const helpers = new Set(
  `should can could will would shall must might may ought am are is was were have has had do did can't won't shouldn't
  couldn't don't haven't aren't isn't`.split(/\s+/u),
);
const isHelper = (word: string) => helpers.has(word.toLowerCase());
const person = /^(?:i|we|you|he|she|they|it|there|this|that)$/iu;
const asker = /^(?:what|where|when|why|how|who|which|whom|whose)$/iu;
/** Words that may stand between the asking word and its verb: "how much", "which way", "what kind of". */
const measured =
  /^(?:much|many|long|often|far|way|kind|of|path|direction|else|exactly|really|on|earth|part|side|step|time)$/iu;
/** "my dreams", "my mother": a subject of two words. */
const possessive = /^(?:my|our|his|her|their|the|this|that|these|those)$/iu;

/** Without greeting, leading words and question mark. */
function bared(question: string): string {
  return cutEnd(question.trim().replaceAll('’', "'"), '?!.').replace(
    /^(?:so|and|but|well|oracle|dear oracle|please|tell me|ok|okay)\b,?\s*/iu,
    '',
  );
}

/** "Should I go?" is asked back as "whether you should go", "Why do I wait?" as "why you wait". */
export function askBack(question: string): string | undefined {
  const bare = bared(question);
  if (bare === '' || /["“”?\n()]/u.test(bare)) return undefined;
  const words = bare.split(/\s+/u);
  const [first = ''] = words;
  if (isHelper(first)) return said('whether', words, 0);
  return asker.test(first) ? askedWith(words) : undefined;
}

/** Behind an asking word. */
function askedWith(words: readonly string[]): string | undefined {
  const at = measuredUpTo(words);
  const lead = words.slice(0, at).join(' ').toLowerCase();
  const rest = words.slice(at).join(' ');
  if (/^does it mean\b/iu.test(rest)) return `${lead} it means${turn(rest.slice('does it mean'.length))}`;
  const [next = ''] = words.slice(at);
  if (/^does$/iu.test(next)) return undefined;
  if (isHelper(next)) return said(lead, words, at);
  // "What keeps me from going": the asking word is its own subject.
  return /^(?:what|who|which)/iu.test(lead) && at === 1 ? turn(`${lead} ${rest}`) : undefined;
}

function measuredUpTo(words: readonly string[]): number {
  const end = words.findIndex((word, at) => at > 0 && (at >= words.length - 1 || !measured.test(word)));
  return end < 0 ? 1 : end;
}

/** Subject and helping verb change places; "do" falls away. */
function said(lead: string, words: readonly string[], at: number): string | undefined {
  const [verb = '', ...behind] = words
    .slice(at)
    .map((word, index) => (index === 0 ? word.toLowerCase() : word));
  const length = lengthOfSubject(behind);
  if (length === 0 || behind.length <= length || verb === 'did') return undefined;
  const subject = behind.slice(0, length).join(' ');
  const rest = behind.slice(length).join(' ');
  if (/^how$/iu.test(lead) && /^(?:do|can)$/u.test(verb) && /^i$/iu.test(subject))
    return `how to ${turn(rest)}`;
  return `${lead} ${turn(agreeing([subject, ...(verb === 'do' ? [] : [verb]), rest].join(' ')))}`;
}

/** One word, or two where the first says whose. */
function lengthOfSubject([first = '']: readonly string[]): number {
  if (person.test(first)) return 1;
  return possessive.test(first) ? 2 : 0;
}

/** "I am", not "i am": turning looks at what stands before the verb. */
function agreeing(clause: string): string {
  return clause
    .replace(/^i\b/u, 'I')
    .replace(/^(?<subject>i|we) (?<verb>am|was)\b/iu, (_, __, verb: string) => `I ${verb}`);
}
