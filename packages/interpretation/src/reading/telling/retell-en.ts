import type { Analysis } from '../analyse.ts';
import type { Word } from '../syntax/words.ts';
import { blocked, finite, isNounWithClause, markEnglish } from './marks-en.ts';
import { isSecondHalf } from './second-half.ts';
import { createSums } from './sums.ts';
import type { Retell } from './telling.ts';
import { bareText, firstLetterSmall, isClean } from './wording.ts';
import { dangling, isAdverb, openers } from './words-en.ts';

const leads =
  /^(?:(?:and|but|so(?! (?:that|i (?:could|can|would)|much|many|it)\b)|well|anyway|also|plus|that(?= (?:i|we|my|there|it|he|she|they|the|a|an|all|someone)\b)|(?:(?:last|the other|one) night,? |yesterday,? |once,? )?i (?:(?:had|have) a dream|(?:dreamed|dreamt|dream|remember|recall)(?: (?:that|how|where))?)(?= (?:i|i'm|we|there|my|a|the|someone|some|he|she|it|they|that|all)\b)|(?:in|during) (?:this|my|the|another|one) dream,?|in the beginning,?|at first,?|it (?:seems|seemed) (?:that|like)(?= i\b)|there was this time (?:when|where)),? )+/iu;
/** What a clause that can stand alone begins with, after an adverb. */
const opening =
  /^(?:(?:then|suddenly|now|later|finally|next|eventually|afterwards?|soon|once|again|meanwhile|outside|inside|upstairs|downstairs|immediately|slowly|somehow|earlier|instead|sometimes|all of a sudden|(?!only |family |early |ugly |lovely |billy |kelly |sally |emily |molly |polly |lily |holly )\p{L}+ly),? )?(?:then )?(i|we|i'm|i've|i'd|we're|we've|my|our|a|an|the|some|one|two|three|four|five|six|several|many|all|both|there|this|that|these|those|another|someone|somebody|something|everyone|everybody|everything|nobody|people|his|her|their|he|she|they|it|it's|there's|they're|he's|she's|each|every|most|no)(?![\p{L}'’])/iu;
const framed =
  /^(?:when|while|as|after|before|once|at|in|on|from|behind|beside|under|near|all of a sudden)\b/iu;
/** Remarks on remembering, waking and the telling itself are no part of the dream. */
const outside =
  /\b(?:remember|recall|recalled|dream\p{L}*|wake up|(?:when|as|while) (?:arrive|go|look|walk|get) |furthermore|when suddenly|i (?:think|guess|believe|suppose|remembered|mean)|i don't (?:know|think|remember)|i do not know|not sure|you know|for some reason|for real|real life|waking life|in reality|sort of|kind of|(?:days|years|weeks|months) ago|this (?:happened|may have)|first time|all i know|see i see|weird (?:thing|part)|reminds? me|(?:the|next) scene|nothing much to it|ex-?i|i(?:'m| am)? say(?:ing)? \p{L}+ \p{L}+$)\b|(?:said|says|say|asked),|^as (?:though|if) |^some(?:thing|one) (?:our|my)sel|, that |, which though| made up of [^,]*,|this could have|^(?:in|at|on|from|by|with|under|behind) [^,]*, (?:so|but|and) |^(?:i|we) \p{L}+ing\b/iu;
const danglingPhrase =
  /\b(?:something like|told \p{L}+|told (?:you|him|her|them) (?:that|what)|how \p{L}+|so \p{L}+ that|wanted to|tried to|about to|at how \p{L}+|as \p{L}+|and then|promising|noticing|thinking|realizing|telling \p{L}+|asking \p{L}+|exclaims?|repl(?:y|ied|ies)|shouts?|whispers?|announces?|urges?|suggests?|insists?|(?:trying|want|able|going) to \p{L}+|to get|with the words?|(?:say|says|said) to \p{L}+(?: \p{L}+)?|(?:and|but),? (?:just |even |only )?(?:when|as|while|if|after|before|because) [^,]*|have that \p{L}+|and (?:a|the) \p{L}+ (?:that|who) [^,]*)$/iu;

const plain: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
  "i'm": 'you’re',
  "i've": 'you’ve',
  "i'd": 'you’d',
  "i'll": 'you’ll',
  "we're": 'you’re',
  "we've": 'you’ve',
  "we'd": 'you’d',
};
const agreeing: Readonly<Record<string, string>> = { was: 'were', am: 'are', "wasn't": 'weren’t' };
const between = /^(?:and|but|or|then|also|just|still|now|suddenly|already|soon|so|never|always|finally)$/u;

/** Retelling for English: pronouns and the forms of "be" are turned, everything else stays the dreamer's. */
export function retellEnglish(analysis: Analysis): Retell {
  const { text, words, grammar, actions } = analysis;
  const own = actions.filter(({ mention }) => mention.actor?.who === 'dreamer');
  const starts = new Set(own.map(({ mention }) => mention.start));
  const isMine = (word: Word) => starts.has(word.start);
  const flags = markEnglish(analysis);
  const sums = createSums(flags, [blocked, finite]);
  return (from, to) => {
    const [first, last] = [words[from], words[to]];
    if (!first || !last || to === from || dangling.has(last.lower) || sums.of(finite, from, to) === 0)
      return undefined;
    if (words[to + 1]?.lower === 'and' && words[to + 2]?.lower === 'forth') return undefined;
    if (isSecondHalf(from, words, flags)) return undefined;
    const behindLead = isDreamt(from, words) ? from + 3 : from;
    if (sums.of(blocked, behindLead, to) > 0 || !canOpen(from, analysis, isMine)) return undefined;
    const whole = bareText(text.slice(first.start, last.end));
    if (whole === undefined || isForeign(whole)) return undefined;
    const clause = whole.replace(leads, '').replace(/^,\s*/u, '');
    if (outside.test(clause) || isDependent(clause, from, analysis)) return undefined;
    if (isNounWithClause(to - clause.split(' ').length + 1, to, words, flags)) return undefined;
    const subject = withSubject(
      clause,
      words.slice(from, to + 1),
      isMine,
      grammar.dreamer,
      words[from - 1]?.sentence !== first.sentence,
    );
    const told = turn(subject);
    const turned = told && trimmed(told);
    if (turned === undefined || !isTold(turned, from > 0 && words[from - 1]?.sentence === first.sentence))
      return undefined;
    return firstLetterSmall(
      turned,
      analysis,
      (lower) => openers.has(lower) || isAdverb(lower) || lower === 'you' || lower === 'your',
    );
  };
}

/** "I dreamed that": the words of dreaming are allowed where the dream itself follows. */
function isDreamt(from: number, words: readonly Word[]): boolean {
  return words
    .slice(from, from + 3)
    .some(({ lower }) => /^(?:dreamed|dreamt|dream|remember|recall)$/u.test(lower));
}

/** Whether a stretch that begins here can stand alone: known before anything is cut out of the text. */
function canOpen(from: number, { words, names, text }: Analysis, isMine: (word: Word) => boolean): boolean {
  const first = words[from] as Word;
  if (openers.has(first.lower) || isMine(first) || isAdverb(first.lower)) return true;
  return (
    names.has(text.slice(first.start, first.end)) ||
    /^\p{Lu}\p{Ll}/u.test(text.slice(first.start, first.start + 2))
  );
}

/** Words that English has not, so often that the clause is of the other language. */
function isForeign(clause: string): boolean {
  const found = clause.match(
    /(?<!\p{L})(?:el|los|las|una|que|con|pero|estaba|había|mi|por|muy|cuando)(?!\p{L})/giu,
  );
  return (found?.length ?? 0) > 1;
}

/**
 * Whether a clause leans on the words before it: a relative clause, or a noun behind a comma, which is more often a
 * further name of the one before than a new subject.
 */
function isDependent(clause: string, from: number, { words, text }: Analysis): boolean {
  const [before, first] = [words[from - 1], words[from]];
  if (!before || !first || before.sentence !== first.sentence) return false;
  if (/^(?:that|which|who|whom|what)$/u.test(before.lower)) return true;
  // What is doubted or asked for is not told as what happened.
  if (first.lower === 'that' && !factive.test(before.lower)) return true;
  if (/^(?:that|which|who|whose|whom) (?!i\b|we\b|my\b|there\b)/iu.test(clause)) return true;
  return isBehindComma(text, first.start) && /^(?:the|a|an|my|his|her|their)\b/iu.test(clause);
}

const factive =
  /^(?:reali[sz]\p{L}*|notic\p{L}*|discover\p{L}*|see|saw|find|found|dream\p{L}*|was|is|kn[eo]w|feel|felt|learned)$/u;

function isBehindComma(text: string, start: number): boolean {
  let at = start - 1;
  while (at >= 0 && /\s/u.test(text.charAt(at))) at -= 1;
  return text.charAt(at) === ',';
}

/** Somebody by name, alone or with another. */
const named =
  /^\p{Lu}\p{Ll}+ (?:(?:and|or) (?:\p{Lu}\p{Ll}+|[Ii]|my \p{L}+) )?(?:was|were|is|are|had|has|came|comes|went|goes|said|took|takes|looked|looks|walked|walks|ran|told|tells|gave|gives|got|gets|wanted|wants|asked|thought|could|would|did|kept|stood|sat|helped|\p{L}{3,}ed)\b/u;
const noName = /^(?:then|later|also|only|now|just|was|is|had|have|has|did|\p{L}+(?:ing|ed|ly))\b/iu;

/** "Went to the house" and "then came up on a stage" are the dreamer's where the verb is. */
function withSubject(
  clause: string,
  words: readonly Word[],
  isMine: (word: Word) => boolean,
  own: ReadonlySet<string>,
  isFirst: boolean,
): string | undefined {
  if (opening.test(clause)) return clause;
  if (framed.test(clause) && words.some(({ lower }) => own.has(lower))) return clause;
  if (named.test(clause) && !noName.test(clause)) return clause;
  const lead = clause.match(/^(?:then |suddenly |finally |later |just )*/iu)?.[0] ?? '';
  const rest = clause.slice(lead.length);
  const verb = words.find(
    ({ start, end }) => end - start > 1 && rest.toLowerCase().startsWith(textOf(words, start)),
  );
  // "Was in the house" opens a sentence; behind other words somebody or something else was.
  if (/^was\b/iu.test(rest) && (isFirst || lead !== '')) return `${lead}I ${rest}`;
  return verb !== undefined && isMine(verb) && !/ing$/u.test(verb.lower) ? `${lead}I ${rest}` : undefined;
}

function textOf(words: readonly Word[], start: number): string {
  return words.find((word) => word.start === start)?.lower ?? '';
}

/** Every pronoun of the dreamer turned, and "was" where the dreamer is its subject. */
function turn(clause: string | undefined): string | undefined {
  if (clause === undefined) return undefined;
  let isDreamer = false;
  let before = '';
  return clause.replace(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu, (word) => {
    const lower = word.toLowerCase().replace('’', "'");
    const previous = before;
    before = lower;
    if (dreamer.test(lower)) isDreamer = true;
    else if (subjects.test(lower) && opensSubject.test(previous || lower)) isDreamer = false;
    return turnWord(word, lower, previous, isDreamer);
  });
}

const dreamer = /^(?:i|we|i'm|i've|i'd)$/u;
/** Words that may begin another subject, and those behind which they do. */
const subjects =
  /^(?:he|she|it|they|there|who|which|that|someone|everyone|everybody|the|a|an|my|your|his|her)$/u;
const opensSubject = /^(?:and|but|then|who|which|that|there|he|she|it|they|someone)$/u;

function turnWord(word: string, lower: string, previous: string, isDreamer: boolean): string {
  const agreed = agreeing[lower];
  if (agreed !== undefined) {
    const isSubject = /^(?:i|we)$/u.test(previous) || (isDreamer && between.test(previous));
    return isSubject ? agreed : word;
  }
  if (lower === 'mine' && /^(?:a|the|gold|coal)$/u.test(previous)) return word;
  return plain[lower] ?? word;
}

/** What is left of a clause when a verb without its complement is taken off its end: "he beckoned and you realised". */
function trimmed(clause: string): string {
  const last = clause.slice(clause.lastIndexOf(' ') + 1).toLowerCase();
  if (!dangling.has(last) && !danglingPhrase.test(clause)) return clause;
  const at = Math.max(clause.lastIndexOf(' and '), clause.lastIndexOf(' but '), clause.lastIndexOf(', '));
  return at > 0 ? clause.slice(0, at).replace(/,$/u, '') : clause;
}

/** "when you got there you realized": a second subject without a comma, and nothing that leans once more. */
function hasMainClause(clause: string): boolean {
  if (/ (?:as|when|while|after|before|where|that|because|if|who|which) /u.test(clause)) return false;
  return (clause.match(/\b(?:you|you’re|there (?:was|were|is|are)) /gu)?.length ?? 0) > 1;
}

/** "her friend were driving", "Polly and I": one half of who acts stands before. */
const brokenSubject =
  /^(?:the|a|an|my|your|his|her|another) (?:\p{L}+ ){0,2}(?!people|children|men|women|police|others|family|crowd|two|three|four|rest)\p{L}*[^s\s] (?:were|are|have)\b/u;

function isTold(clause: string, isInside: boolean): boolean {
  const leaning = clause.match(/^(?:when|while|as|after|before|once)\b.*?(?=,|$)/iu)?.[0];
  if (leaning?.length === clause.length && !hasMainClause(clause)) return false;
  if (
    leaning &&
    clause.length > leaning.length &&
    !/, (?:\p{L}+ly )?(?:you|it|he|she|they|there|the|a|an|your|his|her|my|this|that|all|one|two|some|\p{Lu}\p{Ll}+)\b/u.test(
      clause,
    )
  )
    return false;
  if (/^(?!you\b|there\b|it\b)[^,]+, (?:which|who|that|where)\b[^,]*$/iu.test(clause)) return false;
  if (isInside && brokenSubject.test(clause) && !/^[^,]* (?:and|you) /u.test(clause)) return false;
  const last = clause.slice(clause.lastIndexOf(' ') + 1).toLowerCase();
  return (
    clause.split(' ').length >= 3 && !dangling.has(last) && !danglingPhrase.test(clause) && isClean(clause)
  );
}
